import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

export const notificationKinds = {
  outbid: 'Surenchère',
  auctionEnding: 'Enchère sur le point de se terminer',
  auctionMoved: 'Horaires d’une enchère modifiés',
  auctionWon: 'Enchère remportée',
  auctionLost: 'Enchère perdue',
  carSold: 'Véhicule vendu',
  carNotSold: 'Véhicule non vendu',
  decisionNeeded: 'Décision attendue',
  searchMatched: 'Véhicule recherché',
  offerAccepted: 'Proposition acceptée',
  offerScheduled: 'Lot programmé',
  offerRefused: 'Proposition refusée',
  walletRequestConfirmed: 'Demande de portefeuille confirmée',
  walletRequestRejected: 'Demande de portefeuille refusée',
  orderApproved: 'Commande approuvée',
  orderRejected: 'Commande refusée',
  planPastDue: 'Abonnement impayé',
  reportNotSent: 'Envoi programmé incomplet',
  planSuspended: 'Abonnement suspendu',
  planRestored: 'Abonnement rétabli',
  planEnded: 'Abonnement terminé',
  planChangeHeld: 'Changement de formule reporté',
  planTrialEnds: 'Fin d’essai proche',
  planCarsNear: 'Limite de véhicules bientôt atteinte',
  planCarsFull: 'Limite de véhicules atteinte',
  planBidsNear: 'Limite d’offres bientôt atteinte',
  planBidsFull: 'Limite d’offres atteinte',
  dealOffered: 'Véhicule proposé',
  dealReminder: 'Paiement attendu',
  dealDefaulted: 'Transaction impayée',
  dealCarBack: 'Véhicule de nouveau disponible',
  dealPaid: 'Véhicule payé',
  dealReleased: 'Véhicule prêt à être enlevé',
  dealPickedUp: 'Véhicule enlevé',
  dealDisputed: 'Litige sur une transaction',
  dealMessage: 'Message sur une transaction',
  dealContinued: 'Litige tranché',
  dealRefunded: 'Transaction remboursée',
  mentioned: 'Mention dans un commentaire',
}

const notifications: ResourceMessages = {
  notifications: {
    name: 'Notification |||| Notifications',
    fields: {
      ...everyRecord,
      user: 'Utilisateur',
      kind: 'Événement',
      params: 'Paramètres',
      entity: 'Type d’enregistrement',
      record: 'Enregistrement',
      read: 'Lue',
      mailed: 'Envoyée par e-mail',
    },
    options: {
      kind: {
        ...notificationKinds,
        passwordRemoved: 'Mot de passe retiré',
        offerSubmitted: 'Véhicule proposé',
        dealStuck: 'Transaction bloquée',
        auctionStuck: 'Enchère bloquée',
        firmApproved: 'Société approuvée',
        firmSuspended: 'Société suspendue',
      },
    },
    help: {
      mailed: 'Non\u202f: elle sera envoyée\u202f; vide\u202f: ce type n’est pas envoyé par e-mail',
      params: 'Nom → texte ou nombre que son texte cite',
      record: 'L’enregistrement dont il s’agit',
    },
  },
}

export default notifications
