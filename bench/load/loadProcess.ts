import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadMessage, LoadPlan, LoadResult } from './loadPlan.ts'

/** The load generator, in a separate process, so that it and the server each have a core. */
export interface LoadProcess {
  readonly run: (plan: LoadPlan) => Promise<LoadResult>
  readonly stop: () => void
}

export function startLoadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, 'generator.ts'))
  const run = (plan: LoadPlan) =>
    new Promise<LoadResult>((done, failed) => {
      child.once('message', (message: LoadMessage) => ('result' in message ? done(message.result) : failed(new Error(message.error))))
      child.send(plan)
    })
  return { run, stop: () => child.disconnect() }
}
