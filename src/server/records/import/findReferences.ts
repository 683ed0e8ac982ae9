import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { FieldError } from '../../../model/errors.ts'
import { recordLabel } from '../../../model/records/recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { Filter } from '../../db/repository/repository.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'
import { normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

/** Texts per statement, records per statement, and texts that are found by a statement each. */
const CHUNK = 200
const MAX = 1_000
const MAX_SINGLE = 40

/** Texts remembered during an import. */
const MAX_KNOWN = 20_000

const AMBIGUOUS = Symbol('several records')
type Found = string | typeof AMBIGUOUS | undefined

/** Finds the ids of records by what a file calls them. */
export interface ReferenceFinder {
  readonly resolve: (rows: readonly InputRow[]) => Promise<InputRow[]>
}

interface Search {
  readonly context: RecordContext
  readonly subject: Subject
  readonly target: ResolvedEntity
}

async function recordsWhere({ context, subject, target }: Search, filter: readonly Filter[], limit = MAX): Promise<StoredRecord[]> {
  const access = context.access(target, subject)
  const selection = { filter, scope: access.readScope(subject), hidden: access.hidden, sort: { field: 'id', order: 'ASC' as const } }
  return (await context.repository.list(context.db.read, target, { ...selection, offset: 0, limit })).rows
}

/** Fields of text that the subject may read and that a filter can find. */
const readable = ({ context, subject, target }: Search, fields: readonly ResolvedField[]) =>
  fields.filter(({ path, writeOnly, filterable }) => filterable && !writeOnly && !context.access(target, subject).hidden.has(path))

/** The first fields of a label and its texts: `Ada Lovelace` may be the given name `Ada` with more, or all of it. */
function beginnings(target: ResolvedEntity, text: string): string[] {
  const between = target.recordLabel.flatMap((part) => ('text' in part ? [part.text.trim()] : []))
  const ends = [...text.matchAll(/\s+|[,/|:–—-]/g)].map(({ index }) => text.slice(0, index).trim())
  return target.recordLabel.length === 1
    ? [text]
    : [...new Set([text, ...ends, ...between.flatMap((one) => (one ? (text.split(one)[0]?.trim() ?? []) : []))])]
}

const labelField = (search: Search): ResolvedField | undefined => {
  const [first] = search.target.recordLabel.flatMap((part) => ('field' in part ? (search.target.fieldsByName[part.field] ?? []) : []))
  return first && !first.reference ? readable(search, [first])[0] : undefined
}

const only = (records: readonly StoredRecord[]): Found => {
  const ids = new Set(records.map(({ id }) => id))
  return ids.size > 1 ? AMBIGUOUS : records[0]?.id
}

/** Adds to `found` what `search` finds for the texts that are not in it. */
type Step = (search: Search, texts: readonly string[], found: Map<string, Found>) => Promise<void>

const byId: Step = async ({ context, subject, target }, texts, found) => {
  const scope = context.access(target, subject).readScope(subject)
  for (const part of chunksOf(texts, CHUNK))
    for (const { id } of await context.repository.getMany(context.db.read, target, part, scope)) found.set(id, id)
}

/** What a text of a file means in a field. */
const meaningOf = (field: ResolvedField, text: string): Json => normalizedValue(field, field.type.fromCell?.(text, field) ?? text)

/** Records in which a field has one of these values. A filter by a value that the field can't have is refused. */
async function withValues(search: Search, field: ResolvedField, values: Iterable<Json>): Promise<StoredRecord[]> {
  const records: StoredRecord[] = []
  for (const part of chunksOf([...new Set(values)].filter(isAllowedIn(field)), CHUNK))
    records.push(...(await recordsWhere(search, [{ path: field.path, operator: 'in', value: part }])))
  return records
}

const byUnique: Step = async (search, texts, found) => {
  for (const field of readable(
    search,
    search.target.fields.filter(({ unique, name }) => unique && name !== 'id'),
  )) {
    const stored = new Map(texts.map((text) => [text, meaningOf(field, text)]))
    const records = Map.groupBy(await withValues(search, field, stored.values()), (one) => one[field.name])
    for (const [text, value] of stored) if (!found.has(text) && records.has(value)) found.set(text, only(records.get(value) ?? []))
  }
}

const byName: Step = async ({ context, target, ...search }, texts, found) => {
  const { findByName } = context.rules.get(target.id) ?? {}
  if (!findByName) return
  const ids = new Map(texts.flatMap((text) => [[text, findByName(text)] as const]).filter(([, id]) => id !== undefined))
  const known = new Map<string, Found>()
  await byId({ context, target, ...search }, [...new Set([...ids.values()].filter((id) => id !== undefined))], known)
  for (const [text, id] of ids) if (id !== undefined && known.has(id)) found.set(text, id)
}

const byLabel: Step = async (search, texts, found) => {
  const field = labelField(search)
  if (!field) return
  const starts = texts.flatMap((text) => beginnings(search.target, text))
  const records = await withValues(
    search,
    field,
    starts.map((text) => meaningOf(field, text)),
  )
  const labelled = Map.groupBy(records, (record) => foldText(recordLabel(search.target, record)))
  for (const text of texts) {
    const same = labelled.get(foldText(text))
    if (same) found.set(text, only(same))
  }
}

/** Ignores case and accents, text by text. */
const byFoldedLabel: Step = async (search, texts, found) => {
  const field = labelField(search)
  if (!field?.type.operators.includes('contains')) return
  for (const text of texts.slice(0, MAX_SINGLE)) {
    const [start = text] = search.target.recordLabel.length === 1 ? [text] : text.split(/\s+/)
    const records = await recordsWhere(search, [{ path: field.path, operator: 'contains', value: start }], CHUNK)
    const same = records.filter((record) => foldText(recordLabel(search.target, record)) === foldText(text))
    if (same.length > 0) found.set(text, only(same))
  }
}

const STEPS: readonly Step[] = [byId, byUnique, byLabel, byName, byFoldedLabel]

async function find(search: Search, texts: readonly string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const { allowed } = search.context.access(search.target, search.subject)
  if (!allowed.has('list') && !allowed.has('show')) return found
  for (const step of STEPS) {
    const left = texts.filter((text) => !found.has(text))
    if (left.length > 0) await step(search, left, found)
  }
  return found
}

const textsIn = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: Json | undefined) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  )

