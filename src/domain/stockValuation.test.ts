import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, replayed, type ValuedMovement, type ValuedStep } from './stockValuation.ts'

const move = (id: string, quantity: number, more: Partial<ValuedMovement> & { readonly worth?: number } = {}): ValuedMovement => {
  const { worth, ...rest } = more
  return { id, place: 'A', quantity: BigInt(quantity) * 10_000n, ...(worth !== undefined && { value: BigInt(worth) }), ...rest }
}

const shown = (steps: readonly ValuedStep[]) =>
  steps.map(({ quantity, value, change }) => [Number(quantity) / 10_000, Number(value) / 100, Number(change) / 100])

describe('stock at moving average cost', () => {
  test('takes the share of what leaves, and the last of it takes the rest', () => {
    const steps = replayed([move('a', 3, { worth: 1000 }), move('b', -1), move('c', -1), move('d', -1)])
    expect(shown(steps)).toEqual([
      [3, 10, 10],
      [2, 6.67, -3.33],
      [1, 3.33, -3.34],
      [0, 0, -3.33],
    ])
  })

  test('mixes what comes at different costs', () => {
    const steps = replayed([move('a', 10, { worth: 10_000 }), move('b', 30, { worth: 60_000 }), move('c', -20)])
    expect(shown(steps).at(-1)).toEqual([20, 350, -350])
  })

  test('values what comes without a cost at the average, else at the last cost, else at nothing', () => {
    expect(shown(replayed([move('a', 2, { worth: 500 }), move('b', 2)])).at(-1)).toEqual([4, 10, 5])
    expect(shown(replayed([move('a', 2, { worth: 500 }), move('b', -2), move('c', 1)])).at(-1)).toEqual([1, 2.5, 2.5])
    expect(shown(replayed([move('a', 2)]))).toEqual([[2, 0, 0]])
  })

  test('owes what is short at the last cost; what comes pays that at its own', () => {
    const short = [move('a', 2, { worth: 200 }), move('b', -5)]
    expect(shown(replayed(short)).at(-1)).toEqual([-3, -3, -5])
    expect(shown(replayed([...short, move('c', 2, { worth: 400 })])).at(-1)).toEqual([-1, -1, 2])
    expect(shown(replayed([...short, move('c', 5, { worth: 1000 })])).at(-1)).toEqual([2, 4, 7])
    expect(shown(replayed([...short, move('c', 3, { worth: 900 })])).at(-1)).toEqual([0, 0, 3])
    expect(shown(replayed([move('a', -2), move('b', 4, { worth: 400 })])).at(-1)).toEqual([2, 2, 2])
  })

  test('goes on at the cost of what is short', () => {
    expect(shown(replayed([move('a', 3, { worth: 1000 }), move('b', -4), move('c', -2)])).at(-1)).toEqual([-3, -9.99, -6.66])
  })

  test('reverses what a movement came to, in parts that sum to it', () => {
    const sold = [move('a', 3, { worth: 1000 }), move('b', -3), move('c', 10, { worth: 9000 })]
    const steps = replayed([...sold, move('d', 1, { origin: 'b' }), move('e', 1, { origin: 'b' }), move('f', 1, { origin: 'b' })])
    expect(shown(steps).map(([, , change]) => change)).toEqual([10, -10, 90, 3.33, 3.34, 3.33])
    const again = replayed([...sold, move('d', 3, { origin: 'b' }), move('e', -3, { origin: 'd' }), move('f', 3, { origin: 'b' })])
    expect(shown(again).slice(3)).toEqual([
      [13, 100, 10],
      [10, 90, -10],
      [13, 100, 10],
    ])
  })

  test('carries the value of a transfer, there and back', () => {
    const way = [move('a', 4, { worth: 1000 }), move('b', -3), move('c', 3, { origin: 'b', place: 'B' })]
    const back = [move('d', -3, { origin: 'c', place: 'B' }), move('e', 3, { origin: 'd' })]
    const ended = balancesOf([...way, move('x', 1, { worth: 5000 }), ...back])
    expect([...ended].map(([place, { quantity, value }]) => [place, Number(quantity) / 10_000, Number(value)])).toEqual([
      ['A', 5, 6000],
      ['B', 0, 0],
    ])
  })

  test('is never below nothing where there is something: a reversal takes at most what is there', () => {
    const steps = replayed([move('a', 1, { worth: 1000 }), move('b', 9, { worth: 0 }), move('c', -8), move('d', -1, { origin: 'a' })])
    expect(shown(steps).at(-1)).toEqual([1, 0, -2])
  })
})

