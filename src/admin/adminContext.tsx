import { createContext, useContext } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import type { Action } from '../model/entitySchema.ts'
import { can, readable, writable } from '../model/policy.ts'
import { isOpenField, lockIn } from '../model/records/recordLock.ts'
import { tenantField } from '../model/referable.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../model/resolvedEntity.ts'
import type { Subject } from '../model/subject.ts'
import type { Validator } from '../model/validate/validatorCore.ts'
import type { Confirmations } from '../providers/data/confirmations.ts'
import type { Conflicts } from '../providers/data/conflicts.ts'
import type { Screens } from './screens.ts'
import type { ShellParts } from './shell/HubLayout.tsx'
import type { NavItem, Navigation } from './shell/navigation.ts'
import type { UndoOffer } from './undo/undoable.ts'

/** An action of the command palette. */
export interface HubAction {
  readonly id: string
  readonly label: (translate: (key: string, options?: Readonly<Record<string, unknown>>) => string) => string
  readonly icon: NavItem['icon']
  readonly run: () => void
}

/** Input of the generated views. */
export interface AdminContextValue {
  readonly model: Model
  readonly subject: Subject
  readonly screens: Screens
  /** The product's menus; default: menus made from the schemas. */
  readonly navigation?: Navigation
  /** A hook: the product's menu items that are data, such as reports, by group of the main menu. */
  readonly useMenuItems?: () => Readonly<Record<string, readonly NavItem[]>>
  /** The product's actions in the command palette. */
  readonly actions?: readonly HubAction[]
  /** The product's parts of the shell. */
  readonly shell?: ShellParts
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
  readonly undo: UndoOffer
  /** Loads an entity's precompiled validator, a small module. */
  readonly loadValidator: (entity: string) => Promise<Validator>
  /** Records in open forms (`entity/id`). Their live events wait, so that no input is lost. */
  readonly openEdits: Set<string>
}

export const AdminContext = createContext<AdminContextValue | undefined>(undefined)

export const useAdmin = (): AdminContextValue => {
  const value = useContext(AdminContext)
  if (value === undefined) throw new Error('Generated views stand inside an AdminContext')
  return value
}

/** The entity of the current resource. */
export const useEntity = (): ResolvedEntity => {
  const id = useResourceContext() ?? ''
  const entity = useAdmin().model.entities[id]
  if (entity === undefined) throw new Error(`There is no entity '${id}'`)
  return entity
}

/** Whether the user may take an action, by the policy of the schemas. The server checks again. */
export const useMay = (): ((entity: string, action: Action) => boolean) => {
  const { model, subject } = useAdmin()
  return (id, action) => {
    const entity = model.entities[id]
    return entity !== undefined && can(entity, action, subject)
  }
}

/** Whether the field is the record's tenant and the user sees only one tenant. */
const isImplied = ({ model: { tenancy }, subject }: AdminContextValue, { name, fixed }: ResolvedField): boolean =>
  tenancy !== undefined && fixed === true && name === tenancy.property && subject.attributes?.[name] !== undefined

/** The field with the tenant of an entity's records, if the user sees those of several tenants. */
export const seenTenant = ({ model, subject }: Pick<AdminContextValue, 'model' | 'subject'>, entity: ResolvedEntity) => {
  const field = entity.fieldsByName[tenantField(model, entity) ?? '']
  return field?.reference && subject.attributes?.[field.name] === undefined && readable(field, subject) ? field : undefined
}

/** Whether the user may read a field and it tells them something. */
export const useIsReadable = (): ((field: ResolvedField) => boolean) => {
  const admin = useAdmin()
  return (field) => readable(field, admin.subject) && !isImplied(admin, field)
}

export const useReadable = (fields: readonly ResolvedField[]): readonly ResolvedField[] => fields.filter(useIsReadable())

/** Fields of a form: writable ones, and disabled ones that the user may only read; of a new record only composed texts and computed numbers. In a locked record nearly all are disabled. */
export const useFormFields = (
  entity: ResolvedEntity,
  creating: boolean,
): readonly { readonly field: ResolvedField; readonly disabled: boolean }[] => {
  const admin = useAdmin()
  const { subject } = admin
  const lock = lockIn(useRecordContext())
  const isClosed = (name: string) => !creating && !isOpenField(lock, name)
  return entity.fields
    .filter((field) => !isImplied(admin, field))
    .map((field) => ({ field, disabled: !writable(field, subject, creating) || isClosed(field.name) }))
    .filter(
      ({ field, disabled }) =>
        !disabled || ((!creating || (field.schema.template ?? field.schema.computed) !== undefined) && readable(field, subject)),
    )
}
