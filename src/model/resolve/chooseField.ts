import type { FieldSchema } from '../entitySchema.ts'
import { type FieldType, RANK } from '../fieldType.ts'
import { unknownField } from './unknownField.ts'

export type FieldChoice =
  | { readonly kind: 'chosen'; readonly type: FieldType }
  | { readonly kind: 'tie'; readonly names: readonly string[] }
  | { readonly kind: 'noSuchType'; readonly name: string }

/** Chooses the field type of a property: the named one, else the best match, else `unknown`. */
export const chooseField = (schema: FieldSchema, types: readonly FieldType[]): FieldChoice => {
  if (schema.field !== undefined) {
    const named = types.find((type) => type.name === schema.field)
    return named ? { kind: 'chosen', type: named } : { kind: 'noSuchType', name: schema.field }
  }
  const ranked = types.map((type) => ({ type, rank: Number(type.fits(schema) ?? 0) })).filter(({ rank }) => rank > 0)
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  const winners = ranked.filter(({ rank }) => rank === best && rank < RANK.named)
  if (winners.length > 1) return { kind: 'tie', names: winners.map(({ type }) => type.name) }
  return { kind: 'chosen', type: winners[0]?.type ?? unknownField }
}

/** Field type of a property, if one matches. */
export const chosenType = (schema: FieldSchema, types: readonly FieldType[]): FieldType | undefined => {
  const choice = chooseField(schema, types)
  return choice.kind === 'chosen' ? choice.type : undefined
}
