import { type RawBuilder, sql } from 'kysely'
import type { EntityMap } from '../../../model/entityMap.ts'
import { columnsOf, exact, isOneOf, type RowOf, select } from '../../db/columnsOf.ts'
import type { Database } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { prepareOnce, type SlotOf } from '../../db/prepared.ts'
import type { WalletContext } from './walletContext.ts'

const h = columnsOf('walletHolds')

const COLUMNS = { id: h('id'), wallet: h('wallet'), amount: exact(h('amount')), firm: h('firm'), reference: h('reference') }

/** A hold that is open; its amount in minor units. */
export interface OpenHold extends Omit<RowOf<typeof COLUMNS>, 'amount'> {
  readonly amount: bigint
}

const asHold = (row: RowOf<typeof COLUMNS>): OpenHold => ({ ...row, amount: BigInt(row.amount) })

const isOpen = isOneOf(h('status'), 'open')

const openHold = prepareOnce((_db, slot: SlotOf<{ firm: string; reference: string }>) =>
  select(COLUMNS, sql`from ${h.table} where ${h('reference')} = ${slot('reference')} and ${h('firm')} = ${slot('firm')} and ${isOpen}`),
)

/** The open hold of a reference. Its data is reliable only once its wallet is locked. */
export async function findOpenHold({ db, trx }: WalletContext, firm: string, reference: string): Promise<OpenHold | undefined> {
  return (await openHold(db, trx, { firm, reference })).map(asHold)[0]
}

const openHolds = prepareOnce(({ engine }, slot: SlotOf<{ ids: unknown }>) =>
  select(COLUMNS, sql`from ${h.table} where ${engine.fragments.among('id', h('id'), slot('ids'))} and ${isOpen}`),
)

/** The open ones of the holds, in one statement. */
export async function findOpenHolds({ db, trx }: WalletContext, ids: readonly string[]): Promise<OpenHold[]> {
  return (await openHolds(db, trx, { ids: db.engine.values.list('id', ids) })).map(asHold)
}

const versioned = (now: RawBuilder<string>) => sql`${h('_version')} = ${h('_version')} + 1, ${h('updatedAt')} = ${now}`

const resize = prepareOnce(
  (_db, slot: SlotOf<{ id: string; amount: string; now: string }>) => sql`update ${h.table}
    set ${h('amount')} = cast(${slot('amount')} as bigint), ${versioned(slot('now'))} where ${h('id')} = ${slot('id')}`,
)

export async function resizeHold({ db, trx, clock }: WalletContext, { id }: OpenHold, amount: bigint): Promise<void> {
  await resize(db, trx, { id, amount: String(amount), now: clock().toISOString() })
}

export interface HoldClosing {
  readonly status: Exclude<EntityMap['walletHolds']['status'], 'open'>
  readonly captured: bigint
}

const close = prepareOnce(
  (
    _db,
    slot: SlotOf<{ id: string; status: HoldClosing['status']; captured: string; now: string }>,
  ) => sql`update ${h.table} set ${h('status')} = ${slot('status')}, ${h('captured')} = cast(${slot('captured')} as bigint),
    ${h('closedAt')} = ${slot('now')}, ${versioned(slot('now'))} where ${h('id')} = ${slot('id')} and ${isOpen} returning ${h('id')}`,
)

/** Closes an open hold; false if it is already closed. */
export async function closeHold({ db, trx, clock }: WalletContext, { id }: OpenHold, { status, captured }: HoldClosing): Promise<boolean> {
  return (await close(db, trx, { id, status, captured: String(captured), now: clock().toISOString() })).length === 1
}

const release = prepareOnce(
  ({ engine }, slot: SlotOf<{ ids: unknown; now: string }>) => sql`update ${h.table} set ${h('status')} = 'released', ${h('captured')} = 0,
    ${h('closedAt')} = ${slot('now')}, ${versioned(slot('now'))} where ${engine.fragments.among('id', h('id'), slot('ids'))}`,
)

/** Releases holds whose wallets are locked. */
export async function releaseHolds({ db, trx, clock }: WalletContext, ids: readonly string[]): Promise<void> {
  await release(db, trx, { ids: db.engine.values.list('id', ids), now: clock().toISOString() })
}

/** Expired open holds. */
export const findOverdue = (db: Database, now: Date): Promise<Pick<OpenHold, 'firm' | 'reference'>[]> =>
  hubTables(db.read)
    .selectFrom('walletHolds')
    .select(['firm', 'reference'])
    .where('status', '=', 'open')
    .where('expiresAt', '<=', now.toISOString())
    .execute()
