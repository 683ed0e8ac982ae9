import type { MaterialFacts } from '../../../../domain/orders/materialFacts.ts'
import { type SlipType, vatRateOf } from '../../../../domain/slipTypes.ts'
import type { Database, Queries } from '../../../db/database.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { ORDER_KINDS } from '../orderKinds.ts'
import type { Trade } from '../orders.ts'
import { type AgreedLine, agreedPrices, listedPrices } from './prices.sql.ts'

/** Values of a slip that decide about the defaults of its lines. */
export interface PricedSlip {
  readonly trade: Trade
  readonly slipType: SlipType
  readonly firm: string
  readonly customer: string | null
  readonly currency: string
  readonly date: string
  /** VAT rate of materials without their own. */
  readonly defaultVat: string | null
}

/** The same, with the slips of the agreed prices. */
export interface FoundFacts extends MaterialFacts {
  readonly agreed: readonly AgreedLine[]
}

interface ReadContext extends Pick<RecordContext, 'repository'> {
  readonly db: Pick<Database, 'engine'>
  readonly queries: Queries
}

/** Slip types whose prices count; returns do not. */
const AGREED = { sales: ['sale', 'retailSale'], purchase: ['purchase'] } as const satisfies Record<Trade, readonly SlipType[]>

/** The newest agreed prices of materials. */
export const agreedFor = (
  { db, queries }: ReadContext,
  { trade, firm, currency }: Pick<PricedSlip, 'trade' | 'firm' | 'currency'>,
  materials: readonly string[],
  which: { readonly customer?: string; readonly most: number },
) => agreedPrices(queries, db, { entity: ORDER_KINDS[trade].entity, types: AGREED[trade], firm, currency, materials, ...which })

async function pricesOf(reading: ReadContext, slip: PricedSlip, ids: readonly string[], most: number) {
  const { repository, queries, db } = reading
  const { trade, firm, currency, date } = slip
  const customer = slip.customer === null ? undefined : await repository.of('customers').get(queries, slip.customer)
  const agreed = customer ? await agreedFor(reading, slip, ids, { customer: customer.id, most }) : []
  const listed = await listedPrices(queries, db, { firm, trade, currency, date, materials: ids, own: customer?.priceList ?? null })
  return { agreed: Map.groupBy(agreed, ({ material }) => material), listed: Map.groupBy(listed, ({ material }) => material) }
}

/**
 * Defaults of a slip's lines by material. The number of statements does not depend on the number of materials. @param most agreed prices per unit
 */
export async function materialFacts(
  reading: ReadContext,
  slip: PricedSlip,
  ids: readonly string[],
  most = 1,
): Promise<ReadonlyMap<string, FoundFacts>> {
  if (ids.length === 0) return new Map()
  const { repository, queries } = reading
  const materials = await repository.of('materials').getMany(queries, ids)
  const mainUnits = await repository.of('mainUnits').getMany(queries, [...new Set(materials.map(({ mainUnit }) => mainUnit))])
  const { agreed, listed } = await pricesOf(reading, slip, ids, most)
  return new Map(
    materials.map((material) => [
      material.id,
      {
        units: mainUnits.find(({ id }) => id === material.mainUnit)?.subUnits ?? [],
        vatPercentage: vatRateOf(slip.slipType, material, slip.defaultVat),
        agreed: agreed.get(material.id) ?? [],
        listed: listed.get(material.id) ?? [],
      },
    ]),
  )
}
