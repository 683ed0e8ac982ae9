import { sql } from 'kysely'
import { v7 } from 'uuid'
import { HOUSE_FIRM, TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Backfill, type BackfillContext, keptTable } from '../../db/migrate/backfills.ts'
import { storedForm } from '../../seed/insertBatch.ts'
import { houseSeed } from './firmSeed.ts'

const { property } = TENANCY
const FIRM = sql.id(property)
const house = sql`${HOUSE_FIRM}`

const setFirm =
  (table: string, value: Sql) =>
  async ({ trx }: BackfillContext) => {
    await sql`update ${sql.table(table)} set ${FIRM} = coalesce(${value}, ${house}) where ${FIRM} is null`.execute(trx)
  }

/** The firm of the user named by a column of the former table. */
const firmOfUser = (table: string, column: string): Sql => sql`(select u.${FIRM} from ${keptTable(table)} as w
  join ${sql.table('users')} as u on u.id = ${sql.ref(`w.${column}`)} where w.id = ${sql.ref(`${table}.id`)})`

/** The firm of the record to which a column of the former table refers. */
const firmOfParent = (table: string, column: string, parent: string): Sql => sql`(select p.${FIRM} from ${keptTable(table)} as w
  join ${sql.table(parent)} as p on p.id = ${sql.ref(`w.${column}`)} where w.id = ${sql.ref(`${table}.id`)})`

const fillOf = (table: string, text: string, run: Backfill['run'], keeps: readonly string[] = []): Backfill => ({
  ...{ table, column: property, text, keeps, run },
})

/** Records with an owner or user get that user's firm; parts of another record get that record's firm (`PRODUCT.md S6`). */
const byUser = (table: string, column: string): Backfill =>
  fillOf(table, `give each record to the firm of its ${column}, else to the house`, setFirm(table, firmOfUser(table, column)), [column])

const byParent = (table: string, column: string, parent: string): Backfill =>
  fillOf(table, `give each record to the firm of its ${column}`, setFirm(table, firmOfParent(table, column, parent)), [column, 'owner'])

interface OpenedFirm {
  readonly number: number
  readonly name: string
  readonly email: Json
  readonly state: 'approved' | 'suspended'
}

async function open({ trx, repository, model }: BackfillContext, firm: OpenedFirm): Promise<string> {
  const entity = entityOf({ model }, TENANCY.entity)
  return (await repository.insert(trx, entity, storedForm(entity, { id: v7(), ...firm }))).id
}

interface FormerDealer {
  readonly id: string
  readonly userId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly suspended: boolean | number | null
}

/** The house, and a firm for each dealer: suspended dealers' firms are suspended. */
async function openFirms(context: BackfillContext): Promise<void> {
  const { trx, repository, model } = context
  const entity = entityOf({ model }, TENANCY.entity)
  await repository.insert(trx, entity, storedForm(entity, houseSeed()))
  const { rows } = await sql<FormerDealer>`select * from ${keptTable('dealers')} order by id`.execute(trx)
  for (const [index, { id, userId, firstName, lastName, email, suspended }] of rows.entries()) {
    const name = [firstName, lastName].filter(Boolean).join(' ') || String(email)
    const firm = await open(context, { number: index + 2, name, email, state: suspended ? 'suspended' : 'approved' })
    await sql`update ${sql.table('dealers')} set ${FIRM} = ${firm} where id = ${id}`.execute(trx)
    await sql`update ${sql.table('users')} set ${FIRM} = ${firm} where id = ${userId}`.execute(trx)
  }
}

const ADMINS = sql`id in (select ${sql.ref('parentId')} from ${sql.table('users_roles')} where value = 'Admin')`