/**
 * Replaces texts in references by ids: of the record with this id, value of a unique field, label, or common name, among those that the subject may see.
 * A text of several records is a problem of its row; an unknown one stays, for validation to report. Remembers what it has found.
 */
export function createReferenceFinder(context: RecordContext, subject: Subject, entity: ResolvedEntity): ReferenceFinder {
  const known = new Map<string, Map<string, Found>>()

  async function learn(target: ResolvedEntity, texts: readonly string[]): Promise<ReadonlyMap<string, Found>> {
    const before = known.get(target.id)
    const remembered = before && before.size < MAX_KNOWN ? before : new Map<string, Found>()
    known.set(target.id, remembered)
    const unknown = [...new Set(texts)].filter((text) => !remembered.has(text))
    const found = unknown.length === 0 ? new Map<string, Found>() : await find({ context, subject, target }, unknown)
    for (const text of unknown) remembered.set(text, found.get(text))
    return remembered
  }

  function replaced(row: InputRow, { name, reference }: ResolvedField, found: ReadonlyMap<string, Found>): InputRow {
    const value = row.values[name]
    const problems: FieldError[] = [...(row.problems ?? [])]
    const unknown: FieldError[] = [...(row.unknown ?? [])]
    const idOf = (one: Json): Json => {
      const [text] = textsIn(one)
      const id = text === undefined ? undefined : found.get(text)
      if (id === AMBIGUOUS) problems.push({ path: name, keyword: 'importAmbiguous', params: { value: text ?? '' } })
      // An earlier row of the file may create a record of the same kind.
      const isCertain = reference?.entity !== entity.id && !Array.isArray(value)
      if (isCertain && text !== undefined && id === undefined) unknown.push({ path: name, keyword: 'reference', params: {} })
      return typeof id === 'string' ? id : one
    }
    const next = Array.isArray(value) ? value.map(idOf) : idOf(value ?? null)
    return { ...row, values: { ...row.values, [name]: next }, problems, unknown }
  }

  return {
    async resolve(rows) {
      let resolved = [...rows]
      for (const field of entity.fields) {
        const target = field.reference && context.model.entities[field.reference.entity]
        const texts = target ? resolved.flatMap(({ values }) => textsIn(values[field.name])) : []
        if (!target || texts.length === 0) continue
        const found = await learn(target, texts)
        resolved = resolved.map((row) => (row.values[field.name] === undefined ? row : replaced(row, field, found)))
      }
      return resolved
    },
  }
}
