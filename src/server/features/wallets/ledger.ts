import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { requireFunds, requireHeldFunds } from './funds.ts'
import { publishWallet } from './publishWallet.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import { addToWallet, type LockedWallet, lockWallets } from './wallets.sql.ts'

/** The house's accounts: sources and targets of money. */
export type HouseAccount = Exclude<NonNullable<EntityMap['postings']['account']>, 'wallet'>

/** One side of an entry, in minor units: credits are positive, debits negative. */
export type Side =
  | { readonly wallet: string; readonly amount: bigint }
  | { readonly account: HouseAccount; readonly currency: string; readonly amount: bigint }

export interface Entry {
  readonly kind: EntityMap['ledgerEntries']['kind']
  readonly sides: readonly Side[]
  readonly reference?: string | null
  readonly reason?: string | null
  /** Id of the posting user; absent: the system. */
  readonly by?: string
  /** Id of the reversed entry. */
  readonly reverses?: string
  /** The amount was held until now. */
  readonly ofHold?: true
}

/** Throws unless the sides of each currency sum to zero and none is zero; anything else is a bug. */
function requireBalance(sides: readonly { readonly currency: string; readonly amount: bigint }[]): void {
  const sums = new Map<string, bigint>()
  for (const { currency, amount } of sides) {
    if (amount === 0n) throw new Error('a posting moves something')
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  }
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`the entry leaves ${sum} ${currency} over`)
  if (sums.size === 0) throw new Error('an entry has postings')
}

interface Posted {
  readonly account: 'wallet' | HouseAccount
  readonly currency: string
  readonly amount: bigint
  readonly wallet?: LockedWallet
}

async function resolveSides(context: WalletContext, sides: readonly Side[]): Promise<Posted[]> {
  const ids = sides.flatMap((side) => ('wallet' in side ? [side.wallet] : []))
  const wallets = new Map((await lockWallets(context, ids)).map((wallet) => [wallet.id, wallet]))
  return sides.map((side): Posted => {
    if ('account' in side) return side
    const wallet = wallets.get(side.wallet)
    if (!wallet) throw new Error(`there is no wallet ${side.wallet}`)
    return { account: 'wallet', currency: wallet.currency, amount: side.amount, wallet }
  })
}

/** Updates the balances of wallets. Throws if a wallet's total loss is not available. */
async function moveBalances(context: WalletContext, sides: readonly Posted[], require: typeof requireFunds): Promise<void> {
  const moved = Map.groupBy(
    sides.filter(({ wallet }) => wallet),
    ({ wallet }) => wallet?.id ?? '',
  )
  for (const all of moved.values()) {
    const wallet = all[0]?.wallet
    const balance = all.reduce((sum, { amount }) => sum + amount, 0n)
    if (!wallet) continue
    if (balance < 0n) require(wallet, -balance)
    await publishWallet(context, await addToWallet(context, wallet, { balance }))
  }
}

/**
 * Posts an entry; only this function writes postings and balances. Locks the wallets, so that their available amounts never become negative
 * (`PRODUCT.md W1, W2, W4`). Throws `AppError` 409 `insufficientFunds`, and `Error` if debits and credits differ.
 */
export async function post(context: WalletContext, entry: Entry): Promise<EntityMap['ledgerEntries']> {
  const { trx, repository, clock } = context
  const { kind, reference = null, reason = null, by = null, reverses = null } = entry
  const sides = await resolveSides(context, entry.sides)
  requireBalance(sides)
  await moveBalances(context, sides, entry.ofHold ? requireHeldFunds : requireFunds)
  const at = clock().toISOString()
  const booked = await repository.of('ledgerEntries').insert(trx, { id: v7(), at, kind, reference, reason, by, reverses })
  const running = new Map<string, bigint>()
  for (const { account, currency, amount, wallet } of sides) {
    if (wallet) running.set(wallet.id, (running.get(wallet.id) ?? wallet.balance) + amount)
    const balance = wallet ? stringifyDecimal(running.get(wallet.id) ?? 0n, SCALE) : null
    const whose = { account, currency, wallet: wallet?.id ?? null, firm: wallet?.firm ?? HOUSE_FIRM }
    const what = { at, kind, amount: stringifyDecimal(amount, SCALE), balance, entry: booked.id, reference, reason }
    await repository.of('postings').insert(trx, { id: v7(), ...whose, ...what })
  }
  return booked
}
