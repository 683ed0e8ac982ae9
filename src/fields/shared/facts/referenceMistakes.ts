import type { FieldSchema } from '../../../model/entitySchema.ts'
import type { Mistake } from './mistakes.ts'

/** Mistakes of references: conflicting and missing keywords. */
export const referenceMistakes = (schema: FieldSchema): Mistake[] => [
  ...(schema.reference === undefined
    ? [{ keyword: 'reference', remedy: "Name the entity that the ids belong to: reference: 'customers'." }]
    : []),
  ...(schema.enum === undefined
    ? []
    : [{ keyword: 'enum', remedy: 'Leave it out; referenceFilter restricts which records may be chosen.' }]),
  ...(schema.format === undefined ? [] : [{ keyword: 'format', remedy: 'Leave it out; ids have the form that their entity gives them.' }]),
]
