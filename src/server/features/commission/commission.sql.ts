import { sql } from 'kysely'
import { columnsOf, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'

/** Maximum number of documents in a statement. */
export const MAX_INVOICES = 5_000

interface StatementRange {
  readonly firm: string
  readonly salesman: string
  readonly from: string
  readonly to: string
}

/** Ids of the invoices and credit notes of a salesman's orders from one day to another (inclusive), by day and number; at most `MAX_INVOICES` + 1. */
export async function invoicesOfSalesman(queries: Queries, { firm, salesman, from, to }: StatementRange): Promise<readonly string[]> {
  const [t, o] = [columnsOf('invoices', 't'), columnsOf('salesOrders', 'o')]
  const { rows } = await select(
    { id: t('id') },
    sql`from ${t.table} join ${o.table} on ${o('id')} = ${t('salesOrder')}
      where ${t('firm')} = ${firm} and ${t('date')} >= ${from} and ${t('date')} <= ${to} and ${o('salesman')} = ${salesman}
      order by ${t('date')}, ${t('number')}, ${t('id')} limit ${sql.lit(MAX_INVOICES + 1)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}
