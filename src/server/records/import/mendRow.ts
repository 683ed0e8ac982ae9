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
import { countsOf, mendedIn, PART, resultsOf } from './importPart.ts'
import { shownRow } from './importRows.ts'
import { wrongTexts } from './wrongValues.ts'

/**
 * Replaces cells of a row by values and checks the row again. Throws `AppError` 403, 404, 409 `jobRunning` unless the import has been checked and not begun, 422.
 */
export async function mendRow(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, row, values }: { readonly jobId: string; readonly row: number; readonly values: Values },
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
  const importing = await openImport(context, entity, subject, job)
  const [input] = await inputRows(importing, { ...part, content: { ...content, mended } }, [index])
  const checked = await dryRun(context, entity, importing.subject, input ? [input] : [], { seen: new Seen(), mode: importing.input.mode })
  const [result] = checked.results
  if (!input || !result) throw new AppError(404, 'notFound')
  await context.db.write(async (trx) => {
    const [current] = await parts.getLocked(trx, [part.id])
    if (current?._version !== part._version) throw new AppError(409, 'conflict')
    const rows = resultsOf(current).with(index, result)
    const next = { ...content, mended }
    const wrong = wrongTexts(importing, { ...current, content: next }, rows)
    await parts.update(trx, current, { content: next, results: { rows, refused: {} }, wrong, ...countsOf(rows) })
  })
  if (checked.asks.size > 0)
    await changeInput(context, jobId, { asks: { ...asks, ...Object.fromEntries(checked.asks) } }, { from: ['ready'] })
  return shownRow(importing, input, result)
}
