import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { CellProps, FieldCells } from '../../fieldView.ts'
import { ofCharacters } from '../layout/widths.ts'
import { useLocale } from '../locale/locale.view.tsx'
import { formatLocaleNumber } from '../locale/localeNumber.ts'

/** Format of a number. */
export interface NumberKind {
  /** Width of a value in a list, in characters. */
  readonly characters: number
  /** The same in a narrow table. */
  readonly narrowest?: number
  /** Minimum usable width of its input in CSS pixels. */
  readonly inputWidth?: number
  /** Text of a cell. Default: a plain number, with its unit if the schema has one. */
  readonly write?: (value: string, locale: string, field: ResolvedField, record?: Readonly<Record<string, Json>>) => string
  /** Format of inputs, and of cells without `write`. */
  readonly options?: (field: ResolvedField) => Intl.NumberFormatOptions
  /** Sign beside an input, at the edge where the language puts it in a cell. */
  readonly sign?: { readonly text: string; readonly edge: (locale: string) => 'start' | 'end' }
  /** Signs that spreadsheets add to such a number; ignored in typed and pasted text. */
  readonly ignoredSigns?: RegExp
}

const writerOf =
  (options: NumberKind['options']): NonNullable<NumberKind['write']> =>
  (value, locale, field) => {
    const { unit } = field.schema
    return formatLocaleNumber(value, locale, {
      ...options?.(field),
      ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'short' }),
    })
  }

const cellOf = ({ options, write = writerOf(options) }: NumberKind) =>
  function NumberCell({ value, field, record }: CellProps) {
    const text = write(String(value), useLocale(), field, record)
    return <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</bdi>
  }

/** A view of numbers, shown in the user's language. */
export const numberViewOf = (kind: NumberKind): FieldCells => ({
  numeric: true,
  columnWidth: ofCharacters(kind.characters),
  ...(kind.narrowest !== undefined && { narrowest: kind.narrowest }),
  ...(kind.inputWidth !== undefined && { inputWidth: kind.inputWidth }),
  Cell: cellOf(kind),
})
