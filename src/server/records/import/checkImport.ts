import { advanceJob } from '../jobs/jobs.ts'
import { Seen } from '../seen.ts'
import type { Values } from '../values.ts'
import { dryRun } from './dryRun.ts'
import { failingJob, type Importing, inputOf, inputRows, lockRun, stillRuns } from './importJob.ts'
import { countsOf } from './importPart.ts'
import { partsOf } from './importParts.sql.ts'
import { wrongTexts } from './wrongValues.ts'

/** Checks one part and stores the result. Returns the number of its rows. */
async function checkPart(importing: Importing, id: string, seen: Seen, asks: Map<string, Values>): Promise<number> {
  const { context, entity, subject, input } = importing
  const parts = context.repository.of('importParts')
  const part = await parts.get(context.db.read, id)
  if (!part) return 0
  const found = await dryRun(context, entity, subject, await inputRows(importing, part), { seen, mode: input.mode })
  for (const [confirmation, { code, params, extra }] of found.asks) asks.set(confirmation, { code, params, extra })
  const checked = {
    state: 'checked' as const,
    results: { rows: found.results, refused: {} },
    wrong: wrongTexts(importing, part, found.results),
    ...countsOf(found.results),
    refused: 0,
  }
  await context.db.write(async (trx) => {
    const [current] = await parts.getLocked(trx, [id])
    if (current) await parts.update(trx, current, checked)
  })
  return found.results.length
}

/** Makes an import ready to be written. One that was cancelled meanwhile is cancelled, and one that is checked again is left to that check. */
async function endCheck(importing: Importing, asks: Values): Promise<void> {
  const { context } = importing
  await context.db.write(async (trx) => {
    const job = await lockRun(importing, trx)
    const status = job?.status === 'cancelling' ? 'cancelled' : 'ready'
    if (job) await context.repository.of('jobs').update(trx, job, { input: { ...inputOf(job), asks }, status })
  })
}

/** Checks all rows of an import, part by part, until it is cancelled or checked again. */
async function checkImport(importing: Importing, stopping: AbortSignal): Promise<void> {
  const { context, jobId } = importing
  const asks = new Map<string, Values>()
  const seen = new Seen()
  let done = 0
  for (const { id } of await partsOf(context, jobId)) {
    if (stopping.aborted || !(await stillRuns(importing))) return
    done += await checkPart(importing, id, seen, asks)
    await advanceJob(context, jobId, { done })
  }
  await endCheck(importing, Object.fromEntries(asks))
}

/** The same as a job whose failure is stored. */
export const runCheck = (importing: Importing, stopping: AbortSignal): Promise<void> =>
  failingJob(importing, checkImport(importing, stopping))
