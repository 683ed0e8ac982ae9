import type { Widen } from '../widen.ts'

/** Refusals of wallets; part of `errors.*`. */
const walletErrors = {
  insufficientFunds: 'Not enough available in the wallet: %{available} of %{needed} needed',
  holdClosed: 'This hold has already been captured or released',
  walletInactive: 'This wallet is inactive',
  requestDecided: 'This request has already been decided',
  reversalOfReversal: 'A reversal cannot be reversed; make an adjustment instead',
  entryOfPayment: 'A payment of an invoice: reverse the payment instead',
  alreadyReversed: 'This entry has already been reversed',
  idempotencyKey: 'This request was already made with different values',
  'wallets.owner.unique': 'Already has a wallet in this currency',
  'wallets.currency.unique': 'The owner already has a wallet in this currency',
  'wallets.owner.fixed': 'The owner of a wallet can’t be changed',
  'wallets.currency.fixed': 'The currency of a wallet can’t be changed',
}

export type WalletErrorMessages = Widen<typeof walletErrors>
export default walletErrors
