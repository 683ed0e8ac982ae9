import { formatDecimal } from '../../../model/values/decimal.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import type { LockedWallet } from './wallets.sql.ts'

/** Tells all who may see a wallet, after the commit, what it has by then. */
export async function tellWallet(
  { trx, events }: WalletContext,
  { id, firm, currency, version, balance, held }: LockedWallet,
): Promise<void> {
  const amounts = { balance: formatDecimal(balance, SCALE), held: formatDecimal(held, SCALE) }
  await events.publishWallet(trx, { wallet: id, firm, currency, version, ...amounts })
}
