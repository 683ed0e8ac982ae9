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
    auctionMoved: 'Les horaires de l’enchère de %{car} ont changé : elle a lieu du %{startsAt} au %{endsAt}.',
    auctionWon: 'Vous avez remporté %{car} pour %{amount}.',
    auctionLost: '%{car} a été attribué à un autre enchérisseur pour %{amount}.',
    carSold: 'Votre véhicule %{car} a été vendu pour %{amount}.',
    carNotSold: 'Votre véhicule %{car} n’a pas été vendu.',
    decisionNeeded: 'Une offre de %{amount} a été faite pour votre véhicule %{car}. Veuillez décider dans les 24 heures.',
    searchMatched: '%{car} est proposé et correspond à votre recherche %{search}. Enchères dès le %{startsAt}.',
    offerAccepted: 'Votre proposition pour %{car} a été acceptée. Elle va être programmée.',
    offerScheduled: 'Votre %{car} est le lot %{lot} : enchères du %{startsAt} au %{endsAt}.',
    offerRefused: 'Votre proposition pour %{car} a été refusée : %{reason}',
    walletRequestConfirmed: 'Votre demande de %{amount} a été confirmée.',
    walletRequestRejected: 'Votre demande de %{amount} a été refusée.',
    orderApproved: 'La commande %{number} a été approuvée.',
    orderRejected: 'La commande %{number} a été refusée.',
    planPastDue: 'L’abonnement %{plan} n’a pas pu être prélevé sur votre portefeuille.',
    reportNotSent: 'L’envoi programmé %{schedule} n’a atteint que %{sent} destinataire(s) sur %{all}. Sa page indique pourquoi.',
    planSuspended: 'Votre abonnement %{plan} est suspendu\u202f: rien ne peut être modifié avant son paiement.',
    planRestored: 'Votre abonnement %{plan} est payé et de nouveau actif.',
    planEnded: 'Votre abonnement %{plan} a pris fin.',
    planChangeHeld: 'Votre abonnement %{plan} a été reconduit\u202f: vous dépassez les limites de la formule inférieure prévue.',
    planTrialEnds:
      'Votre essai de la formule %{plan} se termine le %{lastDay}. Choisissez une formule pour continuer\u202f: sans elle, rien ne peut être modifié.',
    planCarsNear:
      'Vous avez %{used} des %{limit} véhicules que permet la formule %{plan}. Les formules supérieures en permettent davantage.',
    planCarsFull:
      'Vous avez %{used} véhicules\u202f; la formule %{plan} en permet %{limit}. Chaque véhicule de plus est facturé. Les formules supérieures en permettent davantage.',
    planBidsNear:
      'Vous avez %{used} offres actives et véhicules remportés non livrés sur les %{limit} que permet la formule %{plan}. Les formules supérieures en permettent davantage.',
    planBidsFull:
      'Vous avez %{used} offres actives et véhicules remportés non livrés\u202f; la formule %{plan} en permet %{limit}. Les formules supérieures permettent d’enchérir sur davantage de véhicules.',
    dealOffered: '%{car} vous est proposé pour %{amount} jusqu’au %{endsAt} : le gagnant n’a pas payé.',
    dealReminder: 'Veuillez payer %{amount} pour %{car} avant le %{dueDay}.',
    dealDefaulted: '%{car} n’a pas été payé à temps. La transaction est annulée.',
    dealCarBack: '%{car} est de nouveau en stock et peut être remis en vente.',
    dealPaid: '%{car} a été payé. %{amount} ont été crédités sur votre portefeuille.',
    dealReleased: '%{car} est à vous. Sa page indique le code d’enlèvement.',
    dealPickedUp: '%{car} a quitté le parc.',
    dealDisputed: 'La transaction sur %{car} est en litige : %{reason}',
    dealMessage: 'Nouveau message à propos de %{car}.',
    dealContinued: 'Le litige sur %{car} est tranché : la transaction se poursuit. %{reason}',
    dealRefunded: 'La transaction sur %{car} est annulée et remboursée. %{reason}',
    mentioned: '%{by} vous a mentionné dans un commentaire sur %{record}.',
    firmApproved: 'Votre société %{firm} a été approuvée.',
    firmSuspended: 'Votre société %{firm} a été suspendue\u202f: %{reason}',
    passwordRemoved:
      'Vous vous êtes connecté pour la première fois par un fournisseur. Votre ancien mot de passe ne fonctionne plus, car rien ne prouvait qu’il était le vôtre. Pour en définir un nouveau, déconnectez-vous et choisissez «\u202fMot de passe oublié\u202f?\u202f».',
    offerSubmitted: '%{car} est proposé aux enchères. Votre décision est attendue.',
    dealStuck:
      'Une étape de la transaction %{car} a échoué. Une nouvelle tentative aura lieu automatiquement\u202f; sa page en donne la raison.',
    auctionStuck:
      'L’enchère de %{car} n’a pas pu être ouverte ou conclue à temps. Une nouvelle tentative aura lieu automatiquement\u202f; sa page en donne la raison.',
  },
}

export default notifications
