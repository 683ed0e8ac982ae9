import { sql } from 'kysely'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { Sql } from '../../db/dialects/engine.ts'

const currencyOf = (firm: Sql): Sql => sql`(select f.currency from ${sql.table(TENANCY.entity)} as f where f.id = ${firm})`

/** The currency of a document `t`: its own, else its firm's, else the house's, as a document without one is written (`PRODUCT.md S9`). */
export const documentCurrency: Sql = sql`coalesce(t.currency, ${currencyOf(sql.ref(`t.${TENANCY.property}`))},
  ${currencyOf(sql.lit(TENANCY.house))}, ${sql.lit(DEFAULT_CURRENCY)})`
