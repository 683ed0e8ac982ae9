/** Decimal text without trailing zeros of the fraction: `3.5` for `3.5000`, `100` for `100.00`. */
export const trimZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)
