import type { ComponentType } from 'react'
import type { ComputedRows, FieldView } from '../fields/fieldView.ts'
import type { DraftMap, EntityId, EntitySchemas, RowOf, ShownMap } from '../model/entityMap.ts'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'

export type { CellHint, ComputedRows, ComputedValue, RowsFooterProps as RowsBelowProps } from '../fields/fieldView.ts'

/** Names of the fields that all of these entities have. */
type NameOf<Id extends EntityId> = keyof ShownMap[Id] & string

type GroupIn<Properties> = {
  [K in keyof Properties]: Properties[K] extends { readonly group: infer Name extends string } ? Name : never
}[keyof Properties]

type RowPath<List extends string, V> = [NonNullable<V>] extends [readonly (infer Row extends { readonly id: string })[]]
  ? `${List}.${keyof Row & string}`
  : never

/** Paths of their fields, and of the fields of their rows: `lines.quantity`. */
type PathIn<R> = { [K in keyof R & string]: K | RowPath<K, R[K]> }[keyof R & string]

/** Layout of a form that is mostly rows: the essential fields in a few lines above the rows, the rest collapsed below. */
export interface FormLayout<Name extends string = string, Group extends string = string> {
  /** Fields above the rows, in their order. */
  readonly head: readonly Name[]
  /** Groups that the form omits, as another component shows them. */
  readonly without?: readonly Group[]
  /** Field that gets the focus in a new record. */
  readonly focus: Name
}

/** Fetches initial values of a new record that depend on the user. Values that are entered meanwhile stay. */
type Initial<Values> = (hub: HubDataProvider) => Promise<Values>

/** The same for an entity that is known at compile time. */
export type InitialValues<Id extends EntityId> = Initial<DraftMap[Id]>

/** Bespoke parts of one entity, which replace or extend the generated ones. */
export interface EntityScreens<Name extends string = string, Group extends string = string, Path extends string = string, Values = object> {
  readonly list?: ComponentType
  readonly create?: ComponentType
  readonly edit?: ComponentType
  readonly show?: ComponentType
  /** More actions on the selected records of a list, or on all that match: what these are, `bulk/useSelected.ts` knows in part only. */
  readonly bulk?: ComponentType
  /** More actions on a record's page. */
  readonly actions?: ComponentType
  /** Whether these copy a record by rules of their own; the generated forms then make no copies. */
  readonly ownCopies?: true
  readonly form?: FormLayout<Name, Group>
  /** Beside the inputs of a form (on narrow pages below them), such as a preview. */
  readonly beside?: ComponentType
  /** Loaded with the form of a new record. */
  readonly initial?: () => Promise<{ readonly default: Initial<Values> }>
  /** Views of single fields, by path. */
  readonly fields?: Readonly<Partial<Record<Path, Partial<FieldView>>>>
}

/** The same for entities that are known at compile time, checked by what their schemas have in common. */
export type ScreensOf<Id extends EntityId> = EntityScreens<
  NameOf<Id>,
  GroupIn<EntitySchemas[Id]['properties']>,
  PathIn<ShownMap[Id]>,
  DraftMap[Id]
>

/** Computed values of such rows. */
export type ComputedRowsOf<Id extends EntityId, List extends keyof ShownMap[Id]> = ComputedRows<RowOf<Id, List>, ShownMap[Id]>

/** By entity id. */
export type Screens = Readonly<Record<string, EntityScreens>>

export type TypedScreens = { readonly [Id in EntityId]?: ScreensOf<Id> }
