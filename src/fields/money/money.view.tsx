import { formatDecimal, formatMoney } from '../../model/values/numberText.ts'
import type { FieldCells } from '../fieldView.ts'
import { type NumberKind, numberViewOf } from '../shared/cells/numberCell.view.tsx'

/** Amounts with the currency's sign if the record has a currency; else with at least the field's decimal places. */
export const moneyKind: NumberKind = {
  characters: 13,
  narrowest: 10,
  write: (value, locale, { schema, scale }, record) => {
    const currency = schema.currencyField === undefined ? undefined : record?.[schema.currencyField]
    return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
      ? formatMoney(value, currency, locale)
      : formatDecimal(value, locale, scale)
  },
  options: ({ scale }) => ({ minimumFractionDigits: scale }),
  ignoredSigns: /\p{Sc}|\b[A-Z]{2,3}\b/gu,
}

export const moneyView: FieldCells = { ...numberViewOf(moneyKind), selfExplaining: true }
