import type { ResolvedField } from '../resolvedEntity.ts'

/** Two fields of one type that are the beginning and the end of something. */
export interface Period {
  readonly from: ResolvedField
  readonly to: ResolvedField
}

const endsAfter = ({ schema, type }: ResolvedField, from: ResolvedField): boolean =>
  type === from.type && (schema.notBefore === from.name || schema.after === from.name)

/** The period that a day or moment belongs to: the schema says of its end that it is not before the beginning, or after it. */
export const periodOf = (field: ResolvedField, fields: readonly ResolvedField[]): Period | undefined => {
  const to = fields.find((other) => endsAfter(other, field))
  if (to) return { from: field, to }
  const from = fields.find((other) => endsAfter(field, other))
  return from && { from, to: field }
}
