import type { SchemaForm } from '../../fields/viewContext.view.tsx'
import type { FieldSchema } from '../../model/entitySchema.ts'
import { BrokenPart } from './PartBoundary.tsx'

/** Loads the editor of a free object, RJSF. If that fails, an error card. */
export const loadSchemaForm = async (schema: FieldSchema, root: FieldSchema): Promise<SchemaForm> => {
  try {
    const { schemaFormOf } = await import('./SchemaForm.tsx')
    return schemaFormOf(schema, root)
  } catch {
    return { Form: () => BrokenPart({}) }
  }
}
