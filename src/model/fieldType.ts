import type { FieldSchema, Json } from './entitySchema.ts'
import type { ResolvedField } from './resolvedEntity.ts'

/** How well a field type fits a schema. The highest rank wins; a tie stops the start. */
export const RANK = { fallback: 1, type: 10, format: 20, keyword: 30, named: 100 } as const
type Rank = (typeof RANK)[keyof typeof RANK]

/**
 * Filter operators, as suffix of the field in `filter` (`name_contains`); `eq` is the bare field name, an array there means `in`. `includes` takes a
 * value or an array of which a list holds at least one; `during` the name of a period (`last30Days`, `values/relativeDays.ts`).
 */
export const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'contains', 'starts', 'in', 'nin', 'null', 'includes', 'during'] as const
export type Operator = (typeof OPERATORS)[number]

/** Storage of values: a column of the entity's table, a child table of single values, or a child table of rows. */
type Storage = 'column' | 'values' | 'rows'

/** Pure part of a field type (`src/fields/<name>/<name>.ts`): matching schemas, and facts about its values. */
export interface FieldType {
  readonly name: string
  /** How well the schema of a property fits, or undefined if not at all. `named` is given by the model when `field` names the type. */
  readonly fits: (schema: FieldSchema) => Rank | undefined
  readonly storage: Storage
  readonly operators: readonly Operator[]
  /** Whether lists can be sorted by it. */
  readonly sortable: boolean
  readonly searchable: boolean
  /** Shown as a list column unless the schema says otherwise. */
  readonly listed: boolean
  /** A secret: stored as a hash, and never readable, even if the schema allows it. */
  readonly secret?: true
  /** Values are ids of uploads: only pictures, or any file. */
  readonly upload?: 'picture' | 'file'
  /** Accepts any text, so that a search text can become its value. */
  readonly freeText?: true
  /** Values are calendar days without a time. */
  readonly days?: true
  /** Values are true and false. */
  readonly flag?: true
  /** Values may have a `unit`. */
  readonly counts?: true
  /** Edited by a form that is generated from the property's JSON Schema. */
  readonly schemaForm?: true
  /** Values are whole numbers or decimals, whose sums are exact. */
  readonly exact?: true
  /** Sums of its values mean nothing, as those of percentages. */
  readonly additive?: false
  /** Default number of decimal places. */
  readonly scale?: number
  /** JSON Schema constraints that the type adds to the property for validation (for example a format). */
  readonly constraints?: (schema: FieldSchema) => FieldSchema
  /** Mistakes in the declaration of a property: keyword and remedy. */
  readonly mistakes?: (schema: FieldSchema) => readonly { readonly keyword: string; readonly remedy: string }[]
  /** Text key of a warning about a valid value (a VIN's check digit), or undefined. */
  readonly warning?: (
    value: Json,
    field: ResolvedField,
  ) => { readonly code: string; readonly params?: Readonly<Record<string, Json>> } | undefined
  /** Normalizes a written value to its stored form (trimmed, upper case, canonical decimal). Never called with null. */
  readonly normalize?: (value: Json, field: ResolvedField) => Json
  /** Text of a value in the label of its record; default: the stored value. `locale` is a language of the interface. */
  readonly toText?: (value: string, locale: string, field: ResolvedField, record: Readonly<Record<string, Json>>) => string
  /** The current time as a value, for `initial: '$now'`; default: date and time in UTC. */
  readonly now?: (now: Date) => Json
  /** One cell of a spreadsheet or CSV file; default: text form of the JSON value. */
  readonly toCell?: (value: Json, field: ResolvedField) => string | number | boolean | null
  /** Inverse of `toCell`; unreadable text is returned unchanged, for validation to report. */
  readonly fromCell?: (cell: string, field: ResolvedField) => Json
  /** Values for the contract test: they must survive schema → column → API → cell → export and back. */
  readonly samples: readonly FieldSample[]
}

export interface FieldSample {
  readonly schema: FieldSchema
  /** Valid values, including edge cases; in ascending order if sortable. */
  readonly valid: readonly Json[]
  readonly invalid: readonly Json[]
}
