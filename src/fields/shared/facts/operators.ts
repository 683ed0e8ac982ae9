import type { Operator } from '../../../model/fieldType.ts'

/** Filters of short text. */
export const TEXT: readonly Operator[] = ['eq', 'neq', 'contains', 'starts', 'in', 'nin', 'null']

/** Filters of long text, which has no index but that of the text search. */
export const LONG_TEXT: readonly Operator[] = ['contains', 'null']

/** Filters of ordered values: numbers, amounts, times of day. */
export const ORDERED: readonly Operator[] = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'null']

/** Filters of days and moments. */
export const DATED: readonly Operator[] = [...ORDERED, 'during']

/** Filters of chosen values: choices, references. */
export const PICKED: readonly Operator[] = ['eq', 'neq', 'in', 'nin', 'null']

/** Filters of lists of chosen values. */
export const LISTED: readonly Operator[] = ['includes', 'null']
