import type { ResolvedEntity, ResolvedField } from './resolvedEntity.ts'

/** What must be readable for the sum of a field to say anything: itself, its currency, and what decides its sign. */
const partsOf = ({ name, schema: { currencyField, summed } }: ResolvedField): readonly string[] => [
  name,
  ...(currencyField === undefined ? [] : [currencyField]),
  ...(summed === undefined || summed === true ? [] : Object.keys(summed.minus)),
]

/** Fields of which a list shows the sum, as far as those can be read that it is made of. */
export const summedFields = ({ fields }: Pick<ResolvedEntity, 'fields'>, isReadable: (name: string) => boolean): readonly ResolvedField[] =>
  fields.filter((field) => field.schema.summed !== undefined && partsOf(field).every(isReadable))
