import type { ComponentType } from 'react'
import type { FieldView } from '../fields/fieldView.ts'

export type { ComputedRows, ComputedValue, RowsBelowProps } from '../fields/fieldView.ts'

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
  /** Views of single fields, by path. */
  readonly fields?: Readonly<Record<string, Partial<FieldView>>>
}

/** By entity id. */
export type Screens = Readonly<Record<string, EntityScreens>>
