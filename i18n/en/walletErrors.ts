import type { Widen } from '../widen.ts'

/** Codes of what a wallet refuses; part of `errors.*`. */
const walletErrors = {
  insufficientFunds: 'Not enough available in the wallet: %{available} %{currency} of %{needed} needed',
  holdClosed: 'This hold has been captured or released already',
}

export type WalletErrorMessages = Widen<typeof walletErrors>
export default walletErrors
