/** The shortest decimal that reads back as the number, as an integer and its power of ten: `19.99` → `1999n`, -2. */
const shortest = (value: number): readonly [digits: bigint, exponent: number] => {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [integer = '0', fraction = ''] = mantissa.split('.')
  return [BigInt(integer + fraction), Number(exponent) - fraction.length]
}

/** Whether a number is a whole multiple of a step, both taken as the decimals that they are written as: 0.07 is seven times 0.01. */
export const isMultipleOf = (value: number, step: number): boolean => {
  if (Number.isInteger(value) && Number.isInteger(step) && Number.isSafeInteger(value)) return value % step === 0
  const [digits, exponent] = shortest(value)
  const [stepDigits, stepExponent] = shortest(step)
  const lowest = Math.min(exponent, stepExponent)
  return (digits * 10n ** BigInt(exponent - lowest)) % (stepDigits * 10n ** BigInt(stepExponent - lowest)) === 0n
}
