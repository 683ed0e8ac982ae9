import currencyCodes from 'currency-codes'
import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** ISO 4217. Codes without a minor unit (gold, test codes) have no decimal places. */
export const currencySeed = (): SeedDraft<'currencies'>[] =>
  currencyCodes.data.map(
    ({ code, currency, number, digits }): SeedDraft<'currencies'> => ({
      id: code,
      name: currency,
      numericCode: number.padStart(3, '0'),
      digits: Number.isInteger(digits) ? digits : 0,
      active: true,
    }),
  )

/** ISO 3166-1. */
export function countrySeed(): SeedDraft<'countries'>[] {
  countries.registerLocale(english)
  return Object.keys(countries.getAlpha2Codes())
    .sort()
    .map(
      (id): SeedDraft<'countries'> => ({
        id,
        name: countries.getName(id, 'en') ?? id,
        alpha3: countries.alpha2ToAlpha3(id) ?? null,
        numericCode: countries.alpha2ToNumeric(id)?.padStart(3, '0') ?? null,
      }),
    )
}
