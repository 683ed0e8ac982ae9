import { describe, expect, it } from 'vitest'
import { availableOf, isDebit, shareOf } from './amounts.ts'

describe('amounts of a wallet', () => {
  it.each([
    ['100.00', '40.50', '59.50'],
    [null, null, '0.00'],
    ['9007199254740993.01', '0.01', '9007199254740993.00'],
  ])('of %s with %s held has %s available', (balance, held, available) => expect(availableOf({ balance, held })).toBe(available))

  it.each([
    ['50.00', '200.00', 25],
    ['0.00', '0.00', 0],
    [null, '10.00', 0],
  ])('%s of %s are %i percent', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))

  it('knows what was taken', () => expect([isDebit('-0.01'), isDebit('0.01')]).toEqual([true, false]))
})
