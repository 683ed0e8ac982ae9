import { createContext } from 'react'
import type { FieldSchema } from '../../model/entitySchema.ts'
import { NO_DOCUMENT, type SchemaDocument } from '../../model/evaluate/schemaDocument.ts'

/** The document of the whole form, and the schemas around a part: one that recurs contains itself. */
export const FormDocument = createContext<{ readonly document: SchemaDocument; readonly around: ReadonlySet<FieldSchema> }>({
  document: NO_DOCUMENT,
  around: new Set(),
})
