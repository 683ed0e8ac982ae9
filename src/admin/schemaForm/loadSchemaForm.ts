import { formValidators } from 'virtual:rjsf-validators'
import type { SchemaForm } from '../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../model/resolvedEntity.ts'

/** The editor of a free object: RJSF and the schema's precompiled validators, fetched when first shown. */
export const loadSchemaForm = async (entity: string, field: ResolvedField): Promise<SchemaForm> => {
  const [compiled, { schemaFormOf }] = await Promise.all([formValidators[entity]?.(), import('./SchemaForm.tsx')])
  const form = compiled?.forms[field.path]
  if (form === undefined) throw new Error(`There is no form of '${entity}.${field.path}'`)
  return schemaFormOf(form)
}
