import { InputAdornment } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { isMeantAsSum, resultOf } from '../../../model/values/sums.ts'
import type { Clip, FieldInputs, InputProps } from '../../fieldView.ts'
import type { NumberKind } from '../cells/numberCell.view.tsx'
import { useLocale } from '../locale/locale.view.tsx'
import { editableNumber, formatLocaleNumber, isNumberText, parseLocaleNumber } from '../locale/localeNumber.ts'
import { DraftInput } from './draftInput.view.tsx'

/** Typed decimal text → the form's value. */
type StoreNumber = (text: string, field: ResolvedField) => Json

/** For exact types, whose values are text. */
export const asText: StoreNumber = (text) => text

type InputKind = Pick<NumberKind, 'options' | 'sign' | 'ignoredSigns'>

/** Canonical decimal text of a typed or pasted number, without signs; other text unchanged. */
const numberIn = (text: string, locale: string, signs: NumberKind['ignoredSigns']): string => {
  const number = parseLocaleNumber(signs ? text.replace(signs, '') : text, locale)
  return isNumberText(number) ? number : text.trim()
}

const clipOf = (store: StoreNumber, signs: NumberKind['ignoredSigns']): Clip => ({
  write: (value, _, { locale }) => editableNumber(String(value), locale),
  read: (text, field, { locale }) => {
    const number = numberIn(text, locale, signs)
    return isNumberText(number) ? store(number, field) : undefined
  },
})

/** Places of the result of a sum, where the type does not say how many its values have. */
const PLACES = 12

/** The same for typed text, which may be a sum: its result. Pasted text is none, as it may be a day (`3-4`). */
const resultIn = (typed: string, locale: string, signs: NumberKind['ignoredSigns'], { type, scale }: ResolvedField): string => {
  const number = numberIn(typed, locale, signs)
  if (isNumberText(number)) return number
  return resultOf(typed, type.scale === undefined ? PLACES : scale, (written) => numberIn(written, locale, signs)) ?? number
}

/** Number input in the format of the user's language. */
export const numberInputsOf = (store: StoreNumber, { options, sign, ignoredSigns }: InputKind = {}): FieldInputs => ({
  clip: clipOf(store, ignoredSigns),
  Input: function NumberInput(props: InputProps) {
    const locale = useLocale()
    const translate = useTranslate()
    return (
      <DraftInput
        {...props}
        format={(value) => formatLocaleNumber(String(value), locale, options?.(props.field))}
        edit={(value) => editableNumber(String(value), locale)}
        parse={(typed) => store(resultIn(typed, locale, ignoredSigns, props.field), props.field)}
        explain={(value) => (typeof value === 'string' && isMeantAsSum(value) ? translate('errors.format.sum') : undefined)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' },
          input: sign && { [`${sign.edge(locale)}Adornment`]: <InputAdornment position={sign.edge(locale)}>{sign.text}</InputAdornment> },
        }}
      />
    )
  },
})
