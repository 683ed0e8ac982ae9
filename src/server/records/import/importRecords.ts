import type { ImportPreview } from '../../../model/calls/importCalls.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import { authorize } from '../access/denials.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import { advanceJob, createJob } from '../jobs/jobs.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { runCheck } from './checkImport.ts'
import { type ColumnFormat, evidentFormats, formatsOf } from './columnFormats.ts'
import { guessColumns, importFields, knownHeadings } from './guessColumns.ts'
import { plainHeading } from './headingRow.ts'
import { changeInput, findImport, type ImportInput, inputOf, isImportInput, openImport } from './importJob.ts'
import { PART, storeParts, sumOf } from './importPart.ts'
import { partsOf } from './importParts.sql.ts'
import { shownRows } from './importRows.ts'
import { importTexts } from './importTexts.ts'
import type { ColumnPlan } from './readRows.ts'
import { type ReadOptions, type Sheet, withSheet } from './readSheet.ts'
import type { SheetHead, SheetRow } from './sheet.ts'
import { writeImport } from './writeImport.ts'
import { changedReplacements, type Replacing, replacedIn } from './wrongValues.ts'

/** Rows that are checked before the call answers; more are checked afterwards. */
const AT_ONCE = 4 * PART

/** Sample values of a column that the user sees. */
const SAMPLES = 5
const MAX_SAMPLE = 80

/** Earlier imports whose columns are remembered. */
const REMEMBERED = 100

/** Rows that a first preview shows of each kind. */
const SHOWN = 100

/** What outlives the request, and stops with the server. */
export interface Background {
  readonly track: (work: Promise<void>) => void
  readonly stopping: AbortSignal
}

/** Keeps the first rows while all rows are stored. */
function tapped(sheet: Sheet, first: SheetRow[]): Sheet {
  return {
    ...sheet,
    async *chunks(size) {
      for await (const rows of sheet.chunks(size)) {
        if (first.length === 0) first.push(...rows.map(({ cells }) => cells))
        yield rows
      }
    },
  }
}

const textOf = (cell: Json): string => (cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell))

const cellsAt = (rows: readonly SheetRow[], at: number): string[] =>
  rows.map((row) => textOf(row[at] ?? null)).filter((text) => text !== '')

const textsAt = (rows: readonly SheetRow[], at: number): string[] =>
  rows.flatMap((row) => {
    const cell = row[at]
    return typeof cell === 'string' ? [cell] : []
  })

/** Whether the columns are the known ones, with one more at most: a file of refused rows has their reasons. */
const isContinued = (known: readonly string[], columns: readonly string[]): boolean =>
  known.length > 0 && columns.length - known.length <= 1 && known.every((name, at) => name === columns[at])

/** The user's imports of which the user has chosen or committed the columns, the latest first. */
async function earlierImports(
  { db, repository }: RecordContext,
  { id: entity }: ResolvedEntity,
  subject: Subject,
): Promise<readonly ImportInput[]> {
  const newest = { sort: { field: 'id', order: 'DESC' }, limit: REMEMBERED } as const
  const jobs = await repository.of('jobs').find(db.read, { ownerId: subject.id, kind: 'import', entity }, newest)
  return jobs.flatMap(({ input }) => (isImportInput(input) && (input.remembered || input.phase === 'write') ? [input] : []))
}

const isField = (entity: ResolvedEntity, access: Access, name: string): boolean =>
  name === 'id' || name === '_version' || importFields(entity, access).some((field) => field.name === name)

interface Given {
  readonly entity: ResolvedEntity
  readonly access: Access
  readonly columns: readonly string[]
  readonly first: readonly SheetRow[]
  readonly text: boolean
  readonly earlier: readonly ImportInput[]
}

/** The plan with these fields, and with evident formats. */
function planOf({ entity, columns, first, text }: Given, names: readonly (string | null)[]): ColumnPlan[] {
  const fields = columns.map((_, at) => entity.fieldsByName[names[at] ?? ''])
  const formats = text
    ? evidentFormats(
        fields,
        columns.map((_, at) => textsAt(first, at)),
      )
    : []
  return columns.map((_, at) => ({ field: names[at] ?? null, format: formats[at] ?? null }))
}

