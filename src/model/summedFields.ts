import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'

/** Fields that must be readable for a sum: the field, its currency, and the field that determines its sign. */
const partsOf = ({ name, schema: { currencyField, summed } }: ResolvedField): readonly string[] => [
  name,
  ...(currencyField === undefined ? [] : [currencyField]),
  ...(typeof summed === 'object' ? Object.keys(summed.minus) : []),
]

/** Fields that a list sums and whose parts are all readable. */
export const summedFields = ({ fields }: Pick<ResolvedEntity, 'fields'>, isReadable: (name: string) => boolean): readonly ResolvedField[] =>
  fields.filter((field) => field.schema.summed !== undefined && partsOf(field).every(isReadable))
