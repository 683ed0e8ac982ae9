import type { Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import type { CellProps, FieldCells } from './fieldView.ts'
import { useLocale } from './locale.view.tsx'
import { formatLocaleNumber } from './localeNumber.ts'

/** How a number is written, as its cell and its input show it. */
export interface NumberKind {
  readonly options?: (field: ResolvedField, record?: Readonly<Record<string, Json>>) => Intl.NumberFormatOptions
  readonly suffix?: string
}

const unitOf = ({ schema: { unit } }: ResolvedField): Intl.NumberFormatOptions =>
  unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'short' }

const cellOf = ({ options, suffix }: NumberKind) =>
  function NumberCell({ value, field, record }: CellProps) {
    const text = formatLocaleNumber(String(value), useLocale(), { ...unitOf(field), ...options?.(field, record) })
    return (
      <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text}
        {suffix}
      </bdi>
    )
  }

/** A view of numbers: read in the user's language, whatever is stored. */
export const numberViewOf = (kind: NumberKind = {}): FieldCells => ({ numeric: true, Cell: cellOf(kind) })
