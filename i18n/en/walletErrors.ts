import type { Widen } from '../widen.ts'

/** Codes of what a wallet refuses; part of `errors.*`. */
const walletErrors = {
  insufficientFunds: 'Not enough available in the wallet: %{available} of %{needed} needed',
  holdClosed: 'This hold has been captured or released already',
  walletInactive: 'This wallet is not in use',
  requestDecided: 'This request has been decided already',
  reversalOfReversal: 'A reversal cannot be reversed; make an adjustment instead',
  alreadyReversed: 'This entry has been reversed already',
  idempotencyKey: 'This call has been made with other values already',
  'wallets.owner.unique': 'Has a wallet in this currency already',
  'wallets.currency.unique': 'The owner has a wallet in it already',
  'wallets.owner.fixed': 'A wallet keeps its owner',
  'wallets.currency.fixed': 'A wallet keeps its currency',
}

export type WalletErrorMessages = Widen<typeof walletErrors>
export default walletErrors
