import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'Solde disponible insuffisant : %{available} sur %{needed} nécessaires',
  holdClosed: 'Cette retenue a déjà été encaissée ou libérée',
  walletInactive: 'Ce portefeuille est désactivé',
  requestDecided: 'Cette demande a déjà été traitée',
  reversalOfReversal: 'Une contrepassation ne peut pas être contrepassée ; faites plutôt une régularisation',
  entryOfPayment: 'C’est le paiement d’une facture : contre-passez le paiement',
  alreadyReversed: 'Cette écriture a déjà été contrepassée',
  idempotencyKey: 'Cet appel a déjà été fait avec d’autres valeurs',
  'wallets.owner.unique': 'A déjà un portefeuille dans cette devise',
  'wallets.currency.unique': 'Le titulaire a déjà un portefeuille dans cette devise',
  'wallets.owner.fixed': 'Un portefeuille garde son titulaire',
  'wallets.currency.fixed': 'Un portefeuille garde sa devise',
}

export default walletErrors
