/**
 * Distributes an amount in whole units over weights, by largest remainder (`PRODUCT.md E3`). The parts sum to the amount; ties go to the earlier part;
 * weights that are all zero count as equal. Amount and weights must not be negative.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1n),
        )
  const parts = weights.map((weight, index) => ({ index, quotient: (amount * weight) / sum, remainder: (amount * weight) % sum }))
  const left = Number(amount - parts.reduce((total, { quotient }) => total + quotient, 0n))
  const raised = new Set(
    parts
      .toSorted((a, b) => Number(b.remainder - a.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return parts.map(({ index, quotient }) => quotient + (raised.has(index) ? 1n : 0n))
}
