import { isAllowedIn } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { foldText } from '../../../model/values/foldText.ts'
import { isTimeZone, momentAt } from '../../../model/values/timeZones.ts'
import { isTruncated } from '../export/xlsx.ts'
import type { Values } from '../values.ts'
import { type ColumnFormat, localMoment, withoutFormat } from './columnFormats.ts'
import type { ImportTexts } from './importTexts.ts'
import type { SheetRow } from './sheet.ts'

/** The field of a column, or null if it is not imported, and how its cells are written. A type, because an interface is not assignable to `Json`. */
export type ColumnPlan = { readonly field: string | null; readonly format: ColumnFormat | null }

/** A text of a field’s column, and the value that all its cells have instead. A type, because an interface is not assignable to `Json`. */
export type ReplacedText = { readonly field: string; readonly text: string; readonly value: Json }

/** The text of a cell; undefined of a list or an object. */
export const cellText = (cell: Json): string | undefined => (cell === null ? '' : typeof cell === 'object' ? undefined : String(cell))

/** The values that one row of the file would write. */
export interface InputRow {
  /** 1 is the first row with values. */
  readonly row: number
  /** In the file. */
  readonly number: number
  /** Id in the file. */
  readonly id: string | undefined
  /** `_version` in the file. */
  readonly version: number | undefined
  readonly values: Values
  /** Whether the user has left it out. */
  readonly leftOut?: boolean
  /** What is wrong with cells before their values are validated. */
  readonly problems?: readonly FieldError[]
  /** References of which no record was found when the row was read. */
  readonly unknown?: readonly FieldError[]
}

/** How to read the rows of a file. */
export interface Reading {
  readonly entity: ResolvedEntity
  readonly plan: readonly ColumnPlan[]
  /** Whether cells are those of a CSV file or a workbook, and not values. */
  readonly text: boolean
  readonly texts: ImportTexts
  /** Texts of columns that have a value instead. */
  readonly replaced?: readonly ReplacedText[]
  /** Of moments that name none. */
  readonly timeZone: string
}

/** Folded labels of a field's choices in every language → their values. */
function choicesOf({ entity, texts }: Reading, field: ResolvedField): ReadonlyMap<string, Json> {
  const options: readonly Json[] = field.options ?? field.schema.items?.enum ?? []
  return new Map(options.flatMap((option) => texts.options(entity, field, String(option)).map((label) => [foldText(label), option])))
}

function withLabels(choices: ReadonlyMap<string, Json>, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => withLabels(choices, one))
  return typeof value === 'string' ? (choices.get(foldText(value)) ?? value) : value
}

/** Texts are read in the format of their column; numbers and booleans of a workbook have none. */
type ReadCell = (cell: string | number | boolean) => Json

function cellReader(reading: Reading, field: ResolvedField, format: ColumnFormat | null): ReadCell {
  const choices = choicesOf(reading, field)
  const zone = isTimeZone(reading.timeZone) ? reading.timeZone : 'UTC'
  const fromCell = (text: string) => field.type.fromCell?.(text, field) ?? text
  const isChoice = (value: Json) => (field.options ?? []).includes(value)
  const fromText = (cell: string) => {
    const text = withoutFormat(field, cell, format)
    const local = localMoment(field, text)
    return fromCell(local ? momentAt(local.day, local.time, zone) : text)
  }
  return (cell) => {
    const value = typeof cell === 'string' ? fromText(cell) : fromCell(String(cell))
    return choices.size === 0 || isChoice(value) ? value : withLabels(choices, value)
  }
}

/** Whether an empty text is a valid value of the field. */
const takesEmptyText = (field: ResolvedField): boolean =>
  field.required && field.type.normalize?.('', field) === '' && isAllowedIn(field)('')

/**
 * Values of an exported row, recognised by its id: an empty cell is an empty text where the field requires text, and truncated cells are ignored.
 */
const exportedValues = (values: Values, empty: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isTruncated(value) ? [] : [[name, value === null && empty.has(name) ? '' : value]])),
  )

interface Column {
  readonly name: string
  readonly at: number
  readonly read: ReadCell | undefined
  /** By text. */
  readonly replaced: ReadonlyMap<string, Json>
}

function columnsOf(reading: Reading): Column[] {
  return reading.plan.flatMap(({ field: name, format }, at) => {
    if (name === null) return []
    const field = reading.entity.fieldsByName[name]
    const read = field ? cellReader(reading, field, format) : String
    const replaced = new Map((reading.replaced ?? []).flatMap((one) => (one.field === name ? [[one.text, one.value]] : [])))
    return [{ name, at, read: reading.text ? read : undefined, replaced }]
  })
}

/** Compiles a plan to a function that converts rows of cells to rows of values by field. */
export function createRowReader(reading: Reading): (cells: SheetRow, row: number, number: number) => InputRow {
  const { entity } = reading
  const columns = columnsOf(reading)
  /** An empty cell for the tenant names no other one. */
  const isLeft = ([name, value]: readonly [string, Json]): boolean =>
    value === null && name !== 'id' && entity.fieldsByName[name]?.fixed === true
  const empty = new Set(reading.text ? entity.fields.filter(takesEmptyText).map(({ name }) => name) : [])
  return (cells, row, number) => {
    const entries = columns.map(({ name, at, read, replaced }): [string, Json] => {
      const cell = cells[at] ?? null
      const text = replaced.size > 0 ? cellText(cell) : undefined
      const instead = text === undefined ? undefined : replaced.get(text)
      if (instead !== undefined) return [name, instead]
      return [name, read && cell !== null && typeof cell !== 'object' ? read(cell) : cell]
    })
    const { id, _version: version, ...others }: Values = Object.fromEntries(entries.filter((entry) => !isLeft(entry)))
    const given = typeof id === 'string' && id !== '' ? id : undefined
    const rest = given === undefined ? others : exportedValues(others, empty)
    return {
      row,
      number,
      id: given,
      version: version === null || version === undefined ? undefined : Number(version),
      values: entity.naturalId ? { ...rest, id: given ?? null } : rest,
    }
  }
}
