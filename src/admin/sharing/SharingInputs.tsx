import { CheckboxGroupInput } from 'react-admin'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel, useOptionLabel } from '../../fields/labels.view.tsx'
import { writable } from '../../model/policy.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useAdmin, useMay } from '../adminContext.tsx'

/** The label begins where the inputs begin, in both directions of text. */
const GROUP = { '& .MuiFormLabel-root': { transform: 'none', fontSize: '0.75rem' } } as const

/** Boxes to tick, one for each role. */
const Roles = ({ field, roles, help }: { readonly field: ResolvedField; readonly roles: readonly string[]; readonly help?: string }) => {
  const labelOf = useFieldLabel()
  const optionOf = useOptionLabel()
  return (
    <CheckboxGroupInput
      source={field.name}
      label={labelOf('savedViews', field)}
      helperText={help ?? false}
      choices={roles.map((role) => ({ id: role, name: optionOf('savedViews', field, role) }))}
      translateChoice={false}
      sx={GROUP}
    />
  )
}

/** Whom a view or template is shared with: roles and users that the user knows; defaults of views are decided by Admins. */
export const SharingInputs = ({ withDefaults }: { readonly withDefaults: boolean }) => {
  const t = useAreaTexts('views')
  const { model, subject } = useAdmin()
  const may = useMay()
  const { roles, users, defaultFor } = model.entities.savedViews?.fieldsByName ?? {}
  const decides = defaultFor !== undefined && writable(defaultFor, subject, true)
  const all = (roles?.options ?? []).map(String)
  const offered = decides ? all : all.filter((role) => subject.roles.some((own) => own === role))
  const inFirm = model.tenancy !== undefined && subject.attributes?.[model.tenancy.property] !== undefined
  return (
    <>
      {roles && <Roles field={roles} roles={offered} help={t(inFirm ? 'views.firm' : 'views.everyFirm')} />}
      {users && may('users', 'list') && <FieldInput entity="savedViews" field={users} source="users" bare />}
      {withDefaults && defaultFor && decides && <Roles field={defaultFor} roles={all} />}
    </>
  )
}
