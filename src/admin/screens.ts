import type { ComponentType } from 'react'
import type { FieldView } from '../fields/fieldView.ts'
import type { Json } from '../model/entitySchema.ts'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'

export type { CellHint, ComputedRows, ComputedValue, RowsFooterProps as RowsBelowProps } from '../fields/fieldView.ts'

/** Layout of a form that is mostly rows: the essential fields in a few lines above the rows, the rest collapsed below. */
export interface FormLayout {
  /** Fields above the rows, in their order. */
  readonly head: readonly string[]
  /** Groups that the form omits, as another component shows them. */
  readonly without?: readonly string[]
  /** Field that gets the focus in a new record. */
  readonly focus: string
}

/** Fetches initial values of a new record that depend on the user. Values that are entered meanwhile stay. */
export type InitialValues = (hub: HubDataProvider) => Promise<Readonly<Record<string, Json>>>

/** Bespoke parts of one entity, which replace or extend the generated ones. */
export interface EntityScreens {
  readonly list?: ComponentType
  readonly create?: ComponentType
  readonly edit?: ComponentType
  readonly show?: ComponentType
  /** More actions on the selected records of a list. */
  readonly bulk?: ComponentType
  /** More actions on a record's page. */
  readonly actions?: ComponentType
  /** Whether these copy a record by rules of their own; the generated forms then make no copies. */
  readonly ownCopies?: true
  readonly form?: FormLayout
  /** Beside the inputs of a form (on narrow pages below them), such as a preview. */
  readonly beside?: ComponentType
  /** Loaded with the form of a new record. */
  readonly initial?: () => Promise<{ readonly default: InitialValues }>
  /** Views of single fields, by path. */
  readonly fields?: Readonly<Record<string, Partial<FieldView>>>
}

/** By entity id. */
export type Screens = Readonly<Record<string, EntityScreens>>
