import { createContext } from 'react'
import type { FieldSchema } from '../../model/entitySchema.ts'
import { NO_DOCUMENT, type SchemaDocument } from '../../model/evaluate/schemaDocument.ts'

interface Around {
  readonly document: SchemaDocument
  /** The schemas of the enclosing parts; a recursive schema contains itself. */
  readonly around: ReadonlySet<FieldSchema>
  /** Section of `i18n/<language>/areas/parts.ts` with the labels of the parts (`partTexts`). */
  readonly section?: string | undefined
}

/** The document of the whole form. */
export const FormDocument = createContext<Around>({ document: NO_DOCUMENT, around: new Set() })
