import { advanceJob } from '../jobs/jobs.ts'
import { Seen } from '../seen.ts'
import type { Values } from '../values.ts'
import { dryRun } from './dryRun.ts'
import { changeInput, failingJob, type Importing, inputRows, isCurrent } from './importJob.ts'
import { countsOf, partsOf } from './importPart.ts'

/** Checks one part and stores the result. Returns the number of its rows. */
async function checkPart(importing: Importing, id: string, seen: Seen, asks: Map<string, Values>): Promise<number> {
  const { context, entity, subject } = importing
  const parts = context.repository.of('importParts')
  const part = await parts.get(context.db.read, id)
  if (!part) return 0
  const found = await dryRun(context, entity, subject, await inputRows(importing, part), seen)
  for (const [confirmation, { code, params, extra }] of found.asks) asks.set(confirmation, { code, params, extra })
  const checked = { state: 'checked' as const, results: { rows: found.results, refused: {} }, ...countsOf(found.results), refused: 0 }
  await context.db.write(async (trx) => {
    const [current] = await parts.getLocked(trx, [id])
    if (current) await parts.update(trx, current, checked)
  })
  return found.results.length
}

/** Checks all rows of an import, part by part, and makes it ready to be written, unless it is cancelled or checked again meanwhile. */
async function checkImport(importing: Importing, stopping: AbortSignal): Promise<void> {
  const { context, jobId } = importing
  const asks = new Map<string, Values>()
  const seen = new Seen()
  let done = 0
  for (const { id } of await partsOf(context, jobId)) {
    if (stopping.aborted || !(await isCurrent(importing))) return
    done += await checkPart(importing, id, seen, asks)
    await advanceJob(context, jobId, { done })
  }
  if (await isCurrent(importing)) await changeInput(context, jobId, { asks: Object.fromEntries(asks) }, { from: ['running'], to: 'ready' })
}

/** The same as a job whose failure is stored. */
export const runCheck = (importing: Importing, stopping: AbortSignal): Promise<void> =>
  failingJob(importing, checkImport(importing, stopping))