describe('published examples', () => {
  const onHand = (moved: readonly (readonly [quantity: number, unitCost?: number])[]) =>
    shown(
      replayed(
        moved.map(([quantity, cost], index) => move(String(index), quantity, cost === undefined ? {} : { worth: quantity * cost * 100 })),
      ),
    )

  test('of the average cost method: 60 at 15.00 and 140 at 15.50, 190 are sold, 70 at 16.00, 30 and the last 50 are sold', () => {
    const sold = [[60, 15], [140, 15.5], [-190], [70, 16], [-30], [-50]] as const
    expect(onHand(sold).map(([, , change]) => change)).toEqual([900, 2170, -2916.5, 1120, -477.56, -795.94])
    expect(onHand(sold).at(-1)).toEqual([0, 0, -795.94])
  })

  test.each([
    ['more is sold than there is', [[10, 10], [10, 15], [-15], [-10]], [-5, -62.5]],
    ['the second receipt was of twenty', [[10, 10], [20, 15], [-15], [-10]], [5, 66.67]],
    [
      'costs differ by the half',
      [
        [1, 10],
        [1, 5],
      ],
      [2, 15],
    ],
    [
      'costs have no exact average',
      [
        [5, 10],
        [10, 20],
      ],
      [15, 250],
    ],
    [
      'the first receipt was of fifteen',
      [
        [15, 10],
        [10, 20],
      ],
      [25, 350],
    ],
  ] as const)('where %s', (_, moved, ended) => expect(onHand(moved).at(-1)?.slice(0, 2)).toEqual(ended))
})

describe('what names another movement', () => {
  const shortPlace = [move('a', 1, { worth: 100 }), move('b', -1), move('x', 1, { worth: 1000 }), move('y', -3)]

  test('takes back its own change where the place is short too', () => {
    expect(shown(replayed([...shortPlace, move('c', 1, { origin: 'b' })])).at(-1)).toEqual([-1, -19, 1])
  })

  test('takes no more than is left of it, and nothing once all is taken', () => {
    const sold = [move('a', 3, { worth: 1000 }), move('b', -3), move('c', 10, { worth: 9000 })]
    expect(shown(replayed([...sold, move('d', 5, { origin: 'b' })])).at(-1)).toEqual([15, 100, 10])
    expect(shown(replayed([...sold, move('d', 3, { origin: 'b' }), move('e', 13, { origin: 'b' })])).at(-1)).toEqual([26, 200, 100])
  })

  test('gives back what it had taken itself, in parts', () => {
    const sold = [move('a', 3, { worth: 1000 }), move('b', -3), move('c', 10, { worth: 9000 })]
    const again = replayed([...sold, move('d', 3, { origin: 'b' }), move('e', -3, { origin: 'd' }), move('f', 1, { origin: 'b' })])
    expect(shown(again).at(-1)).toEqual([11, 93.33, 3.33])
  })

  test('pays a debt where it arrives', () => {
    const debt = [move('p', 1, { place: 'B', worth: 500 }), move('q', -2, { place: 'B' })]
    const way = [move('a', 4, { worth: 1000 }), move('b', -3), move('c', 3, { origin: 'b', place: 'B' })]
    expect(shown(replayed([...debt, ...way])).at(-1)).toEqual([2, 5, 10])
  })

  test('leaves no debt where nothing is left', () => {
    const steps = replayed([move('a', 1, { worth: 1000 }), move('b', 9, { worth: 0 }), move('c', -9), move('d', -1, { origin: 'a' })])
    expect(shown(steps).at(-1)).toEqual([0, 0, -1])
  })

  test('leaves at the cost of its place, whatever it says that it is worth', () => {
    expect(shown(replayed([move('a', 2, { worth: 500 }), move('b', -1, { worth: 7 })])).at(-1)).toEqual([1, 2.5, -2.5])
  })
})