async function inputFor(context: RecordContext, subject: Subject, given: Given, head: SheetHead): Promise<ImportInput> {
  const { entity, access, columns, first, text } = given
  const before = given.earlier.find((one) => isContinued(one.columns, columns))
  const earlier = before?.plan
  const known = earlier?.map(({ field }) => (field !== null && isField(entity, access, field) ? field : null))
  const names = known ?? guessColumns(entity, access, await importTexts(), columns)
  const plan = planOf(given, names).map((column, at): ColumnPlan => ({ ...column, format: earlier?.[at]?.format ?? column.format }))
  return {
    tenant: tenantActedFor(context.model, subject) ?? null,
    rows: 0,
    text,
    encoding: head.encoding,
    heading: head.heading,
    top: head.top,
    columns,
    samples: columns.map((_, at) => [...new Set(cellsAt(first, at))].slice(0, SAMPLES).map((sample) => sample.slice(0, MAX_SAMPLE))),
    plan,
    mode: before?.mode ?? 'all',
    replaced: before?.replaced ?? [],
    remembered: earlier !== undefined,
    phase: 'check',
    attempt: 1,
    asks: {},
    confirmed: [],
  }
}

/** Starts a check; awaits that of a small file. */
async function startCheck(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  jobId: string,
  { track, stopping }: Background,
) {
  const importing = await openImport(context, entity, subject, await findImport(context, entity, subject, jobId))
  const checking = runCheck(importing, stopping)
  if (importing.input.rows <= AT_ONCE) await checking
  else track(checking)
}

/** Where an import is, with its columns and the first rows that it would refuse or change. Throws `AppError` 403, 404. */
export async function describeImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  jobId: string,
): Promise<ImportPreview> {
  await authorize(context, entity, subject, 'import')
  const job = await findImport(context, entity, subject, jobId)
  const input = inputOf(job)
  const { columns, samples, plan, rows, encoding, heading = null, top = [], remembered, mode = 'all' } = input
  const importing = await openImport(context, entity, subject, job)
  const wrong = await shownRows(importing, { statuses: ['error'], offset: 0, limit: SHOWN })
  const changed = await shownRows(importing, { statuses: ['create', 'update'], offset: 0, limit: SHOWN })
  return {
    jobId,
    status: job.status,
    done: job.done ?? 0,
    rows,
    ...sumOf(await partsOf(context, jobId)),
    encoding,
    heading,
    top: [...top],
    remembered,
    mode,
    replaced: replacedIn(input).length,
    columns: columns.map((heading, at) => {
      const { field = null, format = null } = plan[at] ?? {}
      return { heading, samples: samples[at] ?? [], field, format, formats: formatsOf(entity.fieldsByName[field ?? '']) }
    }),
    preview: [...wrong, ...changed].sort((a, b) => a.row - b.row),
  }
}

/** Reads a file, guesses the fields of its columns, and checks its rows as a job that its owner may commit. Throws `AppError` 403, 422. */
export async function previewImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  file: string,
  background: Background,
  reading: ReadOptions,
): Promise<ImportPreview> {
  const access = await authorize(context, entity, subject, 'import')
  const earlier = await earlierImports(context, entity, subject)
  const remembered = earlier.flatMap(({ columns }) => columns.map(plainHeading))
  const known = [...new Set([...knownHeadings(entity, access, await importTexts()), ...remembered])]
  const jobId = await withSheet(file, { ...reading, known }, async (sheet) => {
    const id = await createJob(context, subject, { kind: 'import', entity: entity.id, total: 0, input: {} })
    const first: SheetRow[] = []
    const rows = await storeParts(context, id, tapped(sheet, first))
    const { columns, text } = sheet.head
    const input = await inputFor(context, subject, { entity, access, columns, first, text, earlier }, sheet.head)
    await context.db.write(async (trx) => {
      const [job] = await context.repository.of('jobs').getLocked(trx, [id])
      if (job) await context.repository.of('jobs').update(trx, job, { status: 'running', total: rows, input: { ...input, rows } })
    })
    return id
  })
  await startCheck(context, entity, subject, jobId, background)
  return describeImport(context, entity, subject, jobId)
}

interface ChosenColumn {
  readonly field: string | null
  readonly format?: ColumnFormat | null
}

