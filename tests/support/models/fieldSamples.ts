import { REFERENCE_SAMPLES } from '../../../src/fields/shared/facts/referenceSamples.ts'
import type { EntitySchema, Json } from '../../../src/model/entitySchema.ts'
import type { FieldSample, FieldType } from '../../../src/model/fieldType.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'

/** One sample of one field type, as the property `value` of an entity of its own. */
export interface SampleCase {
  readonly title: string
  readonly type: FieldType
  readonly sample: FieldSample
  readonly entity: ResolvedEntity
  readonly field: ResolvedField
}

export interface Samples {
  readonly model: Model
  readonly cases: readonly SampleCase[]
  /** Records that must exist before samples of references are written. */
  readonly targets: { readonly entity: ResolvedEntity; readonly records: readonly Readonly<Record<string, Json>>[] }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const entityOf = (type: FieldType, sample: FieldSample, index: number): EntitySchema => ({
  $id: `sample${capital(type.name)}${index}`,
  type: 'object',
  properties: { value: sample.schema },
})

const targets: EntitySchema = {
  $id: REFERENCE_SAMPLES.entity,
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 64 }, name: { type: 'string' } },
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the model lost an entity of the samples')
  return value
}

const draftsOf = (types: readonly FieldType[]) =>
  types.flatMap((type) => type.samples.map((sample, index) => ({ type, sample, schema: entityOf(type, sample, index) })))

/** The name of a sample's property where all samples are properties of one entity. */
export const everythingName = ({ entity }: SampleCase): string => entity.id

/** One entity that has every field type, a property for each sample. */
export const everythingSchema = (types: readonly FieldType[]): { readonly file: string; readonly schema: EntitySchema } => ({
  file: 'schemas/sampleEverything.ts',
  schema: {
    $id: 'sampleEverything',
    type: 'object',
    properties: Object.fromEntries(draftsOf(types).map(({ sample, schema }) => [schema.$id, sample.schema])),
  },
})

/** One schema for each sample of each field type, and that of the entity they refer to. */
export const sampleSchemas = (types: readonly FieldType[]): { readonly file: string; readonly schema: EntitySchema }[] =>
  [targets, ...draftsOf(types).map(({ schema }) => schema)].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema }))

/** The model of the samples. Pure: for tests of the server and of the browser alike. */
export const fieldSamples = (types: readonly FieldType[]): Samples => {
  const model = loadModel(sampleSchemas(types), types)
  const cases = draftsOf(types).map(({ type, sample, schema }): SampleCase => {
    const entity = found(model.entities[schema.$id])
    const title = `${type.name} ${JSON.stringify(sample.schema).slice(0, 80)}`
    return { title, type, sample, entity, field: found(entity.fieldsByName.value) }
  })
  const records = REFERENCE_SAMPLES.ids.map((id) => ({ id, name: `Target ${id}` }))
  return { model, cases, targets: { entity: found(model.entities[REFERENCE_SAMPLES.entity]), records } }
}
