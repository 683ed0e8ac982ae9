import { useLocaleState } from 'react-admin'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'

const joined = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' · ')

/** Lot number and miles in one line. */
export const useCarLine = (): ((lot: Lot) => string) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  return ({ car }) =>
    joined([
      car.lotNumber && t('bidding.lot.number', { number: car.lotNumber }),
      car.odometer !== null && t('bidding.lot.miles', { count: formatCount(car.odometer, locale) }),
    ])
}

/** Lot number, miles and location in one line. */
export const useFactLine = (): ((lot: Lot) => string) => {
  const line = useCarLine()
  return (lot) => joined([line(lot), lot.car.location])
}
