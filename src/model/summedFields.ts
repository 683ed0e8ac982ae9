import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'

/** Fields that must be readable to sum a field: itself, its currency, and the one that decides its sign. */
const partsOf = ({ name, schema: { currencyField, summed } }: ResolvedField): readonly string[] => [
  name,
  ...(currencyField === undefined ? [] : [currencyField]),
  ...(summed === undefined || summed === true ? [] : Object.keys(summed.minus)),
]

/** Fields that a list sums, where all fields that the sum needs can be read. */
export const summedFields = ({ fields }: Pick<ResolvedEntity, 'fields'>, isReadable: (name: string) => boolean): readonly ResolvedField[] =>
  fields.filter((field) => field.schema.summed !== undefined && partsOf(field).every(isReadable))
