import type { FieldType } from '../../../model/fieldType.ts'
import { ORDERED } from './operators.ts'

/**
 * Facts shared by field types whose values are JSON numbers.
 * @param pattern matches a cell with such a number
 */
export const numericFacts = (pattern: RegExp, isValid: (value: number) => boolean) =>
  ({
    storage: 'column',
    operators: ORDERED,
    sortable: true,
    searchable: false,
    listed: true,
    counts: true,
    // No negative zero.
    normalize: (value) => (value === 0 ? 0 : value),
    toCell: (value) => Number(value),
    fromCell: (cell) => (pattern.test(cell.trim()) && isValid(Number(cell)) ? Number(cell) : cell),
  }) satisfies Partial<FieldType>