/** A slow, independent reference implementation: exact fractions, everything recomputed at each step. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const halfUp = ({ over, under }: Fraction): bigint => {
  const sign = over < 0n !== under < 0n ? -1n : 1n
  const [n, d] = [over < 0n ? -over : over, under < 0n ? -under : under]
  const whole = n / d
  return sign * ((n - whole * d) * 2n >= d ? whole + 1n : whole)
}

const slowly = (movements: readonly ValuedMovement[]): readonly (readonly [bigint, bigint])[] => {
  const result: (readonly [bigint, bigint])[] = []
  for (let length = 1; length <= movements.length; length += 1) {
    let [quantity, value] = [0n, 0n]
    let cost: Fraction = { over: 0n, under: 1n }
    for (const { quantity: moved, value: own } of movements.slice(0, length)) {
      if (quantity !== 0n) cost = { over: value, under: quantity }
      const at = (amount: bigint) => halfUp({ over: cost.over * amount, under: cost.under })
      const after = quantity + moved
      if (moved > 0n) {
        const brought = own ?? at(moved)
        if (quantity >= 0n) value += brought
        else if (after > 0n) value = brought - halfUp({ over: brought * -quantity, under: moved })
        else value = -halfUp({ over: -value * after, under: quantity })
      } else if (after >= 0n || quantity <= 0n) value -= at(-moved)
      else value = -at(-after)
      quantity = after
      if (quantity === 0n) value = 0n
    }
    result.push([quantity, value])
  }
  return result
}

const MOVES = fc.array(
  fc.record({
    quantity: fc.integer({ min: -60_000, max: 60_000 }).filter((quantity) => quantity !== 0),
    value: fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined }),
  }),
  { maxLength: 25 },
)

describe('whatever moves', () => {
  const movements = MOVES.map((moves) =>
    moves.map(
      ({ quantity, value }, index): ValuedMovement => ({
        ...{ id: String(index), place: 'A', quantity: BigInt(quantity) },
        ...(value !== undefined && quantity > 0 && { value: BigInt(value) }),
      }),
    ),
  )

  test('quantity and value are the sums of what each movement came to, and a value has the sign of its quantity', () => {
    fc.assert(
      fc.property(movements, (all) => {
        let [quantity, value] = [0n, 0n]
        for (const step of replayed(all)) {
          quantity += step.movement.quantity
          value += step.change
          expect([step.quantity, step.value]).toEqual([quantity, value])
          expect(value === 0n || value > 0n === quantity > 0n).toBe(true)
        }
      }),
    )
  })

  test('a slow account by fractions agrees while nothing is short', () => {
    fc.assert(
      fc.property(movements, (all) => {
        let there = 0n
        const possible = all.filter(({ quantity }) => {
          if (there + quantity < 0n) return false
          there += quantity
          return true
        })
        expect(replayed(possible).map(({ quantity, value }) => [quantity, value])).toEqual(slowly(possible))
      }),
    )
  })

  test('what is reversed at once leaves all as it was', () => {
    fc.assert(
      fc.property(movements, fc.integer({ min: 1, max: 90_000 }), fc.boolean(), (all, size, incoming) => {
        const quantity = BigInt(incoming ? size : -size)
        const last = { id: 'last', place: 'A', quantity, ...(incoming && { value: 777n }) }
        const before = balancesOf(all).get('A') ?? { quantity: 0n, value: 0n }
        const after = balancesOf([...all, last, { id: 'back', place: 'A', quantity: -quantity, origin: 'last' }]).get('A')
        expect([after?.quantity, after?.value]).toEqual([before.quantity, before.value])
      }),
    )
  })
})
