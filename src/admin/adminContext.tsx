import { createContext, useContext } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import type { Action } from '../model/entitySchema.ts'
import { can, readable, writable } from '../model/policy.ts'
import { isOpenField, lockIn } from '../model/recordLock.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../model/resolvedEntity.ts'
import type { Subject } from '../model/subject.ts'
import type { Validator } from '../model/validate/validatorCore.ts'
import type { Confirmations } from '../providers/data/confirmations.ts'
import type { Conflicts } from '../providers/data/conflicts.ts'
import type { Screens } from './screens.ts'
import type { ShellParts } from './shell/HubLayout.tsx'
import type { NavItem, Navigation } from './shell/navigation.ts'

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
  /** Menus of the product; without it the schemas make the main menu. */
  readonly navigation?: Navigation
  /** Actions of the product that can be started from anywhere. */
  readonly actions?: readonly HubAction[]
  /** The product's own parts around every page. */
  readonly shell?: ShellParts
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
  /** An entity's precompiled validator, a small module of its own. */
  readonly loadValidator: (entity: string) => Promise<Validator>
  /** Records that are being edited: their events wait, so that no input is lost. Keys: `entity/id`. */
  readonly openEdits: Set<string>
}

export const AdminContext = createContext<AdminContextValue | undefined>(undefined)

export const useAdmin = (): AdminContextValue => {
  const value = useContext(AdminContext)
  if (value === undefined) throw new Error('Generated views stand inside an AdminContext')
  return value
}

/** The entity of the present resource. */
export const useEntity = (): ResolvedEntity => {
  const id = useResourceContext() ?? ''
  const entity = useAdmin().model.entities[id]
  if (entity === undefined) throw new Error(`There is no entity '${id}'`)
  return entity
}

/** Whether the user may take an action, by the schemas' policy. The server decides again. */
export const useMay = (): ((entity: string, action: Action) => boolean) => {
  const { model, subject } = useAdmin()
  return (id, action) => {
    const entity = model.entities[id]
    return entity !== undefined && can(entity, action, subject)
  }
}

/** A record's tenant is irrelevant to users who see only one. */
const saysNothing = ({ model: { tenancy }, subject }: AdminContextValue, { name, fixed }: ResolvedField): boolean =>
  tenancy !== undefined && fixed === true && name === tenancy.property && subject.attributes?.[name] !== undefined

export const useReadable = (fields: readonly ResolvedField[]): readonly ResolvedField[] => {
  const admin = useAdmin()
  return fields.filter((field) => readable(field, admin.subject) && !saysNothing(admin, field))
}

/** Fields of a form: what the user may write, and what they may at least see, disabled; of a record that is closed, nearly all. */
export const useFormFields = (
  entity: ResolvedEntity,
  creating: boolean,
): readonly { readonly field: ResolvedField; readonly disabled: boolean }[] => {
  const admin = useAdmin()
  const { subject } = admin
  const lock = lockIn(useRecordContext())
  const isClosed = (name: string) => !creating && !isOpenField(lock, name)
  return entity.fields
    .filter((field) => !saysNothing(admin, field))
    .map((field) => ({ field, disabled: !writable(field, subject, creating) || isClosed(field.name) }))
    .filter(({ field, disabled }) => !disabled || (!creating && readable(field, subject)))
}
