import { useResourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Json } from '../../../model/entitySchema.ts'
import { recordProperty } from '../../../model/records/recordProperty.ts'
import { referableScope, tenantField } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import { useViews } from '../../viewContext.view.tsx'
import { useOtherTenant } from '../cells/otherTenant.view.ts'
import { LINE, lineSource } from './lineSource.ts'

type Filter = Readonly<Record<string, Json>>

/** The reference's filter, with the current values for `$record.<field>`: of the form, or of the row that is being edited. */
const useStatedFilter = (reference: ResolvedReference): Filter => {
  const entries = Object.entries(reference.filter)
  const names = entries.flatMap(([, value]) => recordProperty(value) ?? [])
  const { getValues } = useFormContext() ?? {}
  const paths = names.length > 0 && getValues?.(LINE) !== undefined ? names.map(lineSource) : names
  // An empty list of names would watch the whole form, on each keystroke.
  const present: readonly Json[] = useWatch({ name: paths, disabled: names.length === 0 })
  return Object.fromEntries(
    entries.map(([field, value]) => {
      const name = recordProperty(value)
      return [field, name === undefined ? value : (present[names.indexOf(name)] ?? null)]
    }),
  )
}

/** Name of the field with the tenant of the form's record, and its current value; undefined where there is none. */
const useOwnTenant = (): { readonly name: string | undefined; readonly own: string | undefined } => {
  const { model } = useViews()
  const entity = model.entities[useResourceContext() ?? '']
  const name = entity && tenantField(model, entity)
  const own: unknown = useWatch({ name: name ?? '', disabled: name === undefined })
  return { name, own: typeof own === 'string' ? own : undefined }
}

/** Finds the tenant of a record that can be chosen, where it is not that of the form's record. */
export const useForeignTenant = (target: ResolvedEntity) => useOtherTenant(target, useOwnTenant().own)

/** For users who see all tenants: limits choices to those that the form's record may refer to. The server does it for all others. */
const useTenantFilter = (reference: ResolvedReference, target: ResolvedEntity): Filter => {
  const { readable } = useViews()
  const { name, own } = useOwnTenant()
  const field = target.tenant && target.fieldsByName[target.tenant.field]
  if (!field || !readable(field) || (name !== undefined && own === undefined)) return {}
  return referableScope(reference, target, own)
}

/** Filter of a reference's choices. */
export const useReferenceFilter = (reference: ResolvedReference, target: ResolvedEntity): Filter => ({
  ...useTenantFilter(reference, target),
  ...useStatedFilter(reference),
})

/** A reference for list filters, which also offer records that can no longer be chosen. */
export const anyChoice = (reference: ResolvedReference): ResolvedReference => ({ ...reference, filter: {}, anyTenant: true })
