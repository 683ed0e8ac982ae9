import { Worker } from 'node:worker_threads'
import { AppError } from '../../../model/errors.ts'
import { MOST_ROWS, type Sheet, type SheetAnswer } from './sheet.ts'

/** Milliseconds and megabytes that a file may take to read: a workbook can be made to unpack into anything. */
const TIME = 60_000
const MEMORY = 512

function parseApart(bytes: Uint8Array): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./parseSheet.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  return new Promise((resolve) => {
    const refuse = () => resolve({ refused: 'importFormat' })
    const timer = setTimeout(() => void worker.terminate().then(refuse), TIME)
    worker.once('message', resolve)
    worker.once('error', refuse)
    worker.once('exit', () => {
      clearTimeout(timer)
      refuse()
    })
  })
}

/** Reads a file in a thread of its own, so that other requests go on meanwhile. Throws `AppError` 422. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const answer = await parseApart(bytes)
  if ('sheet' in answer) return answer.sheet
  throw new AppError(422, answer.refused, { params: { limit: MOST_ROWS } })
}
