import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const kind = {
  topUp: 'Approvisionnement',
  withdrawal: 'Retrait',
  capture: 'Retenue encaissée',
  fee: 'Frais',
  adjustment: 'Régularisation',
  payment: 'Paiement de facture',
  reversal: 'Contrepassation',
}

const wallets: ResourceMessages = {
  wallets: {
    name: 'Portefeuille |||| Portefeuilles',
    menu: 'Gestion des portefeuilles',
    create: 'Nouveau portefeuille',
    fields: { ...everyRecord, firm: 'Société', currency: 'Devise', balance: 'Solde', held: 'Montant retenu', active: 'Actif' },
  },
  postings: {
    name: 'Écriture |||| Écritures',
    fields: {
      ...everyRecord,
      wallet: 'Portefeuille',
      firm: 'Société',
      at: 'Date et heure',
      account: 'Compte',
      currency: 'Devise',
      kind: 'Type',
      amount: 'Montant',
      balance: 'Solde après',
      entry: 'Pièce comptable',
      reference: 'Référence',
      reason: 'Motif',
    },
    options: {
      kind,
      account: { wallet: 'Portefeuille', bank: 'Banque', sales: 'Ventes', fees: 'Frais', adjustments: 'Régularisations' },
    },
    help: {
      balance: 'Ce que le portefeuille contenait ensuite',
      account: 'Compte concerné : celui d’un portefeuille ou l’un des comptes de la maison',
      amount: 'Crédits positifs, débits négatifs',
      entry: 'Les écritures d’une même pièce s’annulent',
    },
  },
  ledgerEntries: {
    name: 'Écriture du grand livre |||| Écritures du grand livre',
    fields: {
      ...everyRecord,
      at: 'Date et heure',
      kind: 'Type',
      reference: 'Référence',
      reason: 'Motif',
      by: 'Saisie par',
      reverses: 'Contrepasse',
    },
    options: { kind },
    help: { by: 'Personne : écriture automatique du serveur', reverses: 'L’écriture qu’elle annule' },
  },
  walletHolds: {
    name: 'Retenue |||| Retenues',
    fields: {
      ...everyRecord,
      wallet: 'Portefeuille',
      firm: 'Société',
      currency: 'Devise',
      amount: 'Montant',
      reference: 'Objet de la retenue',
      reason: 'Motif',
      status: 'Statut',
      captured: 'Encaissé',
      expiresAt: 'Expire le',
      closedAt: 'Clôturée le',
    },
    options: { status: { open: 'En cours', captured: 'Encaissée', released: 'Libérée', expired: 'Expirée' } },
    help: { reference: 'Objet : `bid:<enchère>`, `withdrawal:<demande>`' },
  },
  walletRequests: {
    name: 'Demande de portefeuille |||| Demandes de portefeuille',
    fields: {
      ...everyRecord,
      wallet: 'Portefeuille',
      firm: 'Société',
      by: 'Demandée par',
      currency: 'Devise',
      kind: 'Type',
      amount: 'Montant',
      note: 'Remarque',
      invoice: 'Facture',
      status: 'Statut',
      reference: 'Référence',
      reason: 'Motif',
      decidedBy: 'Décidée par',
      decidedAt: 'Décidée le',
      entry: 'Écriture comptable',
    },
    options: {
      kind: { topUp: kind.topUp, withdrawal: kind.withdrawal },
      status: { pending: 'En attente', confirmed: 'Confirmée', rejected: 'Refusée' },
    },
    help: {
      invoice: 'Payée depuis le portefeuille dès que l’argent est arrivé',
      note: 'Ce qu’ajoute le titulaire : un virement, un compte',
      reference: 'Celle de la banque, donnée à la confirmation',
      entry: 'Ce que la confirmation a comptabilisé',
    },
  },
  idempotencyKeys: {
    name: 'Clé d’idempotence |||| Clés d’idempotence',
    fields: { ...everyRecord, actor: 'Auteur', key: 'Clé', request: 'Appel', answer: 'Réponse' },
  },
}

export default wallets
