import type { Json } from '../../../model/entitySchema.ts'
import type { GroupOrder } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Group } from '../summary/useSummary.ts'

type Value = Group['key']

/** A column of a board: all records with one value of its field. */
export interface BoardColumn {
  /** Unique in its board. */
  readonly id: string
  /** Null for the records without one. */
  readonly value: Value
  /** Finds its records among those of the list. */
  readonly filter: Readonly<Record<string, Json>>
  /** Undefined until it is known. */
  readonly count: number | undefined
  readonly totals: Group['totals']
}

/** The id of the column with the records that have a value. */
export const columnOf = (value: unknown): string => JSON.stringify(value ?? null)

const isValue = (option: Json): option is Exclude<Value, null> => ['string', 'number', 'boolean'].includes(typeof option)

/** Values that have a column without records too, in their order. */
const valuesOf = ({ options, type }: ResolvedField): readonly Exclude<Value, null>[] =>
  options?.filter(isValue) ?? (type.flag ? [false, true] : [])

/** The records that a reference may name, if they are few, in the order of their own list, and the order of the board's columns. */
interface Offered {
  readonly choices: readonly string[]
  readonly order: GroupOrder
}

/** All values that have a column: those of the schema or those offered, and those that records have besides. */
const shownValues = (field: ResolvedField, groups: readonly Group[], { choices, order }: Offered): readonly Value[] => {
  const found = groups.map(({ key }) => key).filter((key) => key !== null)
  const fixed = field.reference ? choices : valuesOf(field)
  if (!field.reference || order === 'value') return [...new Set([...fixed, ...found])]
  if (order === '-value') return [...new Set([...found.filter((key) => !fixed.includes(key)), ...fixed.toReversed()])]
  const empty = fixed.filter((key) => !found.includes(key))
  return order === 'count' ? [...empty, ...found] : [...found, ...empty]
}

/**
 * The columns of a board: of a choice all its values in the schema's order, of a reference those that it may name, if they are few, and those that records
 * have; last the records without a value. `all`: whether there are no further groups.
 */
export const boardColumns = (
  field: ResolvedField,
  groups: readonly Group[],
  all: boolean,
  offered: Offered = { choices: [], order: 'value' },
): readonly BoardColumn[] => {
  const byId = new Map(groups.map((group) => [columnOf(group.key), group]))
  const column = (value: Value): BoardColumn => {
    const { filter = { [field.name]: value }, count = all ? 0 : undefined, totals = [] } = byId.get(columnOf(value)) ?? {}
    return { id: columnOf(value), value, filter, count, totals }
  }
  const hasNone = field.nullable || byId.has(columnOf(null))
  return [...shownValues(field, groups, offered), ...(hasNone ? [null] : [])].map(column)
}
