import type { FieldSchema, Json } from '../../../../src/model/entitySchema.ts'

/** A hand-written schema with a valid value and invalid values. */
export interface SchemaSample {
  readonly schema: FieldSchema
  readonly valid: Json
  readonly invalid: readonly Json[]
}

export const text = { type: 'string' } as const
export const number = { type: 'number' } as const
export const texts = { type: 'array', items: text } as const
export const map = { type: 'object', additionalProperties: text } as const
export const person: FieldSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: text, email: { ...text, format: 'email' }, url: { ...text, format: 'uri' } },
}
export const position: FieldSchema = { type: 'array', prefixItems: [number, number], items: number, minItems: 2, maxItems: 3 }
export const of = (properties: Readonly<Record<string, FieldSchema>>, more: FieldSchema = {}): FieldSchema => ({
  type: 'object',
  properties,
  ...more,
})
export const branch = (kind: string, properties: Readonly<Record<string, FieldSchema>>, required: readonly string[] = []): FieldSchema =>
  of({ kind: { const: kind }, ...properties }, { title: kind, required: ['kind', ...required] })
