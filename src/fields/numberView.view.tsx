import { InputAdornment } from '@mui/material'
import type { Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import { DraftInput } from './draftInput.view.tsx'
import type { CellProps, FieldView, InputProps } from './fieldView.ts'
import { useLocale } from './locale.view.tsx'
import { editableNumber, formatLocaleNumber, parseLocaleNumber } from './localeNumber.ts'

interface NumberKind {
  /** Typed decimal text → the form's value: exact types keep the text. */
  readonly store: (text: string, field: ResolvedField) => Json
  readonly options?: (field: ResolvedField, record?: CellProps['record']) => Intl.NumberFormatOptions
  readonly suffix?: string
}

const cellOf = ({ options, suffix }: NumberKind) =>
  function NumberCell({ value, field, record }: CellProps) {
    const text = formatLocaleNumber(String(value), useLocale(), options?.(field, record))
    return (
      <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text}
        {suffix}
      </bdi>
    )
  }

const inputOf = ({ store, options, suffix }: NumberKind) =>
  function NumberInput(props: InputProps) {
    const locale = useLocale()
    const { style: _, ...plain } = options?.(props.field) ?? {}
    return (
      <DraftInput
        {...props}
        format={(value) => formatLocaleNumber(String(value), locale, plain)}
        edit={(value) => editableNumber(String(value), locale)}
        parse={(typed) => store(parseLocaleNumber(typed, locale), props.field)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' },
          input: suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : undefined,
        }}
      />
    )
  }

/** A view of numbers: written and read in the user's language, whatever is stored. */
export const numberViewOf = (kind: NumberKind): FieldView => ({ numeric: true, Cell: cellOf(kind), Input: inputOf(kind) })
