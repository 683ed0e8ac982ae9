import type { NotificationMessages } from '../../en/areas/notifications.ts'

const notifications: NotificationMessages = {
  title: 'Notifications',
  unread: '%{smart_count} notification non lue |||| %{smart_count} notifications non lues',
  isUnread: 'Non lue.',
  readAll: 'Tout marquer comme lu',
  empty: 'Rien de nouveau. Ce qui arrive à vos voitures, enchères, commandes et portefeuilles est annoncé ici.',
  failed: "Les notifications n'ont pas pu être chargées.",
  again: 'Réessayer',
  kinds: {
    outbid: 'Une offre a dépassé la vôtre pour %{car}. Le prix est maintenant de %{amount}.',
    auctionEnding: "L'enchère de %{car} se termine le %{endsAt}.",
    auctionWon: 'Vous avez remporté %{car} pour %{amount}.',
    auctionLost: '%{car} est allée à un autre enchérisseur pour %{amount}.',
    carSold: 'Votre %{car} a été vendue pour %{amount}.',
    carNotSold: "Votre %{car} n'a pas été vendue.",
    decisionNeeded: '%{amount} ont été offerts pour votre %{car}. Veuillez décider dans les 24 heures.',
    walletRequestConfirmed: 'Votre demande de %{amount} a été confirmée.',
    walletRequestRejected: 'Votre demande de %{amount} a été refusée.',
    orderApproved: 'La commande %{number} a été approuvée.',
    orderRejected: 'La commande %{number} a été refusée.',
    planPastDue: "Votre abonnement %{plan} n'a pas pu être payé depuis votre portefeuille.",
    passwordRemoved:
      'Vous vous êtes connecté pour la première fois par un fournisseur. Votre ancien mot de passe ne fonctionne plus, car rien ne prouvait qu’il était le vôtre. Pour en définir un nouveau, déconnectez-vous et choisissez « Mot de passe oublié ? ».',
  },
}

export default notifications
