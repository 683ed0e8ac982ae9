const KILO = 1000

/** `20 MB`: bytes as people and the makers of disks count them. */
export const fileSize = (bytes: number, locale: string): string => {
  const unit = bytes < KILO ? 'byte' : bytes < KILO * KILO ? 'kilobyte' : 'megabyte'
  const amount = unit === 'byte' ? bytes : unit === 'kilobyte' ? bytes / KILO : bytes / KILO / KILO
  // Short, English would count "2 byte".
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(amount)
}
