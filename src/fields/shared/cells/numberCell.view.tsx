import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { CellProps, FieldCells } from '../../fieldView.ts'
import { ofCharacters } from '../layout/widths.ts'
import { useLocale } from '../locale/locale.view.tsx'
import { formatLocaleNumber } from '../locale/localeNumber.ts'

/** How a number is written. */
export interface NumberKind {
  /** Characters in which a value can be read in a list. */
  readonly characters: number
  /** The same in a table that has less room than its columns want. */
  readonly narrowest?: number
  /** The least width in CSS pixels in which its input can be used. */
  readonly inputWidth?: number
  /** As a cell shows it; left out, as a plain number, with its unit where the schema names one. */
  readonly write?: (value: string, locale: string, field: ResolvedField, record?: Readonly<Record<string, Json>>) => string
  /** As an input shows it, and a cell that is not written in a way of its own. */
  readonly options?: (field: ResolvedField) => Intl.NumberFormatOptions
  /** Beside an input, on the side on which the language writes it in a cell: by where the page's lines begin. */
  readonly sign?: { readonly text: string; readonly edge: (locale: string) => 'start' | 'end' }
}

const plainly =
  (options: NumberKind['options']): NonNullable<NumberKind['write']> =>
  (value, locale, field) => {
    const { unit } = field.schema
    return formatLocaleNumber(value, locale, {
      ...options?.(field),
      ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'short' }),
    })
  }

const cellOf = ({ options, write = plainly(options) }: NumberKind) =>
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
