import { sql } from 'kysely'
import type { AgreedPrice, ListedPrice } from '../../../../domain/orders/prices.ts'
import type { SlipType } from '../../../../domain/slipTypes.ts'
import { stringifyDecimal } from '../../../../model/values/decimal.ts'
import { columnsOf, exact, isOneOf, select } from '../../../db/columnsOf.ts'
import type { Database, Queries } from '../../../db/database.ts'
import type { OrderId, Trade } from '../orders.ts'

/** Decimal places of prices, and of quantities. */
const [PRICE, QUANTITY] = [2, 4] as const

/** An agreed price with its slip. */
export interface AgreedLine extends AgreedPrice {
  readonly number: string | null
  readonly quantity: string | null
}

interface Agreed {
  readonly entity: OrderId
  readonly types: readonly SlipType[]
  readonly firm: string
  readonly currency: string
  readonly materials: readonly string[]
  /** Absent: any. */
  readonly customer?: string | undefined
  /** Maximum number per material and unit. */
  readonly most: number
}

const amount = (text: string | null, scale: number): string | null => (text === null ? null : stringifyDecimal(BigInt(text), scale))

/**
 * The newest prices of approved slips without promotions, by material and unit, the newest first. One statement for all materials.
 */
export async function agreedPrices(
  queries: Queries,
  { engine }: Pick<Database, 'engine'>,
  { entity, types, firm, currency, materials, customer, most }: Agreed,
): Promise<readonly AgreedLine[]> {
  if (materials.length === 0 || customer === '') return []
  const rows = `${entity}_lines` as const
  const [o, l] = [columnsOf(entity, 'o'), columnsOf(rows, 'l')]
  const newest = sql`${o('date')} desc, ${o('createdDate')} desc, ${o('id')} desc, ${l('lineNumber')} desc`
  const ranked = select(
    {
      ...{ material: l('material'), unit: l('unit'), price: exact(l('price')), quantity: exact(l('quantity')) },
      ...{ date: o('date'), number: o('ficheNumber'), at: o('createdDate') },
      place: sql<number>`row_number() over (partition by ${l('material')}, ${l('unit')} order by ${newest})`,
    },
    sql`from ${l.table} join ${o.table} on ${o('id')} = ${l('parentId')}
      where ${o('firm')} = ${firm} and ${o('currency')} = ${currency} and ${isOneOf(o('approval'), 'approved')}
        and ${customer === undefined ? sql`1 = 1` : sql`${o('customer')} = ${customer}`}
        and ${o('slipType')} in (${sql.join(types)}) and ${l('material')} in (${sql.join(materials)})
        and ${isOneOf(l('lineType'), 'material')} and ${l('price')} is not null
        and (${l('promotion')} is null or ${l('promotion')} <> ${engine.values.bind('boolean', true)})`,
  )
  const found = await sql<{
    material: string
    unit: string | null
    price: string
    quantity: string | null
    date: string
    number: string | null
  }>`select * from (${ranked}) as ranked where ${sql.ref('place')} <= ${most} order by ${sql.ref('date')} desc, ${sql.ref('at')} desc`.execute(
    queries,
  )
  return found.rows.map(({ material, unit, price, quantity, date, number }) => ({
    ...{ material, unit, date, number },
    price: stringifyDecimal(BigInt(price), PRICE),
    quantity: amount(quantity, QUANTITY),
  }))
}

interface Listed {
  readonly firm: string
  readonly trade: Trade
  readonly currency: string
  readonly date: string
  readonly materials: readonly string[]
  /** The customer's own list. */
  readonly own: string | null
}

/** Prices of active lists valid on the day: general ones and the customer's own. */
export async function listedPrices(
  queries: Queries,
  { engine }: Pick<Database, 'engine'>,
  { firm, trade, currency, date, materials, own }: Listed,
): Promise<readonly ListedPrice[]> {
  if (materials.length === 0) return []
  const yes = engine.values.bind('boolean', true)
  const [p, l] = [columnsOf('priceLists', 'p'), columnsOf('priceLists_lines', 'l')]
  const { rows } = await select(
    {
      ...{ list: p('id'), validFrom: p('validFrom'), validUntil: p('validUntil') },
      ...{ material: l('material'), unit: l('unit'), price: exact(l('price')) },
    },
    sql`from ${l.table} join ${p.table} on ${p('id')} = ${l('parentId')}
      where ${p('firm')} = ${firm} and ${p('trade')} = ${trade} and ${p('currency')} = ${currency} and ${p('active')} = ${yes}
        and ${p('validFrom')} <= ${date} and (${p('validUntil')} is null or ${p('validUntil')} >= ${date})
        and (${p('general')} = ${yes} or ${p('id')} = ${own ?? ''}) and ${l('material')} in (${sql.join(materials)})
      order by ${p('id')} desc, ${l('position')}`,
  ).execute(queries)
  return rows.map(({ list, price, ...row }) => ({
    ...row,
    price: stringifyDecimal(BigInt(price), PRICE),
    own: list === own,
  }))
}
