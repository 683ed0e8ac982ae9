import { sql } from 'kysely'
import { FOLD_VERSION, foldText } from '../../../model/values/foldText.ts'
import type { Database, Transaction } from '../database.ts'
import { prepare } from '../prepared.ts'
import type { ColumnShape } from '../tables/shapes.ts'
import type { TableContext } from './context.ts'
import type { Step } from './plan.ts'

/** Rows per batch, which bounds memory for any table size. */
const CHUNK = 2_000

interface Page {
  readonly after: string
}

interface Update {
  readonly id: string
  readonly key: string
}

const foldColumn = async (db: Database, trx: Transaction, table: string, column: ColumnShape, key: string, all: boolean): Promise<void> => {
  const missing = all ? sql`` : sql` and ${sql.id(key)} is null`
  const page = prepare<Page, { id: string; text: string }>(
    db,
    (_q, slot) => sql`select id, ${sql.id(column.name)} as text from ${sql.id(table)}
      where id > ${slot('after')} and ${sql.id(column.name)} is not null${missing} order by id limit ${sql.lit(CHUNK)}`,
  )
  const update = prepare<Update>(
    db,
    (_q, slot) => sql`update ${sql.id(table)} set ${sql.id(key)} = ${slot('key')} where id = ${slot('id')}`,
  )
  let after = ''
  for (let rows = await page.run(trx, { after }); rows.length > 0; rows = await page.run(trx, { after })) {
    for (const { id, text } of rows) await update.run(trx, { id, key: foldText(text) })
    after = rows.at(-1)?.id ?? after
  }
}

/** Fills folded columns of existing rows: missing ones, or all if the folding itself has changed. */
export const foldSteps = (context: TableContext, db: Database, touched: boolean): readonly Step[] => {
  const { table, source, facts, folded } = context
  if (!source) return []
  const all = facts !== undefined && facts.fold !== FOLD_VERSION
  const due = folded.filter(({ key }) => all || touched || !source.columns.has(key))
  return due.map(({ column, key }) => ({
    phase: 'fold',
    table: table.name,
    text: `fold ${column.name} for search and sort`,
    statements: [],
    run: (trx) => foldColumn(db, trx, table.name, column, key, all),
  }))
}
