import { sql } from 'kysely'
import type { SqlKind } from '../../../fields/columnType.ts'
import { AppError } from '../../../model/errors.ts'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import type { EntityContext } from './context.ts'
import { hiddenKey } from './context.ts'
import { sortValue, targetOf } from './fields.ts'
import { getMany } from './getMany.ts'
import { byId, fromWhere, isScattered, type ListParts, list, listPartsOf, merged } from './list.ts'
import { selection, selectionWidth, toRecords } from './reading.ts'
import { type Selection, SORTED_LIMIT, type StoredRecord } from './repository.ts'
import { isSorted, sortedIds } from './sortedList.ts'
import { allOf, type Part } from './statements.ts'

/** Records per chunk. */
const CHUNK = 500

/** Position of a stream: after this sort value and id. Rows without a sort value come first when ascending, last when descending. */
interface Place {
  readonly nulls: boolean
  readonly value: unknown
  readonly id: string | undefined
}

interface Walk {
  readonly context: EntityContext
  readonly question: ListParts
  readonly given: Selection
  readonly value: Sql
  readonly kind: SqlKind
}

const compare = (order: 'ASC' | 'DESC') => sql.raw(order === 'ASC' ? '>' : '<')

/** Rows after a position, by key, so page n costs no more than page 1. */
const after = ({ given, value }: Walk, { nulls, value: last, id }: Place): Part => {
  const direction = compare(given.sort.order)
  if (given.sort.field === 'id') {
    return id === undefined
      ? { key: '', values: [], build: () => sql`1 = 1` }
      : { key: 'id', values: [id], build: (next) => sql`t.id ${direction} ${next()}` }
  }
  const kind = nulls ? sql`${value} is null` : sql`${value} is not null`
  if (id === undefined) return { key: nulls ? 'nulls' : 'values', values: [], build: () => kind }
  if (nulls) return { key: 'nulls after', values: [id], build: (next) => sql`${kind} and t.id ${direction} ${next()}` }
  return { key: 'values after', values: [last, id], build: (next) => sql`${kind} and (${value}, t.id) ${direction} (${next()}, ${next()})` }
}

/** Whether the rows are those of one tenant: of several conditions on it, at most the scope's allows more. */
const isOfOne = ({ context: { shape }, question: { tenant }, given: { scope } }: Walk): boolean =>
  tenant.length > (Array.isArray(scope?.[shape.entity.tenant?.field ?? '']) ? 1 : 0)

/** `from … where …` of the rows after a position; by the indexes of all tenants where they have the order and the reader sees several. */
const rowsAfter = (walk: Walk, from: Part): Part => {
  const { context, question, given } = walk
  const { search, parts } = question
  if (isOfOne(walk) || !isScattered(context, given)) {
    const found = fromWhere(context, question, true)
    return {
      key: `${found.key} ${from.key}`,
      values: [...found.values, ...from.values],
      build: (next) => sql`${found.build(next)} and ${from.build(next)}`,
    }
  }
  const conditions = [...parts('order'), ...(search ? [search.condition(true)] : []), from]
  return {
    key: `merged ${conditions.map(({ key }) => key).join(' & ')}`,
    values: conditions.flatMap(({ values }) => values),
    build: (next) => sql`from ${merged(context, given, sql.lit(CHUNK), allOf(conditions.map(({ build }) => build(next))))}`,
  }
}

const chunk = async (walk: Walk, queries: Queries, place: Place): Promise<unknown[][]> => {
  const { context, given, value, kind } = walk
  const { sort, hidden } = given
  const { fragments, values } = context.db.engine
  const part = rowsAfter(walk, after(walk, place))
  const id = byId(sort.order)
  const order = sort.field === 'id' || place.nulls ? id : sql`${fragments.ordered(value, sort.order)}, ${id}`
  const statement = context.statements.get(
    `stream ${context.table.name} ${sort.field} ${sort.order} ${hiddenKey(hidden)} ${part.key}`,
    (next) => sql`select ${selection(context, hidden)}, ${values.selected(kind, value)} ${part.build(next)}
      order by ${order} limit ${sql.lit(CHUNK)}`,
  )
  return statement.rows(queries, part.values)
}

async function* walked(walk: Walk, queries: Queries, nulls: boolean): AsyncGenerator<StoredRecord[], void, void> {
  const { context, given, kind } = walk
  const { values } = context.db.engine
  const width = selectionWidth(context, given.hidden)
  let place: Place = { nulls, value: null, id: undefined }
  for (;;) {
    const rows = await chunk(walk, queries, place)
    const last = rows.at(-1)
    if (!last) return
    yield toRecords(context, queries, rows, given.hidden)
    if (rows.length < CHUNK) return
    place = { nulls, value: nulls ? null : values.bind(kind, values.reader(kind)(last[width])), id: String(last[0]) }
  }
}

/** All rows by the ids of a sort, so that it runs once. Rows deleted meanwhile are left out. */
async function* sortedStream(context: EntityContext, queries: Queries, question: ListParts, given: Selection) {
  const ids = await sortedIds(context, queries, question, given, SORTED_LIMIT + 1)
  if (ids.length > SORTED_LIMIT) throw new AppError(400, 'tooMany', { params: { limit: SORTED_LIMIT } })
  for (let at = 0; at < ids.length; at += CHUNK) yield getMany(context, queries, ids.slice(at, at + CHUNK), given.scope)
}

/** See `Repository.stream`. A text search with few hits has one page; all other streams follow the sort's index. */
export async function* stream(context: EntityContext, queries: Queries, given: Selection): AsyncGenerator<StoredRecord[], void, void> {
  const question = listPartsOf(context, given)
  if (isSorted(given)) return yield* sortedStream(context, queries, question, given)
  if (question.search) {
    const page = await list(context, queries, { ...given, offset: 0, limit: CHUNK })
    if (page.total <= CHUNK) {
      if (page.rows.length > 0) yield page.rows
      return
    }
  }
  const target = targetOf(context.shape, given.sort.field, given.hidden)
  const value = target.at === 'column' ? sortValue('t', target.column) : sql.ref('t.id')
  const walk: Walk = { context, question, given, value, kind: target.at === 'column' ? target.column.kind : 'id' }
  if (given.sort.field === 'id') return yield* walked(walk, queries, false)
  yield* walked(walk, queries, given.sort.order === 'ASC')
  yield* walked(walk, queries, given.sort.order === 'DESC')
}
