import type { NotificationMessages } from '../../en/areas/notifications.ts'

const notifications: NotificationMessages = {
  title: 'Notifications',
  unread: '%{smart_count} notification non lue |||| %{smart_count} notifications non lues',
  isUnread: 'Non lue.',
  readAll: 'Tout marquer comme lu',
  empty: 'Rien de nouveau. Ce qui arrive à vos véhicules, enchères, commandes et portefeuilles est annoncé ici.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  kinds: {
    outbid: 'Une offre a dépassé la vôtre pour %{car}. Le prix est maintenant de %{amount}.',
    auctionEnding: 'L’enchère de %{car} se termine le %{endsAt}.',
    auctionWon: 'Vous avez remporté %{car} pour %{amount}.',
    auctionLost: '%{car} a été attribué à un autre enchérisseur pour %{amount}.',
    carSold: 'Votre véhicule %{car} a été vendu pour %{amount}.',
    carNotSold: 'Votre véhicule %{car} n’a pas été vendu.',
    decisionNeeded: 'Une offre de %{amount} a été faite pour votre véhicule %{car}. Veuillez décider dans les 24 heures.',
    walletRequestConfirmed: 'Votre demande de %{amount} a été confirmée.',
    walletRequestRejected: 'Votre demande de %{amount} a été refusée.',
    orderApproved: 'La commande %{number} a été approuvée.',
    orderRejected: 'La commande %{number} a été refusée.',
    planPastDue: 'L’abonnement %{plan} n’a pas pu être prélevé sur votre portefeuille.',
    firmApproved: 'Votre société %{firm} a été approuvée.',
    firmSuspended: 'Votre société %{firm} a été suspendue\u202f: %{reason}',
    passwordRemoved:
      'Vous vous êtes connecté pour la première fois par un fournisseur. Votre ancien mot de passe ne fonctionne plus, car rien ne prouvait qu’il était le vôtre. Pour en définir un nouveau, déconnectez-vous et choisissez « Mot de passe oublié ? ».',
    auctionStuck:
      'L’enchère de %{car} n’a pas pu être ouverte ou conclue à temps. Une nouvelle tentative aura lieu automatiquement ; sa page en donne la raison.',
  },
}

export default notifications
