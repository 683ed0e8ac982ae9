import { useLocaleState } from 'react-admin'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../providers/i18n/format.ts'

/** Lot number, miles, place: what buyers look at first. */
export const useFactLine = (): ((lot: Lot) => string) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  return ({ car }) =>
    [
      car.lotNumber && t('bidding.lot.number', { number: car.lotNumber }),
      car.odometer !== null && t('bidding.lot.miles', { count: car.odometer.toLocaleString(intlLocale(locale)) }),
      car.location,
    ]
      .filter(Boolean)
      .join(' · ')
}
