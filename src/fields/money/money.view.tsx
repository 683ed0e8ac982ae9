import { type NumberKind, numberViewOf } from '../numberCell.view.tsx'

const isCurrency = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code)

/** Amounts show their currency where the record names one, and never fewer places than the field has. */
export const moneyKind: NumberKind = {
  options: (field, record) => {
    const code = field.schema.currencyField === undefined ? undefined : record?.[field.schema.currencyField]
    const places = { minimumFractionDigits: field.scale }
    return isCurrency(code) ? { ...places, style: 'currency', currency: code, currencyDisplay: 'code' } : places
  },
}

export const moneyView = numberViewOf(moneyKind)
