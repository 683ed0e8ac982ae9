import { AppError } from '../../../model/errors.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { SCALE } from './walletContext.ts'
import type { LockedWallet } from './wallets.sql.ts'

/** 409 `insufficientFunds` `{ available, needed, currency }`, amounts as decimals. */
export const insufficientFunds = (available: bigint, needed: bigint, currency: string): AppError =>
  new AppError(409, 'insufficientFunds', {
    params: { available: stringifyDecimal(available, SCALE), needed: stringifyDecimal(needed, SCALE), currency },
  })

/** Throws `insufficientFunds` for an inactive wallet, or one with less available. */
export function requireFunds({ active, balance, held, currency }: LockedWallet, needed: bigint): void {
  const available = active ? balance - held : 0n
  if (available < needed) throw insufficientFunds(available, needed, currency)
}

/** The same for an amount that the wallet has held until now; it can be captured in any state of the wallet (`PRODUCT.md A13`). */
export function requireHeldFunds({ balance, held, currency }: LockedWallet, needed: bigint): void {
  if (balance - held < needed) throw insufficientFunds(balance - held, needed, currency)
}
