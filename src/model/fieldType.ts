import type { FieldSchema, Json } from './entitySchema.ts'
import type { ResolvedField } from './resolvedEntity.ts'

/** How well a field type fits a schema. The highest rank wins; a tie stops the start. */
export const RANK = { fallback: 1, type: 10, format: 20, keyword: 30, named: 100 } as const
type Rank = (typeof RANK)[keyof typeof RANK]

/** Filter operators, as suffix of the field in `filter` (`name_contains`); `eq` is the bare field name, an array there means `in`. */
export const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'contains', 'starts', 'in', 'nin', 'null', 'includes'] as const
export type Operator = (typeof OPERATORS)[number]

/** Where values live: one column of the entity's table, a table of single values beside it, or a child table of rows. */
type Storage = 'column' | 'values' | 'rows'

/** Pure half of a field type (`src/fields/<name>/<name>.ts`): the schemas that it fits and the facts about its values. */
export interface FieldType {
  readonly name: string
  /** How well the schema of a property fits, or undefined if not at all. `named` is given by the model when `field` names the type. */
  readonly fits: (schema: FieldSchema) => Rank | undefined
  readonly storage: Storage
  readonly operators: readonly Operator[]
  /** What the generator may use a value of this type for. */
  readonly sortable: boolean
  readonly searchable: boolean
  /** Shown as a list column unless the schema says otherwise. */
  readonly listed: boolean
  /** A secret: stored as a hash, and never read back, even if the schema allows it. */
  readonly secret?: true
  /** Values are ids of uploads, of pictures alone or of any file. */
  readonly upload?: 'picture' | 'file'
  /** Takes any text, so that a search text can become its value. */
  readonly freeText?: true
  /** Values may have a `unit`. */
  readonly counts?: true
  /** Edited by a form that is made from the JSON Schema of the property itself. */
  readonly schemaForm?: true
  /** Decimal places where the schema names none. */
  readonly scale?: number
  /** JSON Schema constraints that the type adds to the property for validation (for example a format). */
  readonly constraints?: (schema: FieldSchema) => FieldSchema
  /** A mistake in how the property is declared: keyword at fault and remedy. */
  readonly mistakes?: (schema: FieldSchema) => readonly { readonly keyword: string; readonly remedy: string }[]
  /** Whether a value gives a warning but is allowed (a VIN's check digit): an i18n code, or undefined. */
  readonly warning?: (
    value: Json,
    field: ResolvedField,
  ) => { readonly code: string; readonly params?: Readonly<Record<string, Json>> } | undefined
  /** Normalizes a written value to its stored form (trimmed, upper case, canonical decimal). Never called with null. */
  readonly normalize?: (value: Json, field: ResolvedField) => Json
  /** How a value reads inside the name of its record; default: as it is stored. `locale` is a language of the interface. */
  readonly toText?: (value: string, locale: string, field: ResolvedField, record: Readonly<Record<string, Json>>) => string
  /** The present moment as a value, for `initial: '$now'`; default: date and time in UTC. */
  readonly now?: (now: Date) => Json
  /** One cell of a spreadsheet or CSV file; default: text form of the JSON value. */
  readonly toCell?: (value: Json, field: ResolvedField) => string | number | boolean | null
  /** The opposite of `toCell`; what can't be read is returned as it is, so that validation names it. */
  readonly fromCell?: (cell: string, field: ResolvedField) => Json
  /** Values for the contract test: all must survive schema → column → API → cell → export and back. */
  readonly samples: readonly FieldSample[]
}

export interface FieldSample {
  readonly schema: FieldSchema
  /** Valid values in ascending order where sortable; edge values among them. */
  readonly valid: readonly Json[]
  readonly invalid: readonly Json[]
}
