import { MONEY_SCALE, moneyText } from '../../../domain/money/hundredths.ts'
import { QUANTITY_SCALE, quantityText } from '../../../domain/quantities.ts'
import type { stockCalls } from '../../../domain/stock/calls.ts'
import type { StockBalance } from '../../../domain/stockValuation.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import type { Subject } from '../../../model/subject.ts'
import { roundHalfUp, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { MaterialReplays, type Replayed } from './materialReplays.ts'
import { currencyOfWarehouses } from './stockCurrency.ts'
import { type MovedRow, placeOf, type Valued, valued, visibleMovements } from './valuedMovements.ts'

export type StockValue = AnswerOf<typeof stockCalls.valuation>

/** Decimal places of unit costs, for display only. */
const COST_SCALE = 4

const unitCost = ({ quantity, value }: StockBalance): string | null =>
  quantity === 0n
    ? null
    : stringifyDecimal(roundHalfUp(value * 10n ** BigInt(QUANTITY_SCALE + COST_SCALE - MONEY_SCALE), quantity), COST_SCALE)

/** Goods in transit by source warehouse. */
function inTransit(rows: readonly MovedRow[], { steps }: Valued): ReadonlyMap<string, StockBalance> {
  const transfers = new Map(rows.flatMap((row, index) => (row.kind === 'transfer' ? [[row.id, { row, index }] as const] : [])))
  const ways = new Map<string, StockBalance>()
  for (const { row, index } of transfers.values()) {
    let first = row
    for (let from = first.origin; from !== null; from = first.origin) first = transfers.get(from)?.row ?? { ...first, origin: null }
    const place = placeOf(first)
    const before = ways.get(place) ?? { quantity: 0n, value: 0n }
    ways.set(place, { quantity: before.quantity - BigInt(row.quantity), value: before.value - (steps[index]?.change ?? 0n) })
  }
  return ways
}

type Standings = readonly (readonly [place: string, standing: StockBalance])[]

/** Stock and goods in transit of one material, by warehouse. */
interface MaterialStanding {
  readonly there: Standings
  readonly onTheWay: Standings
}

function replayed(rows: readonly MovedRow[]): Replayed<MaterialStanding> {
  const all = valued(rows)
  const result = { there: [...all.standings], onTheWay: [...inTransit(rows, all)] }
  return { result, size: result.there.length + result.onTheWay.length }
}

/** Stock at moving average cost; replays what has moved since it was last asked for (`PRODUCT.md E17`). */
export class StockValues {
  private readonly replays = new MaterialReplays(replayed)

  /** Stock of every material by warehouse at the end of a day. Throws `AppError` 403 for subjects who may not see movements. */
  async of(context: RecordContext, subject: Subject, { date, warehouse }: QueryOf<typeof stockCalls.valuation>): Promise<StockValue> {
    const known = [...(await this.replays.of(context, visibleMovements(context, subject), { until: date })).values()]
    const places = known.flatMap(({ there }) => there.map(([place]) => warehouseIn(place)))
    const currencies = await currencyOfWarehouses(context, [...new Set(places)])
    const selected = (standings: Standings) =>
      standings.flatMap(([place, standing]) => {
        const [material = ''] = place.split(' ')
        const where = warehouseIn(place)
        if ((warehouse !== undefined && where !== warehouse) || standing.quantity === 0n) return []
        const amounts = { onHand: quantityText(standing.quantity), value: moneyText(standing.value), unitCost: unitCost(standing) }
        return [{ material, warehouse: where, currency: currencies.get(where) ?? '', ...amounts }]
      })
    return { rows: selected(known.flatMap(({ there }) => there)), inTransit: selected(known.flatMap((one) => one.onTheWay)) }
  }
}

const warehouseIn = (place: string): string => place.split(' ')[1] ?? ''
