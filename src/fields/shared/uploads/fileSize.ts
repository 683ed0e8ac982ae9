import { numberFormat } from '../../../model/values/keptFormats.ts'

const KILO = 1000

/** `20 MB`, in powers of 1,000. */
export const fileSize = (bytes: number, locale: string): string => {
  const unit = bytes < KILO ? 'byte' : bytes < KILO * KILO ? 'kilobyte' : 'megabyte'
  const amount = unit === 'byte' ? bytes : unit === 'kilobyte' ? bytes / KILO : bytes / KILO / KILO
  // The short form would be "2 byte" in English.
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return numberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(amount)
}
