import type { ComponentType } from 'react'
import type { FieldView } from '../fields/fieldView.ts'
import type { Json } from '../model/entitySchema.ts'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'

export type { CellHint, ComputedRows, ComputedValue, RowsBelowProps } from '../fields/fieldView.ts'

/** How the form of an entity whose rows are most of the work is laid out: what is always needed in a few lines above them, the rest folded below. */
export interface FormLayout {
  /** Fields above the rows, in their order. */
  readonly head: readonly string[]
  /** Groups that the form leaves out: something else shows them. */
  readonly without?: readonly string[]
  /** Where a new record begins. */
  readonly focus: string
}

/** What a new record of the user starts with, where the schema can't know it; a value that is entered meanwhile stays. */
export type InitialValues = (hub: HubDataProvider) => Promise<Readonly<Record<string, Json>>>

/** Bespoke parts of one entity, in place of the generated ones. */
export interface EntityScreens {
  readonly list?: ComponentType
  readonly create?: ComponentType
  readonly edit?: ComponentType
  readonly show?: ComponentType
  /** What else can be done with the selected records of a list. */
  readonly bulk?: ComponentType
  /** What else can be done with a record, on its page. */
  readonly actions?: ComponentType
  readonly form?: FormLayout
  /** Beside the inputs of a form, or below them where there is no room: what comes of the values, such as a preview. */
  readonly beside?: ComponentType
  /** Fetched with the form of a new record. */
  readonly initial?: () => Promise<{ readonly default: InitialValues }>
  /** Views of single fields, by path. */
  readonly fields?: Readonly<Record<string, Partial<FieldView>>>
}

/** By entity id. */
export type Screens = Readonly<Record<string, EntityScreens>>
