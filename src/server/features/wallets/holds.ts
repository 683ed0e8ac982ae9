import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { forEachIsolated } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { insufficientFunds, requireFunds } from './funds.ts'
import { closeHold, findOpenHold, findOverdue, type HoldClosing, type OpenHold, resizeHold } from './holds.sql.ts'
import { type Entry, type HouseAccount, post } from './ledger.ts'
import { publishWallet } from './publishWallet.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import { addToWallet, type LockedWallet, lockWalletOf, lockWallets } from './wallets.sql.ts'

export type HoldContext = WalletContext

export interface HoldOf {
  /** Id of the wallet's firm. */
  readonly firm: string
  /** What the hold is for: `bid:<auction>`, `withdrawal:<request>`. A wallet has at most one open hold of a reference. */
  readonly reference: string
}

export interface NewHold extends HoldOf {
  readonly currency: string
  /** Positive, in minor units. */
  readonly amount: bigint
  readonly reason: string
  readonly expiresAt?: Date
}

/** Captured amount of a hold, with the house's account and the kind of ledger entry. */
export interface Settlement extends Pick<Entry, 'kind' | 'reference' | 'reason' | 'by'> {
  /** Minor units, up to the hold. */
  readonly amount: bigint
  readonly to: HouseAccount
}

interface WalletHold {
  readonly wallet: LockedWallet
  readonly hold: OpenHold
}

/** Locks the wallet and returns it with the open hold. */
async function lockHold(context: HoldContext, { firm, reference }: HoldOf): Promise<WalletHold | undefined> {
  const seen = await findOpenHold(context, firm, reference)
  const [wallet] = seen ? await lockWallets(context, [seen.wallet]) : []
  const hold = wallet && (await findOpenHold(context, firm, reference))
  return hold && wallet.id === hold.wallet ? { wallet, hold } : undefined
}

async function insertHold(context: HoldContext, wallet: LockedWallet, { amount, reference, reason, expiresAt }: NewHold): Promise<void> {
  const { id, firm, currency } = wallet
  const about = { wallet: id, firm, currency, amount: stringifyDecimal(amount, SCALE), reference, reason, status: 'open' as const }
  const expiry = { expiresAt: expiresAt?.toISOString() ?? null }
  await context.repository.of('walletHolds').insert(context.trx, { id: v7(), ...about, ...expiry })
}

/**
 * Holds an amount of a firm's wallet, replacing an open hold of the same reference. Lock all other rows of the transaction before calling
 * this. Throws `AppError` 409 `insufficientFunds` `{ available, needed, currency }` (`PRODUCT.md W2`).
 */
export async function placeHold(context: HoldContext, hold: NewHold): Promise<void> {
  const { firm, currency, reference, amount } = hold
  if (amount <= 0n) throw new Error('a hold holds something')
  const wallet = await lockWalletOf(context, firm, currency)
  if (!wallet) throw insufficientFunds(0n, amount, currency)
  const open = await findOpenHold(context, firm, reference)
  if (open && open.wallet !== wallet.id) throw new Error(`${reference} is held in another currency`)
  const held = amount - (open?.amount ?? 0n)
  if (held === 0n) return
  if (held > 0n) requireFunds(wallet, held)
  if (open) await resizeHold(context, open, amount)
  else await insertHold(context, wallet, hold)
  await publishWallet(context, await addToWallet(context, wallet, { held }))
}

const RELEASED: HoldClosing = { status: 'released', captured: 0n }
const EXPIRED: HoldClosing = { status: 'expired', captured: 0n }

async function releaseHeld(context: HoldContext, { wallet, hold }: WalletHold, closing: HoldClosing): Promise<void> {
  if (await closeHold(context, hold, closing)) await publishWallet(context, await addToWallet(context, wallet, { held: -hold.amount }))
}

async function close(context: HoldContext, which: HoldOf, closing: HoldClosing): Promise<void> {
  const found = await lockHold(context, which)
  if (found) await releaseHeld(context, found, closing)
}

/** Releases an open hold; does nothing if there is none. */
export const releaseHold = (context: HoldContext, which: HoldOf): Promise<void> => close(context, which, RELEASED)

/** Closes an open hold and posts the captured amount. */
async function closeAndPost(
  context: HoldContext,
  { wallet, hold }: WalletHold,
  { amount, to, ...entry }: Settlement,
): Promise<EntityMap['ledgerEntries']> {
  await closeHold(context, hold, { status: 'captured', captured: amount })
  await addToWallet(context, wallet, { held: -hold.amount })
  const sides = [
    { wallet: wallet.id, amount: -amount },
    { account: to, currency: wallet.currency, amount },
  ] as const
  return post(context, { ...entry, sides, ofHold: true })
}

async function requireHold(context: HoldContext, which: HoldOf): Promise<WalletHold> {
  const found = await lockHold(context, which)
  if (!found) throw new AppError(409, 'holdClosed', { params: { reference: which.reference } })
  return found
}

/**
 * Captures up to the held amount and releases the rest, once (`PRODUCT.md W2`). Returns the ledger's entry. Throws `AppError` 409 `holdClosed`
 * if no hold of the reference is open, `Error` for a larger amount.
 */
export async function settleHold(context: HoldContext, which: HoldOf, settlement: Settlement): Promise<EntityMap['ledgerEntries']> {
  const found = await requireHold(context, which)
  const { amount } = settlement
  if (amount <= 0n || amount > found.hold.amount) throw new Error(`${amount} can't be captured of ${found.hold.amount}`)
  return closeAndPost(context, found, settlement)
}

/** Throws `AppError` 409 `holdClosed` if no hold of the reference is open now; locks nothing. */
export async function requireOpenHold(context: HoldContext, { firm, reference }: HoldOf): Promise<void> {
  if (!(await findOpenHold(context, firm, reference))) throw new AppError(409, 'holdClosed', { params: { reference } })
}

/** A captured amount in minor units, and the ledger's entry. */
interface Captured {
  readonly amount: bigint
  readonly entry: string
}

/**
 * Captures the amount owed to the house's sales account, as far as it is held, and releases the rest, in any state of the wallet
 * (`PRODUCT.md A13`). Returns what was captured. Throws `AppError` 409 `holdClosed` if no hold of the reference is open.
 */
export async function captureHold(
  context: HoldContext,
  { owed, ...which }: HoldOf & { readonly owed: bigint },
): Promise<Captured | undefined> {
  const found = await requireHold(context, which)
  const amount = owed < found.hold.amount ? owed : found.hold.amount
  if (amount <= 0n) {
    await releaseHeld(context, found, RELEASED)
    return undefined
  }
  const entry = await closeAndPost(context, found, { amount, to: 'sales', kind: 'capture', reference: which.reference })
  return { amount, entry: entry.id }
}

/** Releases every expired hold, each in its own transaction; safe to run in several processes at once. */
export async function expireHolds(context: Omit<HoldContext, 'trx'> & Pick<RecordContext, 'report'>): Promise<void> {
  await forEachIsolated(
    await findOverdue(context.db, context.clock()),
    (which) => context.db.write((trx) => close({ ...context, trx }, which, EXPIRED)),
    (error, which) => context.report(error, 'a hold whose time is over could not be given back', which),
  )
}
