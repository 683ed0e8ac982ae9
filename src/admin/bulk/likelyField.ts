import type { ResolvedField } from '../../model/resolvedEntity.ts'

const isChoice = ({ type, options }: ResolvedField): boolean => type.flag === true || options !== undefined

/** The field that a change of many records is probably about: the last one, else the first state, choice, or yes or no. */
export const likelyField = (fields: readonly ResolvedField[], last: string | undefined): ResolvedField | undefined =>
  fields.find(({ name }) => name === last) ?? fields.find(({ schema }) => schema.tones !== undefined) ?? fields.find(isChoice)

/** The value that it probably gets: of yes or no what the records do not all have. */
export const likelyValue = ({ type }: ResolvedField, values: readonly unknown[]): boolean | null =>
  type.flag ? !(values.length > 0 && values.every((value) => value === true)) : null
