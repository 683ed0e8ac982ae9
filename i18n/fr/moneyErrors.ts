import type { MoneyErrorMessages } from '../en/moneyErrors.ts'

const moneyErrors: MoneyErrorMessages = {
  rateNeeded: 'Indiquez la valeur de 1 %{currency} en %{firm}',
  onePlace: 'Choisissez soit une caisse, soit un compte bancaire',
  otherCurrency: 'Celui-ci est tenu en %{currency}',
  samePlace: 'Choisissez une autre destination que l’origine',
  oneDocument: 'Choisissez un seul document par ligne',
  notOpen: 'Ce document n’est pas ouvert à ce paiement',
  overAllocated: 'Il ne reste que %{limit} à régler sur ce document',
  beyondPayment: 'Il ne reste que %{limit} de ce paiement',
  advanceAllocated: 'Une avance ne règle aucun document : videz les lignes ou décochez cette case',
  otherParty: 'Sans objet pour ce type de solde',
  notZero: 'Ne doit pas être nul',
  linesSum: 'Le total des lignes est de %{sum}',
  nothingToInvoice: 'Il ne reste rien à facturer',
  nothingToCredit: 'Cette facture a déjà été entièrement créditée',
  nothingToApply: 'Il ne reste rien de cet avoir',
  nothingToSettle: 'Aucun document ouvert à régler',
  nothingLeft: 'Il ne reste rien de ce paiement',
  orderNotApproved: 'Seules les commandes approuvées peuvent être facturées',
  alreadyInvoiced: 'Une commande facturée reste approuvée : créditez d’abord ses factures',
  notInvoice: 'Seule une facture peut faire l’objet d’un avoir',
  notCreditNote: 'Seul un avoir peut être imputé sur des factures',
  alreadyReversed: 'Cette opération a déjà été annulée',
  alreadySettled: 'Des paiements règlent déjà ce solde : annulez-les d’abord',
  paymentPosted: 'Un paiement comptabilisé ne se modifie plus ; il peut être annulé',
  transferPosted: 'Un virement comptabilisé ne se modifie plus ; il peut être annulé',
  openingPosted: 'Un solde d’ouverture comptabilisé ne se modifie plus ; il peut être annulé',
  purchaseSettled: 'Des paiements règlent cet achat : annulez-les avant de le modifier',
}

export default moneyErrors
