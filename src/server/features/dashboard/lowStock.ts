import { sql } from 'kysely'
import type { ShortMaterial } from '../../../domain/dashboard.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { formatDecimal } from '../../../model/values/decimal.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Asker, scaleOf, visible } from '../../records/read/visible.ts'

/** So many ids fit the address of a list. */
const MOST = 100

interface Row {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly onHand: string
  readonly minimum: string
}

/** Whose stock counts: that of the firm looked at, of materials that are its own or that it has moved; among all firms that of the material's. */
const whose = ({ context, subject }: Asker): { readonly stock: Sql; readonly concerned: Sql } => {
  const { tenant } = entityOf(context, 'materials')
  const acting = tenant && subject.attributes?.[tenant.field]
  if (acting === undefined) return { stock: sql`h.firm = t.firm`, concerned: sql`1 = 1` }
  return { stock: sql`h.firm = ${acting}`, concerned: sql`(t.firm = ${acting} or h.firm is not null)` }
}

/** Active materials of which less is on hand than there should be, those short of most first. */
export const lowStock = async (asker: Asker): Promise<readonly ShortMaterial[] | null> => {
  const where = visible(asker, 'materials', ['code', 'name', 'minimumStock', 'active'])
  const moved = visible(asker, 'materialTransactions', ['material', 'quantity'])
  if (!where || !moved) return null
  const { db } = asker.context
  const { stock, concerned } = whose(asker)
  const minimum = sql.ref('t.minimumStock')
  const { rows } = await sql<Row>`
    select t.id, t.code, t.name, cast(coalesce(h.quantity, 0) as text) as ${sql.ref('onHand')}, cast(${minimum} as text) as minimum
    from ${sql.table('materials')} as t
    left join (select t.material, t.firm, sum(t.quantity) as quantity from ${sql.table('materialTransactions')} as t
      where ${moved} group by t.material, t.firm) as h on h.material = t.id and ${stock}
    where ${where} and ${concerned} and t.active = ${db.engine.values.bind('boolean', true)} and ${minimum} > coalesce(h.quantity, 0)
    order by ${minimum} - coalesce(h.quantity, 0) desc, t.id limit ${sql.lit(MOST)}`.execute(db.read)
  const text = (quantity: string): string => formatDecimal(BigInt(quantity), scaleOf(asker, 'materials', 'minimumStock'))
  return rows.map((row) => ({ ...row, onHand: text(row.onHand), minimum: text(row.minimum) }))
}
