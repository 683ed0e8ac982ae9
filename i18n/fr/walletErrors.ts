import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'Solde disponible insuffisant : %{available} %{currency} sur %{needed} nécessaires',
  holdClosed: 'Cette retenue a déjà été encaissée ou libérée',
}

export default walletErrors
