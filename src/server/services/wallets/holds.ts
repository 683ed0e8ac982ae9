import { v7 } from 'uuid'
import { AppError } from '../../../model/errors.ts'
import { formatDecimal } from '../../../model/values/decimal.ts'
import { entityOf } from '../following.ts'
import type { StoredRecord } from '../values.ts'
import { insufficientFunds, requireFunds } from './funds.ts'
import { type Closing, closeHold, findOpenHold, findOverdue, type OpenHold, resizeHold } from './holdRows.ts'
import { type Entry, type HouseAccount, post } from './ledger.ts'
import { tellWallet } from './tellWallet.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import { addToWallet, type LockedWallet, lockWalletOf, lockWallets } from './walletRows.ts'

export type HoldContext = WalletContext

export interface HoldOf {
  /** Id of the user whose wallet it is. */
  readonly owner: string
  /** What the hold is for: `bid:<auction>`, `withdrawal:<request>`. A wallet has at most one open hold of a reference. */
  readonly reference: string
}

export interface NewHold extends HoldOf {
  readonly currency: string
  /** Minor units, above zero. */
  readonly amount: bigint
  readonly reason: string
  readonly expiresAt?: Date
}

/** What is captured of a hold, for which account of the house, and what the ledger calls it. */
export interface Settlement extends Pick<Entry, 'kind' | 'reference' | 'reason' | 'by'> {
  /** Minor units, up to the hold. */
  readonly amount: bigint
  readonly to: HouseAccount
}

/** The open hold and its wallet, which is locked from here on. */
async function lockHold(
  context: HoldContext,
  { owner, reference }: HoldOf,
): Promise<{ readonly wallet: LockedWallet; readonly hold: OpenHold } | undefined> {
  const seen = await findOpenHold(context, owner, reference)
  const [wallet] = seen ? await lockWallets(context, [seen.wallet]) : []
  const hold = wallet && (await findOpenHold(context, owner, reference))
  return hold && wallet.id === hold.wallet ? { wallet, hold } : undefined
}

async function insertHold(context: HoldContext, wallet: LockedWallet, { amount, reference, reason, expiresAt }: NewHold): Promise<void> {
  const { id, owner, currency } = wallet
  const about = { wallet: id, owner, currency, amount: formatDecimal(amount, SCALE), reference, reason, status: 'open' }
  const expiry = { expiresAt: expiresAt?.toISOString() ?? null }
  await context.repository.insert(context.trx, entityOf(context, 'walletHolds'), { id: v7(), ...about, ...expiry })
}

/**
 * Holds an amount of somebody's wallet, in place of an open hold of the same reference. Call it with all other rows locked that the
 * transaction locks. Throws `AppError` 409 `insufficientFunds` `{ available, needed, currency }` (`PRODUCT.md W2`).
 */
export async function placeHold(context: HoldContext, wanted: NewHold): Promise<void> {
  const { owner, currency, reference, amount } = wanted
  if (amount <= 0n) throw new Error('a hold holds something')
  const wallet = await lockWalletOf(context, owner, currency)
  if (!wallet) throw insufficientFunds(0n, amount, currency)
  const open = await findOpenHold(context, owner, reference)
  if (open && open.wallet !== wallet.id) throw new Error(`${reference} is held in another currency`)
  const held = amount - (open?.amount ?? 0n)
  if (held === 0n) return
  if (held > 0n) requireFunds(wallet, held)
  if (open) await resizeHold(context, open, amount)
  else await insertHold(context, wallet, wanted)
  await tellWallet(context, await addToWallet(context, wallet, { held }))
}

async function close(context: HoldContext, which: HoldOf, closing: Closing): Promise<boolean> {
  const found = await lockHold(context, which)
  if (!found || !(await closeHold(context, found.hold, closing))) return false
  await tellWallet(context, await addToWallet(context, found.wallet, { held: -found.hold.amount }))
  return true
}

/** Gives an open hold back to its wallet; nothing happens where there is none. */
export async function releaseHold(context: HoldContext, which: HoldOf): Promise<void> {
  await close(context, which, { status: 'released', captured: 0n })
}

/**
 * Takes up to what is held out of the wallet and gives the rest back, once (`PRODUCT.md W2`). Answers the ledger's entry. Throws `AppError` 409
 * `holdClosed` when no hold of the reference is open, `Error` for an amount beyond it.
 */
export async function settleHold(context: HoldContext, which: HoldOf, { amount, to, ...entry }: Settlement): Promise<StoredRecord> {
  const found = await lockHold(context, which)
  if (!found) throw new AppError(409, 'holdClosed', { params: { reference: which.reference } })
  const { wallet, hold } = found
  if (amount <= 0n || amount > hold.amount) throw new Error(`${amount} can't be captured of ${hold.amount}`)
  await closeHold(context, hold, { status: 'captured', captured: amount })
  await addToWallet(context, wallet, { held: -hold.amount })
  const sides = [
    { wallet: wallet.id, amount: -amount },
    { account: to, currency: wallet.currency, amount },
  ] as const
  return post(context, { ...entry, sides })
}

/** Captures for the house's sales; throws as `settleHold`. */
export async function captureHold(context: HoldContext, { amount, ...which }: HoldOf & { readonly amount: bigint }): Promise<void> {
  await settleHold(context, which, { amount, to: 'sales', kind: 'capture', reference: which.reference })
}

/** Gives back every hold whose time is over, each in a transaction of its own; several processes may do it at once. */
export async function expireHolds(context: Omit<HoldContext, 'trx'>): Promise<void> {
  const closing = { status: 'expired', captured: 0n } as const
  for (const which of await findOverdue(context.db, context.clock()))
    await context.db.write((trx) => close({ ...context, trx }, which, closing))
}
