import { type RawBuilder, sql } from 'kysely'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { columnsOf } from '../../db/columnsOf.ts'

const f = columnsOf('firms', 'f')

const currencyOf = (firm: RawBuilder<unknown>) => sql`(select ${f('currency')} from ${f.table} where ${f('id')} = ${firm})`

/** The currency of a document: its own, else its firm's, else the house's, since a document without one is in it (`PRODUCT.md S9`). */
export const documentCurrency = (own: RawBuilder<string | null>, firm: RawBuilder<string>): RawBuilder<string> =>
  sql`coalesce(${own}, ${currencyOf(firm)}, ${currencyOf(sql.lit(HOUSE_FIRM))}, ${sql.lit(DEFAULT_CURRENCY)})`
