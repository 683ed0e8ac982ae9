import { roundHalfUp } from '../model/values/decimal.ts'

/**
 * Stock at moving average cost (`PRODUCT.md E17`): replayed from movements, never stored, so that late postings count from their own day on.
 *
 * - A place (material and warehouse) has a quantity and a value, both exact; the unit cost is their quotient and is never rounded.
 * - A receipt with a value adds it. A receipt without one (goods found in a count) has the average cost of its place, else the last cost, else
 *   zero.
 * - An issue takes its share of the value, rounded half up to hundredths; the last unit takes the rest, so that an empty place has no value.
 * - A reversal of another movement at the same place (`origin`) takes back that movement's change of value, in parts that sum to it. A movement
 *   with an origin at another place (the arrival of a transfer, a return to another warehouse) brings that value along.
 * - Below zero, the missing quantity is owed at the cost of the last issue. The next receipt pays this debt first, at its own cost; the difference
 *   to the owed cost does not enter the value. So remaining stock is valued at what was paid for it.
 * - A value never has the opposite sign of its quantity: a reversal takes at most the existing value.
 */

/** A movement; quantities in ten-thousandths of the main unit, values in hundredths of the firm's currency. */
export interface ValuedMovement {
  readonly id: string
  /** Material and warehouse, as one key. */
  readonly place: string
  /** Positive if incoming. */
  readonly quantity: bigint
  /** Own value of an incoming quantity. */
  readonly value?: bigint | undefined
  /** Id of the movement that it reverses, or whose value it brings along. */
  readonly origin?: string | undefined
}

/** Quantity and value at a place. */
export interface StockBalance {
  readonly quantity: bigint
  readonly value: bigint
}

/** A movement with the resulting stock. */
export interface ValuedStep extends StockBalance {
  readonly movement: ValuedMovement
  /** Change of its place's value. */
  readonly change: bigint
}

interface Place {
  quantity: bigint
  value: bigint
  /** Last non-zero quantity and value, for the last cost. */
  last: StockBalance
}

/** Rest of a movement that others name as their origin. */
interface Open {
  quantity: bigint
  change: bigint
  readonly place: string
  readonly origin: string | undefined
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)

/** Value of a quantity at the cost of a place; at its last cost if it is empty. */
const atCost = ({ quantity, value, last }: Place, requested: bigint): bigint => {
  const cost = quantity === 0n ? last : { quantity, value }
  return cost.quantity === 0n ? 0n : roundHalfUp(cost.value * requested, cost.quantity)
}

/** Value of a place after a receipt. */
function valueAfterReceipt({ quantity, value }: Place, come: bigint, brought: bigint): bigint {
  if (quantity >= 0n) return value + brought
  const short = -quantity
  return come < short ? roundHalfUp(value * (short - come), short) : brought - roundHalfUp(brought * short, come)
}

/** The value, or zero if it has another sign than the quantity. */
const kept = (quantity: bigint, value: bigint): bigint => (quantity === 0n || value > 0n !== quantity > 0n ? 0n : value)

const emptyPlace = (): Place => ({ quantity: 0n, value: 0n, last: { quantity: 0n, value: 0n } })

/** Replays movements in order; `ended` is the stock of each place after the last one. */
export class Valuation {
  private readonly places = new Map<string, Place>()
  private readonly open = new Map<string | undefined, Open>()
  private readonly named: ReadonlySet<string | undefined>

  /** @param named ids of movements that are the origin of others */
  constructor(named: ReadonlySet<string | undefined>) {
    this.named = named
  }

  /** Stock by place. */
  get ended(): ReadonlyMap<string, StockBalance> {
    return this.places
  }

  step(movement: ValuedMovement): ValuedStep {
    const place = this.places.get(movement.place) ?? emptyPlace()
    this.places.set(movement.place, place)
    const before = place.value
    const quantity = place.quantity + movement.quantity
    const value = kept(quantity, this.valueAfter(place, movement))
    place.quantity = quantity
    place.value = value
    if (quantity > 0n) place.last = { quantity, value }
    const change = value - before
    if (this.named.has(movement.id))
      this.open.set(movement.id, { quantity: abs(movement.quantity), change, place: movement.place, origin: movement.origin })
    return { movement, quantity, value, change }
  }

  private valueAfter(place: Place, { quantity, value, origin, place: here }: ValuedMovement): bigint {
    const from = this.open.get(origin)
    const taken = from && this.take(from, abs(quantity))
    if (from && taken !== undefined && from.place === here) return place.value - taken
    if (quantity < 0n) return place.value - atCost(place, -quantity)
    return valueAfterReceipt(place, quantity, taken === undefined ? (value ?? atCost(place, quantity)) : abs(taken))
  }

  /** Takes the share of a quantity from the rest of a movement; restores the rest of that movement's own origin. */
  private take(from: Open, requested: bigint): bigint | undefined {
    if (from.quantity === 0n) return undefined
    const quantity = requested < from.quantity ? requested : from.quantity
    const change = roundHalfUp(from.change * quantity, from.quantity)
    from.quantity -= quantity
    from.change -= change
    const further = this.open.get(from.origin)
    if (further) {
      further.quantity += quantity
      further.change -= change
    }
    return change
  }
}

/** Steps of movements in order: by day, then by time of posting. */
export function replayed(movements: readonly ValuedMovement[]): readonly ValuedStep[] {
  const valuation = new Valuation(new Set(movements.map(({ origin }) => origin)))
  return movements.map((movement) => valuation.step(movement))
}

/** Final stock by place. */
export function balancesOf(movements: readonly ValuedMovement[]): ReadonlyMap<string, StockBalance> {
  const valuation = new Valuation(new Set(movements.map(({ origin }) => origin)))
  for (const movement of movements) valuation.step(movement)
  return valuation.ended
}
