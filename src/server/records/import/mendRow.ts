import type { ImportRow } from '../../../model/calls/importCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { Seen } from '../seen.ts'
import type { Values } from '../values.ts'
import { dryRun } from './dryRun.ts'
import { importFields } from './guessColumns.ts'
import { changeInput, findImport, inputOf, inputRows, openImport } from './importJob.ts'
import { countsOf, leftOutIn, mendedIn, PART, resultsOf, type StoredPart } from './importPart.ts'
import { shownRow } from './importRows.ts'
import { wrongTexts } from './wrongValues.ts'

interface RowChange {
  readonly jobId: string
  /** From 1. */
  readonly row: number
  /** Field → value */
  readonly values?: Values
  /** Whether the row is not imported; as before if absent. */
  readonly leftOut?: boolean | undefined
}

/** Indexes of the rows of a part that are left out, after a change. */
function changedIn(part: StoredPart, index: number, leftOut: boolean | undefined): number[] {
  const before = leftOutIn(part)
  const others = [...before].filter((one) => one !== index)
  return (leftOut ?? before.has(index)) ? [...others, index] : others
}

/**
 * Replaces cells of a row by values, or leaves it out, and checks it again. Throws `AppError` 403, 404, 409 `jobRunning` unless the import has been checked and not begun, 422.
 */
export async function mendRow(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, row, values = {}, leftOut }: RowChange,
): Promise<ImportRow> {
  const access = await authorize(context, entity, subject, 'import')
  const job = await findImport(context, entity, subject, jobId)
  const { phase, asks } = inputOf(job)
  if (job.status !== 'ready' || phase !== 'check') throw new AppError(409, 'jobRunning')
  const unknown = Object.keys(values).find((name) => !importFields(entity, access).some((field) => field.name === name))
  if (unknown !== undefined) throw new AppError(422, 'importUnknownColumn', { params: { field: unknown } })
  const parts = context.repository.of('importParts')
  const [number, index] = [Math.floor((row - 1) / PART), (row - 1) % PART]
  const part = await parts.findOne(context.db.read, { job: jobId, number })
  const content = part?.content
  if (!part || !content || !resultsOf(part)[index]) throw new AppError(404, 'notFound')
  const mended = { ...mendedIn(part), [index]: { ...mendedIn(part)[index], ...values } }
  const next = { ...content, mended, leftOut: changedIn(part, index, leftOut) }
  const importing = await openImport(context, entity, subject, job)
  const [input] = await inputRows(importing, { ...part, content: next }, [index])
  const checked = await dryRun(context, entity, importing.subject, input ? [input] : [], { seen: new Seen(), mode: importing.input.mode })
  const [result] = checked.results
  if (!input || !result) throw new AppError(404, 'notFound')
  await context.db.write(async (trx) => {
    const [current] = await parts.getLocked(trx, [part.id])
    if (current?._version !== part._version) throw new AppError(409, 'conflict')
    const rows = resultsOf(current).with(index, result)
    const wrong = wrongTexts(importing, { ...current, content: next }, rows)
    await parts.update(trx, current, { content: next, results: { rows, refused: {} }, wrong, ...countsOf(rows) })
  })
  if (checked.asks.size > 0)
    await changeInput(context, jobId, { asks: { ...asks, ...Object.fromEntries(checked.asks) } }, { from: ['ready'] })
  return shownRow(importing, input, result)
}
