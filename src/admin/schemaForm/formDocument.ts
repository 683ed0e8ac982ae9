import { createContext } from 'react'
import type { FieldSchema } from '../../model/entitySchema.ts'
import { NO_DOCUMENT, type SchemaDocument } from '../../model/evaluate/schemaDocument.ts'

/** What the whole form is made from, and which schemas stand around a part: one of these again holds itself. */
export const FormDocument = createContext<{ readonly document: SchemaDocument; readonly around: ReadonlySet<FieldSchema> }>({
  document: NO_DOCUMENT,
  around: new Set(),
})
