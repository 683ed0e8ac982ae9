import type { AccountMessages } from '../../en/areas/account.ts'

const account: AccountMessages = {
  sections: {
    profile: 'Profil',
    password: 'Mot de passe',
    sessions: 'Sessions',
    appearance: 'Langue et apparence',
    notifications: 'Notifications',
  },
  profile: {
    intro: 'Ce que les autres voient de vous, et comment vous joindre.',
    userName: 'Nom d’utilisateur',
    saved: 'Votre profil a été enregistré',
  },
  avatar: {
    change: 'Changer l’image',
    remove: 'Supprimer l’image',
    choose: 'Choisir une image',
    title: 'Votre image',
    help: 'Faites glisser l’image ou déplacez-la avec les flèches.',
    area: 'Partie visible de l’image',
    zoom: 'Zoom',
    cancel: 'Annuler',
    save: 'Enregistrer l’image',
    saved: 'Votre image a été enregistrée',
    wrongType: 'Veuillez choisir une image : JPEG, PNG, WebP ou GIF.',
    unreadable: 'Cette image est illisible.',
  },
  password: {
    intro:
      'Le changer met fin à vos autres sessions. Si vous n’en avez pas encore, demandez un code par « Mot de passe oublié ? » sur la page de connexion.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    submit: 'Changer le mot de passe',
    saved: 'Votre mot de passe a été modifié. Vos autres sessions sont terminées.',
    required: 'Veuillez remplir ce champ',
    short: 'Le mot de passe doit comporter au moins 6 caractères',
    unequal: 'Les mots de passe ne correspondent pas',
    strength: { 0: 'Trop court', 1: 'Faible', 2: 'Moyen', 3: 'Bon', 4: 'Fort' },
  },
  sessions: {
    intro: 'Les appareils où vous êtes connecté. Déconnectez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
    current: 'Cette session',
    lastUsed: 'Dernière utilisation : %{at}',
    started: 'Depuis le %{at}',
    address: 'Adresse réseau %{address}',
    unknownDevice: 'Appareil inconnu',
    end: 'Déconnecter',
    endThis: 'Déconnecter %{device}',
    endOthers: 'Déconnecter tous les autres',
    ended: 'La session est terminée',
    othersEnded: 'Toutes les autres sessions sont terminées',
    onlyThis: 'Vous n’êtes connecté nulle part ailleurs.',
    failed: 'Les sessions n’ont pas pu être chargées.',
    again: 'Réessayer',
  },
  appearance: { intro: 'Pour ce navigateur. Les changements s’appliquent aussitôt.' },
  notifications: {
    intro: 'Ce dont vous souhaitez être informé.',
    save: 'Enregistrer',
    saved: 'Votre choix a été enregistré',
  },
}

export default account
