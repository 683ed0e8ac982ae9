import fc from 'fast-check'
import type { Json } from '../../../src/model/entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'
import { foldText } from '../../../src/model/values/foldText.ts'

type Values = Readonly<Record<string, Json>>

/** What a caller reads: records by entity. An entity that the caller can't list is absent. */
export interface Readable {
  readonly model: Model
  readonly records: ReadonlyMap<string, readonly Values[]>
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsIn = (value: Json | undefined): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'number', 'money', 'decimal', 'percent'])

const compared = (field: ResolvedField | undefined, one: Json, other: Json): number => {
  const [a, b] = field && NUMERIC.has(field.type.name) ? [Number(one), Number(other)] : [String(one), String(other)]
  return a === b ? 0 : a < b ? -1 : 1
}

type Test = (value: Json, wanted: Json, field: ResolvedField | undefined) => boolean

const ifGiven =
  (test: Test): Test =>
  (value, wanted, field) =>
    value !== null && test(value, wanted, field)

const TESTS: Readonly<Record<string, Test>> = {
  eq: (value, wanted, field) => (wanted === null ? value === null : value !== null && compared(field, value, wanted) === 0),
  neq: (value, wanted, field) => (wanted === null ? value !== null : value === null || compared(field, value, wanted) !== 0),
  gt: ifGiven((value, wanted, field) => compared(field, value, wanted) > 0),
  lte: ifGiven((value, wanted, field) => compared(field, value, wanted) <= 0),
  contains: ifGiven((value, wanted) => foldText(String(value)).includes(foldText(String(wanted)))),
  in: ifGiven((value, wanted, field) => Array.isArray(wanted) && wanted.some((one: Json) => compared(field, value, one) === 0)),
  includes: (value, wanted) => Array.isArray(value) && [wanted].flat().some((one) => value.includes(one)),
  null: (value, wanted) => (value === null || (Array.isArray(value) && value.length === 0)) === wanted,
}

/** Evaluates a filter as its documentation says, without the server's code. */
export const meets = ({ model, records }: Readable, fields: readonly ResolvedField[], record: Values, filter: unknown): boolean => {
  if (!isValues(filter)) throw new Error('no filter')
  const all = (one: unknown) => meets({ model, records }, fields, record, one)
  const some = (name: string, inner: unknown): boolean => {
    const field = fields.find((one) => one.name === name)
    if (field?.rows) return rowsIn(record[name]).some((row) => meets({ model, records }, field.rows ?? [], row, inner))
    const entity = field?.reference?.entity ?? ''
    const value = record[name] ?? null
    const ids: readonly Json[] = Array.isArray(value) ? value : [value]
    const found = (records.get(entity) ?? []).filter(({ id = null }) => ids.includes(id))
    return found.some((one) => meets({ model, records }, model.entities[entity]?.fields ?? [], one, inner))
  }
  return Object.entries(filter).every(([key, value]): boolean => {
    if (key === '$and') return Array.isArray(value) && value.every(all)
    if (key === '$or') return Array.isArray(value) && value.some(all)
    if (key === '$not') return !all(value)
    if (isValues(value)) return some(key, value.$some)
    const at = key.indexOf('.')
    if (at > 0) return some(key.slice(0, at), { [key.slice(at + 1)]: value })
    const [, name = key, suffix = ''] = /^(.+)_([a-z]+)$/.exec(key) ?? []
    const operator = suffix in TESTS ? suffix : Array.isArray(value) ? 'in' : 'eq'
    const path = suffix in TESTS ? name : key
    return (
      TESTS[operator]?.(
        record[path] ?? null,
        value,
        fields.find((one) => one.name === path),
      ) ?? false
    )
  })
}

const ASKED: ReadonlySet<string> = new Set(['eq', 'neq', 'gt', 'lte', 'contains', 'in', 'includes', 'null'])

const DEPTH = 3

const nesting = (value: unknown): number =>
  Array.isArray(value) ? Math.max(0, ...value.map(nesting)) : isValues(value) ? 1 + Math.max(0, ...Object.values(value).map(nesting)) : 0

/** Whether a call takes two such filters in one group: larger ones are refused (`tests/api/records/filters.test.ts` has the bounds). */
const isBounded = (filter: Values): boolean => nesting(filter) <= 6 && (JSON.stringify(filter).match(/\.|\$some/g)?.length ?? 0) <= 9

/** Random filters over an entity, with values that its records have. */
export const filterTrees = (readable: Readable, entity: ResolvedEntity): fc.Arbitrary<Values> => {
  const conditions = (fields: readonly ResolvedField[], records: readonly Values[], prefix: string, hops: number): fc.Arbitrary<Values>[] =>
    fields.flatMap((field): fc.Arbitrary<Values>[] => {
      const path = prefix + field.name
      if (!records.some((record) => field.name in record)) return []
      const inner = innerOf(field, records, path, hops)
      if (field.rows) return inner
      const seen = records.flatMap((record) => record[field.name] ?? []).filter((value) => typeof value !== 'object')
      if (!field.filterable) return inner
      const own = field.type.operators.flatMap((operator): fc.Arbitrary<Values>[] => {
        if (!ASKED.has(operator)) return []
        const key = operator === 'eq' ? path : `${path}_${operator}`
        if (operator === 'null') return [fc.boolean().map((value) => ({ [key]: value }))]
        if (seen.length === 0) return []
        const values = fc.constantFrom(...seen)
        const lists = fc.array(values, { minLength: 1, maxLength: 3 })
        if (operator === 'in') return [lists.map((value) => ({ [key]: value }))]
        if (operator === 'includes') return [fc.oneof(values, lists).map((value) => ({ [key]: value }))]
        return [values.map((value) => ({ [key]: operator === 'contains' ? String(value).slice(0, 3) : value }))]
      })
      return [...own, ...inner]
    })
  const innerOf = (field: ResolvedField, records: readonly Values[], path: string, hops: number): fc.Arbitrary<Values>[] => {
    const rows = field.rows && records.flatMap((record) => rowsIn(record[field.name]))
    const referenced = field.filterable && field.reference && hops < 2 ? readable.records.get(field.reference.entity) : undefined
    const fields = field.rows ?? (field.reference && readable.model.entities[field.reference.entity]?.fields) ?? []
    const inside = rows ?? referenced
    if (!inside || inside.length === 0) return []
    const byPath = conditions(fields, inside, `${path}.`, rows ? hops : hops + 1)
    const plain = path.includes('.') ? [] : conditions(fields, inside, '', rows ? hops : hops + 1)
    const some =
      plain.length === 0 ? [] : [fc.array(fc.oneof(...plain), { maxLength: 2 }).map((all) => ({ [path]: { $some: { $and: all } } }))]
    return [...byPath, ...some]
  }
  const leaf = fc.oneof(...conditions(entity.fields, readable.records.get(entity.id) ?? [], '', 0))
  const tree = (depth: number): fc.Arbitrary<Values> => {
    if (depth === 0) return leaf
    const lists = fc.array(tree(depth - 1), { maxLength: 3 })
    return fc.oneof(
      leaf,
      lists.map(($and) => ({ $and })),
      lists.map(($or) => ({ $or })),
      tree(depth - 1).map(($not) => ({ $not })),
    )
  }
  return tree(DEPTH).filter(isBounded)
}
