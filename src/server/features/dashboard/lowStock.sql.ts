import { type RawBuilder, sql } from 'kysely'
import type { ShortMaterial } from '../../../domain/dashboard.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, exact, orZero, select } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, scaleOf, visible } from '../../records/read/visibleRows.sql.ts'

/** Most ids that fit the address of a list. */
const MAX = 100

const [t, m] = [columnsOf('materials', 't'), columnsOf('materialTransactions', 't')]

/** Sums of what was moved, by material and firm. */
const [heldMaterial, heldFirm, heldQuantity] = [sql.ref('h.material'), sql.ref('h.firm'), sql.ref('h.quantity')]

/** Stock that counts: that of the viewed firm, for its own materials and those that it has moved; without a firm, that of the material's owner. */
const whose = ({ context, subject }: Caller): { readonly stock: Sql; readonly concerned: Sql } => {
  const { tenant } = entityOf(context, 'materials')
  const acting = tenant && subject.attributes?.[tenant.field]
  if (acting === undefined) return { stock: sql`${heldFirm} = ${t('firm')}`, concerned: sql`1 = 1` }
  return { stock: sql`${heldFirm} = ${acting}`, concerned: sql`(${t('firm')} = ${acting} or ${heldFirm} is not null)` }
}

const onHand = orZero(heldQuantity)

/** Missing quantity of a material. */
const short = sql`${t('minimumStock')} - ${onHand}`

/** Never null where less is on hand. */
const minimum: RawBuilder<string> = sql`cast(${t('minimumStock')} as text)`

/** Active materials below their minimum stock, the largest shortage first. */
export const lowStock = async (caller: Caller): Promise<readonly ShortMaterial[] | null> => {
  const where = visible(caller, 'materials', ['code', 'name', 'minimumStock', 'active'])
  const moved = visible(caller, 'materialTransactions', ['material', 'quantity'])
  if (!where || !moved) return null
  const { db } = caller.context
  const { stock, concerned } = whose(caller)
  const { rows } = await select(
    { id: t('id'), code: t('code'), name: t('name'), onHand: exact(onHand), minimum },
    sql`from ${t.table} left join (select ${m('material')} as material, ${m('firm')} as firm, sum(${m('quantity')}) as quantity from ${m.table}
        where ${moved} group by ${m('material')}, ${m('firm')}) as h on ${heldMaterial} = ${t('id')} and ${stock}
      where ${where} and ${concerned} and ${t('active')} = ${db.engine.values.bind('boolean', true)} and ${t('minimumStock')} > ${onHand}
      order by ${short} desc, ${t('id')} limit ${sql.lit(MAX)}`,
  ).execute(db.read)
  const text = (quantity: string): string => stringifyDecimal(BigInt(quantity), scaleOf(caller, 'materials', 'minimumStock'))
  return rows.map((row) => ({ ...row, onHand: text(row.onHand), minimum: text(row.minimum) }))
}
