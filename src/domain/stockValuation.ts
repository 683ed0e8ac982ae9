import { roundHalfUp } from '../model/values/decimal.ts'

/**
 * Stock at moving average cost (`PRODUCT.md E17`): replayed from movements, never stored, so that what is posted late counts from its own day on.
 *
 * - A place (material and warehouse) has a quantity and a value, both exact; the unit cost is their quotient and is rounded nowhere.
 * - What comes with a value brings it. What comes without one (a find of a count) comes at the average of its place, else at its last cost, else at
 *   nothing.
 * - What leaves takes its share of the value, rounded half up to hundredths; the last of it takes all the rest, so that nothing is worth nothing.
 * - What reverses another movement at its place (`origin`) takes back that movement's own change of value, in parts that sum to it. What names
 *   an origin at another place (the arrival of a transfer, a return to another warehouse) brings that value along.
 * - Below zero, what is short is owed at the cost of what left last. What then comes pays that debt first, at its own cost; what it cost more or less
 *   than was owed is no value of the stock. So what remains is worth what was paid for it.
 * - A value never has another sign than its quantity: a reversal takes at most what is there.
 */

/** A movement; quantities in ten-thousandths of the main unit, values in hundredths of the firm's currency. */
export interface ValuedMovement {
  readonly id: string
  /** Material and warehouse, as one key. */
  readonly place: string
  /** Incoming above zero. */
  readonly quantity: bigint
  /** What an incoming quantity is worth by itself. */
  readonly value?: bigint | undefined
  /** Id of the movement that it reverses, or whose value it brings. */
  readonly origin?: string | undefined
}

/** What there is at a place. */
export interface Standing {
  readonly quantity: bigint
  readonly value: bigint
}

/** A movement with what it came to. */
export interface ValuedStep extends Standing {
  readonly movement: ValuedMovement
  /** By how much it changed the value of its place. */
  readonly change: bigint
}

interface Place {
  quantity: bigint
  value: bigint
  /** Quantity and value when there was any: its last cost. */
  last: Standing
}

/** Of a movement that others name: what they have not taken yet. */
interface Open {
  quantity: bigint
  change: bigint
  readonly place: string
  readonly origin: string | undefined
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)

/** Value of a quantity at the cost of a place; at its last one where there is nothing. */
const atCost = ({ quantity, value, last }: Place, wanted: bigint): bigint => {
  const cost = quantity === 0n ? last : { quantity, value }
  return cost.quantity === 0n ? 0n : roundHalfUp(cost.value * wanted, cost.quantity)
}

/** What a place is worth once a quantity with a value has come. */
function valueAfterReceipt({ quantity, value }: Place, come: bigint, brought: bigint): bigint {
  if (quantity >= 0n) return value + brought
  const short = -quantity
  return come < short ? roundHalfUp(value * (short - come), short) : brought - roundHalfUp(brought * short, come)
}

/** Of the same sign as its quantity, and nothing where there is nothing. */
const kept = (quantity: bigint, value: bigint): bigint => (quantity === 0n || value > 0n !== quantity > 0n ? 0n : value)

const emptyPlace = (): Place => ({ quantity: 0n, value: 0n, last: { quantity: 0n, value: 0n } })

/** Replays movements that come one after the other; `ended` has what there is at each place after the last of them. */
export class Valuation {
  private readonly places = new Map<string, Place>()
  private readonly open = new Map<string | undefined, Open>()
  private readonly named: ReadonlySet<string | undefined>

  /** @param named ids of the movements that others name as their origin */
  constructor(named: ReadonlySet<string | undefined>) {
    this.named = named
  }

  /** Places of what has moved. */
  get ended(): ReadonlyMap<string, Standing> {
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

  /** Takes the share of a quantity from what is open of a movement; what that movement itself had taken is open again. */
  private take(from: Open, wanted: bigint): bigint | undefined {
    if (from.quantity === 0n) return undefined
    const quantity = wanted < from.quantity ? wanted : from.quantity
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

/** Steps of movements in the order in which they count: by day, then by the time of posting. */
export function replayed(movements: readonly ValuedMovement[]): readonly ValuedStep[] {
  const valuation = new Valuation(new Set(movements.map(({ origin }) => origin)))
  return movements.map((movement) => valuation.step(movement))
}

/** What there is at each place in the end. */
export function standings(movements: readonly ValuedMovement[]): ReadonlyMap<string, Standing> {
  const valuation = new Valuation(new Set(movements.map(({ origin }) => origin)))
  for (const movement of movements) valuation.step(movement)
  return valuation.ended
}
