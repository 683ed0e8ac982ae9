import { faker } from '@faker-js/faker/locale/en'
import type { Json } from '../../src/model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../src/model/resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

/** Id of some record of an entity, for references. */
export type SomeId = (entity: string) => Promise<string>

function text({ schema }: ResolvedField): string {
  if (schema.pattern !== undefined) return faker.helpers.fromRegExp(schema.pattern.replace(/^\^|\$$/g, ''))
  const length = Math.max(schema.minLength ?? 1, Math.min(6, schema.maxLength ?? 6))
  return faker.string.alphanumeric({ length, casing: 'upper' })
}

const MADE: Readonly<Record<string, (field: ResolvedField) => Json>> = {
  text,
  email: () => `${faker.string.alphanumeric({ length: 12, casing: 'lower' })}@example.com`,
  integer: ({ schema }) => faker.number.int({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 }),
  choice: ({ options }) => options?.[0] ?? null,
  choices: ({ schema }) => [schema.items?.enum?.[0] ?? null],
  boolean: () => true,
  decimal: () => '1',
  password: () => 'a password',
}

async function value(field: ResolvedField, someId: SomeId): Promise<Json> {
  if (field.reference) return field.reference.many ? [await someId(field.reference.entity)] : someId(field.reference.entity)
  if (field.rows) return [await values(field.rows, someId)]
  const made = MADE[field.type.name]
  if (made) return made(field)
  const sample = field.type.samples[0]?.valid.find((valid) => valid !== null && valid !== '')
  return sample ?? null
}

/** Optional references and uploads are left out: rules of their entity may forbid them. */
const isFilled = (field: ResolvedField) =>
  !field.readOnly && (field.required || !(field.reference || ['image', 'file'].includes(field.type.name)))

async function values(fields: readonly ResolvedField[], someId: SomeId): Promise<Values> {
  const entries = await Promise.all(fields.filter(isFilled).map(async (field) => [field.name, await value(field, someId)] as const))
  return Object.fromEntries(entries)
}

/** A valid new record of any entity, made from its schema alone; unique fields differ each time. */
export const sampleRecord = (entity: ResolvedEntity, someId: SomeId): Promise<Values> => values(entity.fields, someId)
