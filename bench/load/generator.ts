import type { LoadMessage, LoadPlan } from './loadPlan.ts'
import { socketLoad } from './socketLoad.ts'

const answer = (message: LoadMessage) => process.send?.(message)

process.on('message', (plan: LoadPlan) => {
  socketLoad(plan).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