/** Admins belong to the house; users who are neither Admin nor dealer get their own firm, so that they see only their own records. */
async function placeUsers(context: BackfillContext): Promise<void> {
  const { trx } = context
  await sql`update ${sql.table('users')} set ${FIRM} = ${house} where ${ADMINS}`.execute(trx)
  const last = await sql<{ n: number }>`select max(${sql.ref('number')}) as n from ${sql.table(TENANCY.entity)}`.execute(trx)
  const strays = await sql<{ id: string; name: string; email: string }>`
    select id, name, email from ${sql.table('users')} where ${FIRM} is null order by id`.execute(trx)
  for (const [index, { id, name, email }] of strays.rows.entries()) {
    const firm = await open(context, { number: Number(last.rows[0]?.n ?? 1) + 1 + index, name, email, state: 'approved' })
    await sql`update ${sql.table('users')} set ${FIRM} = ${firm} where id = ${id}`.execute(trx)
  }
}

/** Salesmen of orders belong to the house, like the orders; others get their user's firm. */
async function placeSalesmen({ trx }: BackfillContext): Promise<void> {
  const named = (orders: string): Sql => sql`select salesman from ${sql.table(orders)} where salesman is not null`
  const busy = sql`id in (${named('salesOrders')} union ${named('purchaseOrders')})`
  await sql`update ${sql.table('salesmen')} set ${FIRM} = case when ${busy} then ${house}
    else coalesce(${firmOfUser('salesmen', 'userId')}, ${house}) end`.execute(trx)
}

/** A car is in a lot of its own firm: if it was in one of the house's, the firm gets a copy of that lot. */
async function copyLots({ trx, repository, model }: BackfillContext): Promise<void> {
  const lots = entityOf({ model }, 'carLots')
  const { rows } = await sql<{ firm: string; location: string }>`
    select distinct c.${FIRM} as firm, c.location from ${sql.table('cars')} as c
    join ${sql.table('carLots')} as l on l.id = c.location where l.${FIRM} <> c.${FIRM}`.execute(trx)
  for (const { firm, location } of rows) {
    const [lot] = await repository.getMany(trx, lots, [location])
    const copy = await repository.insert(trx, lots, { ...lot, id: v7(), [property]: firm })
    await sql`update ${sql.table('cars')} set location = ${copy.id} where location = ${location} and ${FIRM} = ${firm}`.execute(trx)
  }
}

const cars = byUser('cars', 'owner')

async function placeCars(context: BackfillContext): Promise<void> {
  await cars.run(context)
  await copyLots(context)
}

const HOUSE_CURRENCY = sql`(select currency from ${sql.table(TENANCY.entity)} where id = ${house})`

/** Prices without a currency are in the house's currency. */
const byHouseCurrency = (table: string): Backfill => ({
  ...{ table, column: 'currency', text: 'give prices the currency of the house' },
  run: async ({ trx }) => {
    await sql`update ${sql.table(table)} set currency = ${HOUSE_CURRENCY}`.execute(trx)
  },
})

const PARTICULAR: readonly Backfill[] = [
  { table: TENANCY.entity, text: 'open the house, and a firm for each dealer', run: openFirms },
  fillOf('users', 'give Admins to the house, all others to firms of their own', placeUsers),
  fillOf('dealers', 'give each dealer a firm', async () => {}, ['userId', 'firstName', 'lastName', 'email', 'suspended']),
  fillOf('salesmen', 'give salesmen of orders to the house, others to the firm of their user', placeSalesmen, ['userId']),
  byParent('targets', 'salesman', 'salesmen'),
  byHouseCurrency('subscriptionPlans'),
  byHouseCurrency('addonServices'),
  byUser('uploads', 'ownerId'),
  byUser('subscriptions', 'user'),
  byUser('wallets', 'owner'),
  byParent('walletHolds', 'wallet', 'wallets'),
  byParent('walletRequests', 'wallet', 'wallets'),
  byParent('postings', 'wallet', 'wallets'),
]

/**
 * Migrates a database from before there were firms (`PRODUCT.md S6`): each dealer gets a firm, records with an owner or user get that user's
 * firm, and the others belong to the house.
 */
export function firmBackfills(model: Model): readonly Backfill[] {
  const named = new Set([...PARTICULAR, cars].map(({ table }) => table))
  const rest = model.list
    .filter(({ id, tenant }) => tenant !== undefined && !named.has(id))
    .map(({ id }) => fillOf(id, 'give all records to the house', setFirm(id, house)))
  return [...PARTICULAR, ...rest, { ...cars, run: placeCars }]
}
