import type { SetupMessages } from '../../en/areas/setup.ts'

const setup: SetupMessages = {
  intro: 'Quelques décisions suffisent pour démarrer. Chacune peut attendre : passez ce qui ne presse pas, vous le retrouverez ici.',
  failed: 'L’installation n’a pas pu être chargée.',
  progress: '%{done} étapes réglées sur %{all}',
  complete: 'Tout est en place.',
  card: 'Terminer l’installation',
  next: 'Ensuite : %{step}. Il reste %{smart_count} étape. |||| Ensuite : %{step}. Il reste %{smart_count} étapes.',
  continue: 'Poursuivre l’installation',
  skip: 'Passer pour l’instant',
  resume: 'Reprendre',
  states: { open: 'À faire', done: 'Fait', skipped: 'Passée' },
  steps: {
    house: {
      title: 'Votre maison et sa monnaie',
      text: 'Le nom, l’adresse et le numéro fiscal figurent sur chaque document imprimé. Les formules et les options sont facturées dans la monnaie de la maison.',
      action: 'Compléter la fiche de la maison',
    },
    mail: {
      title: 'Courrier électronique',
      text: 'L’application envoie des codes de vérification, des invitations et des avis. Envoyez-vous un message d’essai pour vérifier qu’ils arrivent.',
    },
    signUp: {
      title: 'Inscription',
      text: 'Décidez qui peut ouvrir un compte, et si un administrateur examine les nouveaux négociants avant qu’ils enchérissent ou proposent des voitures.',
    },
    plans: {
      title: 'Formules d’abonnement',
      text: 'Une formule fixe le nombre de voitures qu’un négociant peut posséder et convoiter, et son prix mensuel.',
      action: 'Nouvelle formule',
    },
    carLot: {
      title: 'Premier parc',
      text: 'Les voitures sont garées dans des parcs. Ajoutez le premier, avec son adresse et son nombre de places.',
      action: 'Ajouter un parc',
    },
    colleague: {
      title: 'Inviter un collègue',
      text: 'Un deuxième administrateur peut vous aider, et vous rouvrir la porte si vous perdez votre accès.',
      action: 'Inviter un collègue',
    },
  },
  mail: {
    unset:
      'Aucun serveur de courrier n’est configuré : les messages restent dans la boîte d’envoi, que les administrateurs peuvent lire. Pour les envoyer, démarrez le serveur avec',
    test: 'Envoyer un message d’essai',
    sending: 'Envoi…',
    sent: 'Le message est en route vers %{to}.',
    kept: 'Le message pour %{to} est resté dans la boîte d’envoi, car aucun serveur de courrier n’est configuré.',
    failed: 'Le serveur de courrier a refusé le message pour %{to}.',
    outbox: 'Ouvrir la boîte d’envoi',
  },
  plans: {
    add: 'Ajouter trois exemples',
    added: 'Trois formules ont été ajoutées. Modifiez-les à votre gré.',
    starter: { name: 'Débutant', description: 'Pour un premier parc : quelques voitures à la fois' },
    professional: { name: 'Professionnel', description: 'Pour une concession qui achète chaque semaine' },
    enterprise: { name: 'Entreprise', description: 'Pour les groupes qui ont plusieurs parcs' },
  },
}

export default setup
