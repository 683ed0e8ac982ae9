import type { ImportValues } from '../../../model/calls/importCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { findImport, type ImportInput, type Importing, openImport } from './importJob.ts'
import { cellsOf, mendedIn, type RowError, type RowResult, type StoredPart } from './importPart.ts'
import { wrongTextsOf } from './importParts.sql.ts'
import { cellText, type ReplacedText } from './readRows.ts'

/** Characters of a text that can be listed and replaced. */
const LONGEST = 200

/** Texts per field that are counted, and that are listed: those of most rows. */
const COUNTED = 1_000
const LISTED = 50

/** Replaced texts of an import. */
const MAX_REPLACED = 1_000

/** Errors that are not those of a value by itself: another value would not do for all rows. */
const OF_ROWS: readonly string[] = ['unique', 'readOnly', 'additionalProperties']

/** A text in a column that its field refuses in some rows. */
interface WrongText {
  readonly field: string
  readonly text: string
  readonly rows: number
  readonly error: RowError
}

const isReplaceable = ({ name, unique, writeOnly, type }: ResolvedField): boolean =>
  name !== 'id' && !unique && !writeOnly && type.secret !== true && type.storage !== 'rows'

/** The wrong texts of a part, as JSON: those of cells that are not mended. */
export function wrongTexts({ entity, input }: Importing, part: StoredPart, results: readonly RowResult[]): string {
  const [cells, mended] = [cellsOf(part), mendedIn(part)]
  const columns = input.plan.flatMap(({ field: name }, at) => {
    const field = entity.fieldsByName[name ?? '']
    return field && isReplaceable(field) ? [{ name: field.name, at }] : []
  })
  const found = new Map<string, WrongText>()
  for (const [index, { errors }] of results.entries()) {
    if (errors.length === 0) continue
    for (const { name, at } of columns) {
      const error = errors.find(({ path, keyword }) => path.split('.')[0] === name && !OF_ROWS.includes(keyword))
      const text = cellText(cells[index]?.[at] ?? null)
      if (!error || text === undefined || text.length > LONGEST || mended[index]?.[name] !== undefined) continue
      const key = JSON.stringify([name, text])
      found.set(key, { field: name, text, error, rows: (found.get(key)?.rows ?? 0) + 1 })
    }
  }
  return JSON.stringify([...found.values()])
}

const isWrongText = (value: unknown): value is WrongText =>
  typeof value === 'object' && value !== null && 'text' in value && 'rows' in value && 'error' in value

/** The wrong texts of all parts by field. The first thousand of a field are counted, so that a file of any size takes little memory. */
async function countedTexts({ context, jobId }: Importing) {
  const fields = new Map<string, { texts: Map<string, WrongText>; more: number }>()
  for await (const json of wrongTextsOf(context, jobId)) {
    const stored: unknown = JSON.parse(json)
    for (const one of Array.isArray(stored) ? stored.filter(isWrongText) : []) {
      const counted = fields.get(one.field) ?? { texts: new Map<string, WrongText>(), more: 0 }
      fields.set(one.field, counted)
      const before = counted.texts.get(one.text)
      if (before || counted.texts.size < COUNTED) counted.texts.set(one.text, { ...one, rows: (before?.rows ?? 0) + one.rows })
      else counted.more += one.rows
    }
  }
  return fields
}

/** Replaced texts whose fields still have a column. */
export const replacedIn = ({ plan, replaced = [] }: ImportInput) =>
  replaced.filter(({ field }) => plan.some((column) => column.field === field))

/** Each wrong text of a column once with its number of rows, and what is replaced already. Throws `AppError` 403, 404. */
export async function describeValues(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  jobId: string,
): Promise<ImportValues> {
  await authorize(context, entity, subject, 'import')
  const importing = await openImport(context, entity, subject, await findImport(context, entity, subject, jobId))
  const counted = await countedTexts(importing)
  const places = new Map(importing.input.plan.map(({ field }, at) => [field, at]))
  const inOrder = [...counted].toSorted(([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  return {
    fields: inOrder.map(([field, { texts, more }]) => {
      const all = [...texts.values()].toSorted((one, other) => other.rows - one.rows)
      const left = all.slice(LISTED).reduce((sum, { rows }) => sum + rows, more)
      return { field, values: all.slice(0, LISTED).map(({ text, rows, error }) => ({ text, rows, error })), more: left }
    }),
    replaced: [...replacedIn(importing.input)],
  }
}

/** Texts that get a value instead, and texts that no longer do. */
export interface Replacing {
  readonly replace: readonly ReplacedText[]
  readonly keep?: readonly Omit<ReplacedText, 'value'>[]
}

/** What is replaced in an import after a change. @param allowed fields of imports. Throws `AppError` 400, 422. */
export function changedReplacements(
  allowed: readonly ResolvedField[],
  input: ImportInput,
  { replace, keep = [] }: Replacing,
): readonly ReplacedText[] {
  const isField = (name: string) => allowed.some((field) => field.name === name && isReplaceable(field))
  const unknown = replace.find(({ field }) => !isField(field) || !input.plan.some((column) => column.field === field))
  if (unknown) throw new AppError(422, 'importUnknownColumn', { params: { field: unknown.field } })
  const changed = [...replace, ...keep]
  const rest = (input.replaced ?? []).filter((one) => !changed.some(({ field, text }) => one.field === field && one.text === text))
  if (rest.length + replace.length > MAX_REPLACED) throw new AppError(400, 'badRequest', { params: { field: 'replace' } })
  return [...rest, ...replace]
}
