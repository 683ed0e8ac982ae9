import { type ErrorOption, type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import type { EntityId, ShownMap } from '../../model/entityMap.ts'

type NameOf<Id extends EntityId> = [Id] extends [never] ? never : keyof ShownMap[Id] & string

/** Values in the form of a record, which are not validated yet. */
export type FormValues<Id extends EntityId> = { readonly [N in NameOf<Id>]?: unknown }

/** The functions of react-hook-form for the form of an entity's record, with the names of its fields. */
interface EntityForm<Id extends EntityId> {
  getValues(): FormValues<Id>
  getValues(name: NameOf<Id>): unknown
  setValue(name: NameOf<Id>, value: unknown, options?: { readonly shouldDirty?: boolean; readonly shouldValidate?: boolean }): void
  setError(name: NameOf<Id>, error: ErrorOption): void
  clearErrors(name: NameOf<Id>): void
}

/** The form of an entity's record around a component: `useEntityForm<'payments'>()`. */
export const useEntityForm = <Id extends EntityId = never>(): EntityForm<Id> => useFormContext<FieldValues>()

/** Current values of fields in the form of an entity's record: `useFormValues<'cars'>('make', 'year')`. */
export const useFormValues = <Id extends EntityId = never>(...names: readonly NameOf<Id>[]): readonly unknown[] =>
  useWatch({ name: [...names] })
