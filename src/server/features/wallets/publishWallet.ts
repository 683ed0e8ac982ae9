import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { SCALE, type WalletContext } from './walletContext.ts'
import type { LockedWallet } from './wallets.sql.ts'

/** Publishes a wallet's balances after the commit to all who may see it. */
export async function publishWallet(
  { trx, events }: WalletContext,
  { id, firm, currency, version, balance, held }: LockedWallet,
): Promise<void> {
  const amounts = { balance: stringifyDecimal(balance, SCALE), held: stringifyDecimal(held, SCALE) }
  await events.publishState(trx, { event: 'wallet', entity: 'wallets', data: { wallet: id, firm, currency, version, ...amounts } })
}
