import { SCHEMA_SAMPLES } from './schemaSamples.ts'

const { household, narrowing } = SCHEMA_SAMPLES

/** Alternatives under `dependentSchemas`, and choices that a condition narrows, at the top level of a record. */
export const householdsEntity = {
  $id: 'households',
  type: 'object',
  properties: { ...household?.schema.properties, ...narrowing?.schema.properties },
  dependentSchemas: { ...household?.schema.dependentSchemas },
  allOf: [...(narrowing?.schema.allOf ?? [])],
}
