import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import { quote, quoted } from '../tables/quote.ts'
import { SHOWN_IDS } from './plan.ts'

/** Rows of a live table that satisfy a condition. */
export const countRows = async (queries: Queries, table: string, condition: string): Promise<number> => {
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.id(table)} where ${sql.raw(condition)}`.execute(
    queries,
  )
  return Number(rows[0]?.n ?? 0)
}

/** Rows with duplicate values in the columns; null equals no value. */
export const countDuplicates = async (queries: Queries, table: string, columns: readonly string[]): Promise<number> => {
  const given = columns.map((column) => `${quote(column)} is not null`).join(' and ')
  const groups = `select count(*) as n from ${quote(table)} where ${given} group by ${quoted(columns)} having count(*) > 1`
  const { rows } = await sql<{ n: number | string | null }>`select sum(n) as n from (${sql.raw(groups)}) as g`.execute(queries)
  return Number(rows[0]?.n ?? 0)
}

/** Ids of some rows that satisfy a condition; of child rows and values, those of their records. */
export const sampleIds = async (queries: Queries, table: string, condition: string, inList = false): Promise<readonly string[]> => {
  const id = sql.id(inList ? 'parentId' : 'id')
  const { rows } = await sql<{ id: string }>`
    select distinct ${id} as id from ${sql.id(table)} where ${sql.raw(condition)} order by ${id} limit ${sql.lit(SHOWN_IDS)}`.execute(
    queries,
  )
  return rows.map((row) => row.id)
}
