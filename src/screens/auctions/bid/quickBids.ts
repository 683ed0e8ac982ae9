import type { IncrementStep } from '../../../domain/auction/room.ts'
import { fromMinor, toMinor } from '../amounts.ts'

const COUNT = 3

const stepAt = (steps: readonly IncrementStep[], amount: bigint): bigint => {
  const step = steps.find(({ below }) => below === null || amount < toMinor(below))
  return step === undefined ? 0n : toMinor(step.step)
}

/** The minimum next bid, and one and two increments more, each by the increment at the amount before it (`PRODUCT.md A3`). */
export const quickBids = (minimum: string, steps: readonly IncrementStep[]): readonly string[] => {
  const amounts = [toMinor(minimum)]
  while (amounts.length < COUNT) {
    const last = amounts.at(-1) ?? 0n
    const step = stepAt(steps, last)
    if (step === 0n) break
    amounts.push(last + step)
  }
  return amounts.map(fromMinor)
}
