import type { SetupMessages } from '../../en/areas/setup.ts'

const setup: SetupMessages = {
  intro: 'Quelques décisions suffisent pour démarrer. Chacune peut attendre : passez ce qui ne presse pas, vous le retrouverez ici.',
  failed: 'L’installation n’a pas pu être chargée.',
  progress: 'Étapes terminées ou passées : %{done} sur %{all}',
  complete: 'Tout est en place.',
  card: 'Terminer l’installation',
  next: 'Ensuite : %{step}. Il reste %{smart_count} étape. |||| Ensuite : %{step}. Il reste %{smart_count} étapes.',
  continue: 'Poursuivre l’installation',
  skip: 'Passer pour l’instant',
  resume: 'Reprendre',
  states: { open: 'À faire', done: 'Terminé', skipped: 'Passé' },
  steps: {
    house: {
      title: 'Votre maison de vente et sa devise',
      text: 'Le nom, l’adresse et le numéro fiscal figurent sur chaque document imprimé. Les formules et les options sont facturées dans sa devise.',
      action: 'Compléter la fiche',
    },
    mail: {
      title: 'E-mail',
      text: 'L’application envoie des codes de vérification, des invitations et des avis. Envoyez-vous un message de test pour vérifier qu’ils arrivent.',
    },
    signUp: {
      title: 'Inscription',
      text: 'Décidez qui peut ouvrir un compte, et si un administrateur examine les nouveaux négociants avant qu’ils enchérissent ou proposent des véhicules.',
    },
    plans: {
      title: 'Formules d’abonnement',
      text: 'Une formule fixe combien de véhicules un négociant peut posséder et pour combien il peut enchérir, ainsi que le prix mensuel.',
      action: 'Nouvelle formule',
    },
    carLot: {
      title: 'Premier parc automobile',
      text: 'Les véhicules sont garés dans des parcs. Ajoutez le premier, avec son adresse et son nombre de places.',
      action: 'Ajouter un parc',
    },
    colleague: {
      title: 'Inviter un collègue',
      text: 'Un second administrateur peut vous seconder, et rétablir votre accès si vous le perdez.',
      action: 'Inviter un collègue',
    },
  },
  mail: {
    unset:
      'Aucun serveur de messagerie n’est configuré : les messages restent dans la boîte d’envoi, que les administrateurs peuvent lire. Pour les envoyer, démarrez le serveur avec :',
    test: 'Envoyer un message de test',
    sending: 'Envoi…',
    sent: 'Le message est en route vers %{to}.',
    kept: 'Le message pour %{to} est resté dans la boîte d’envoi, car aucun serveur de messagerie n’est configuré.',
    failed: 'Le serveur de messagerie a refusé le message pour %{to}.',
    outbox: 'Ouvrir la boîte d’envoi',
  },
  untilChosen: 'Tant que vous n’avez pas choisi : %{choice}',
  plans: {
    add: 'Ajouter trois exemples',
    added: 'Trois formules ont été ajoutées. Modifiez-les à votre gré.',
    starter: { name: 'Découverte', description: 'Pour un premier parc : quelques véhicules à la fois' },
    professional: { name: 'Professionnel', description: 'Pour un négociant qui achète chaque semaine' },
    enterprise: { name: 'Entreprise', description: 'Pour les groupes qui ont plusieurs parcs' },
  },
}

export default setup