/** Throws `AppError` 422 for an unknown field, and for a field with two columns. */
function checkedPlan(
  entity: ResolvedEntity,
  access: Access,
  { columns, plan }: ImportInput,
  chosen: readonly ChosenColumn[],
): ColumnPlan[] {
  if (chosen.length !== columns.length) throw new AppError(400, 'badRequest', { params: { field: 'columns' } })
  const names = chosen.flatMap(({ field }) => field ?? [])
  const unknown = names.find((name) => !isField(entity, access, name))
  if (unknown !== undefined) throw new AppError(422, 'importUnknownColumn', { params: { field: unknown } })
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new AppError(422, 'importDuplicateColumn', { params: { field: twice } })
  return chosen.map(({ field, format }, at): ColumnPlan => {
    const formats = formatsOf(entity.fieldsByName[field ?? ''])
    const wanted = format ?? plan[at]?.format ?? null
    return { field, format: wanted !== null && formats.includes(wanted) ? wanted : (formats[0] ?? null) }
  })
}

/** Imports the columns of a file to these fields, and only the rows of a kind if one is chosen, and checks the rows again. The choice is remembered. Throws `AppError` 403, 404, 409, 422. */
export async function mapColumns(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, columns, mode }: { readonly jobId: string; readonly columns: readonly ChosenColumn[] } & Pick<ImportInput, 'mode'>,
  background: Background,
): Promise<ImportPreview> {
  const access = await authorize(context, entity, subject, 'import')
  const input = inputOf(await findImport(context, entity, subject, jobId))
  const plan = checkedPlan(entity, access, input, columns)
  if (input.phase !== 'check') throw new AppError(409, 'jobRunning')
  const changes = { plan, mode: mode ?? input.mode ?? 'all', remembered: true, attempt: input.attempt + 1, asks: {} }
  await changeInput(context, jobId, changes, { from: ['ready', 'running', 'failed'], to: 'running' })
  await startCheck(context, entity, subject, jobId, background)
  return describeImport(context, entity, subject, jobId)
}

/** Replaces texts of columns by values in all their rows, and checks the rows again. Throws `AppError` 400, 403, 404, 409, 422. */
export async function replaceTexts(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, ...change }: { readonly jobId: string } & Replacing,
  background: Background,
): Promise<ImportPreview> {
  const access = await authorize(context, entity, subject, 'import')
  const input = inputOf(await findImport(context, entity, subject, jobId))
  const replaced = changedReplacements(importFields(entity, access), input, change)
  if (input.phase !== 'check') throw new AppError(409, 'jobRunning')
  await changeInput(context, jobId, { replaced, attempt: input.attempt + 1, asks: {} }, { from: ['ready'], to: 'running' })
  await startCheck(context, entity, subject, jobId, background)
  return describeImport(context, entity, subject, jobId)
}

/** Throws `AppError` 409 for the first thing that the check asked for and the user has not confirmed. */
function requireConfirmed(asks: Values, confirmed: ReadonlySet<string>): void {
  for (const [confirmation, ask] of Object.entries(asks)) {
    if (confirmed.has(confirmation) || confirmed.has(confirmation.replace(/:.*/, '')) || !isValues(ask)) continue
    const { code, params, extra } = ask
    throw new AppError(409, String(code), { ...(isValues(params) && { params }), ...(isValues(extra) && { extra }) })
  }
}

/** Starts writing the rows of a preview. Rows whose records have changed since are refused; the others are written. Throws `AppError` 403, 404, 409. */
export async function commitImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { jobId, confirmed }: { readonly jobId: string; readonly confirmed: ReadonlySet<string> },
  { track, stopping }: Background,
): Promise<void> {
  await authorize(context, entity, subject, 'import')
  const input = inputOf(await findImport(context, entity, subject, jobId))
  requireConfirmed(input.asks, confirmed)
  const { creates, updates } = sumOf(await partsOf(context, jobId))
  const job = await changeInput(context, jobId, { phase: 'write', confirmed: [...confirmed] }, { from: ['ready'], to: 'running' })
  await advanceJob(context, jobId, { total: creates + updates })
  track(openImport(context, entity, subject, job).then((importing) => writeImport(importing, stopping)))
}
