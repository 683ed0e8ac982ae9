import { Readable } from 'node:stream'
import type { EXPORT_FORMATS } from '../../../model/calls/fileCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { TIMES } from '../../../model/lists/listSummary.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { inBackground } from '../../db/readers/requester.ts'
import type { Selection, Values } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import { importTexts } from '../import/importTexts.ts'
import { timeZoneOf } from '../read/filterClocks.ts'
import { filterSummary } from '../read/parseFilter.ts'
import { createPresenter } from '../read/presenter.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSecret } from '../values.ts'
import { type ExportColumn, exportColumn } from './cells.ts'
import { csvText } from './csv.ts'
import { labelled, withLabelColumns } from './labels.ts'
import { shownColumns } from './shownColumns.ts'
import { datesOf, withDates } from './withDates.ts'
import { xlsxStream } from './xlsx.ts'

/** A JSON array of records as the API returns them, one record per line. */
async function* jsonText(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Values[]>): AsyncGenerator<string> {
  const part = (record: Values) => JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, record[name] ?? null])))
  let separator = '[\n'
  for await (const records of chunks) {
    if (records.length === 0) continue
    yield separator + records.map(part).join(',\n')
    separator = ',\n'
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n'
}

type ExportFormat = keyof typeof EXPORT_FORMATS

export interface ExportRequest {
  readonly format: ExportFormat
  readonly filter: Selection['filter']
  readonly search?: string
  readonly sort: Selection['sort']
  readonly further: readonly Selection['sort'][]
  /** Names of fields; undefined: all fields that the subject may read. */
  readonly columns?: readonly string[]
  readonly rightToLeft: boolean
  /** Language in which columns are headed and values named, for people; without it the file has names of fields and ids. */
  readonly shownIn?: string | undefined
  /** Of the sheet; default: the entity. */
  readonly title?: string
  /** Further members of the audit entry. */
  readonly audited?: Readonly<Record<string, string>>
}

const SYSTEM = ['id', ...TIMES] as const

const readableNames = (entity: ResolvedEntity, access: Access) =>
  entity.fields.filter((field) => !access.hidden.has(field.path) && !isSecret(field)).map(({ name }) => name)

/** The requested columns. Unknown and unreadable ones get the same error. */
function columnsOf(entity: ResolvedEntity, access: Access, requested: readonly string[] | undefined): ExportColumn[] {
  const readable = readableNames(entity, access)
  const allowed: ReadonlySet<string> = new Set([...SYSTEM, ...readable])
  const unknown = requested?.find((name) => !allowed.has(name))
  if (unknown !== undefined) throw new AppError(400, 'unknownColumn', { params: { field: unknown } })
  const names = new Set(requested ?? ['id', ...readable])
  return [...names].map((name) => exportColumn(entity, name))
}

/** For people, times are in the firm's zone, and days and times of a workbook are its own dates, which they sort and filter. */
const dated =
  ({ fieldsByName }: ResolvedEntity, format: ExportFormat, timeZone: string) =>
  (column: ExportColumn) => {
    const field = fieldsByName[column.name]
    const kind = field ? datesOf(field) : TIMES.some((name) => name === column.name) ? 'moment' : undefined
    return kind === 'day' && format === 'csv' ? column : withDates(column, kind, timeZone)
  }

/** Reads the first rows before the answer starts: if the query fails, the client gets an error and not a truncated file. */
async function startReading<T>(chunks: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* rest() {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}

async function* presented(
  present: ((record: Values) => Values) | undefined,
  chunks: AsyncIterable<readonly Values[]>,
  count: (rows: number) => void,
): AsyncGenerator<readonly Values[]> {
  for await (const records of chunks) {
    count(records.length)
    yield present ? records.map(present) : records
  }
}

export interface ExportedRecords {
  readonly content: Readable
  /** Number of rows that were read so far. */
  readonly rows: () => number
}

/** Streams all records of a selection as a file and adds an audit entry. The caller has checked the right to export. */
export async function exportRecords(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  request: ExportRequest,
): Promise<ExportedRecords> {
  const access = context.access(entity, subject)
  const columns = columnsOf(entity, access, request.columns)
  const { filter, search, sort, further, format } = request
  const selection = { filter, search, sort, further, scope: access.readScope(subject), hidden: access.hidden }
  const summary = {
    ...request.audited,
    format,
    filter: filterSummary(filter ?? []),
    columns: columns.map(({ name }) => name),
  }
  const rows = await startReading(inBackground(context.repository.stream(context.db.read, entity, selection)))
  await context.audit.note({ subject, action: 'export', entity: entity.id, changes: summary, outcome: 'done' })
  let read = 0
  const chunks = presented(createPresenter(context, entity)(access, subject), rows, (more) => {
    read += more
  })
  const exported = (content: Readable): ExportedRecords => ({ content, rows: () => read })
  if (format === 'json') return exported(Readable.from(jsonText(columns, chunks)))
  const named = labelled(context, entity, subject, columns, chunks)
  const { shownIn } = request
  const texts = await importTexts()
  const all =
    shownIn === undefined
      ? withLabelColumns(entity, columns)
      : shownColumns(entity, columns, texts, shownIn).map(dated(entity, format, await timeZoneOf(context, subject)))
  if (format === 'csv') return exported(Readable.from(csvText(all, named)))
  const { title = shownIn === undefined ? entity.plural : texts.plural(entity, shownIn), rightToLeft } = request
  return exported(xlsxStream({ title, columns: all, rightToLeft }, named))
}
