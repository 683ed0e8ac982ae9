import type { AccessMessages } from '../../en/areas/access.ts'

const access: AccessMessages = {
  trust: { verify: 'Vérifier l’adresse' },
  viewAs: {
    button: 'Voir en tant que cet utilisateur',
    notice: 'Vous consultez l’application en tant que %{name}. Rien ne peut être modifié.',
    back: 'Revenir à mon compte',
  },
  why: {
    intro:
      'Pourquoi un utilisateur peut-il faire quelque chose, ou pourquoi pas ? Choisissez un utilisateur et ce qu’il veut faire : la réponse montre la règle qui décide à cet instant.',
    user: 'Utilisateur',
    action: 'Opération',
    record: 'Identifiant de l’enregistrement',
    recordHelp: 'Seulement pour un enregistrement précis',
    ask: 'Demander',
    yes: 'Oui, il le peut',
    no: 'Non, il ne le peut pas',
    rules: {
      readOnly: 'Seul le serveur écrit ces enregistrements',
      userDenied: 'Un droit le refuse à cet utilisateur',
      userAllowed: 'Un droit l’accorde à cet utilisateur',
      roleDefault: 'Le rôle %{role} le peut par défaut',
      roleAllowed: 'Un droit l’accorde au rôle %{role}',
      reserved: 'Un droit l’accorde, mais c’est réservé : seuls les rôles qui l’ont par défaut peuvent l’avoir',
      roleDenied: 'Un droit le refuse au rôle %{role}',
      notGranted: 'Aucun rôle de cet utilisateur n’a ce droit',
      open: 'Cet écran est ouvert à tous',
      inactive: 'Le compte n’est pas actif : l’utilisateur ne peut pas se connecter',
      noRecord: 'Cet enregistrement n’existe pas',
      hiddenRecord: 'L’enregistrement appartient à quelqu’un d’autre : l’utilisateur ne le voit pas',
      sharedRecord: 'L’utilisateur voit l’enregistrement, mais il appartient à quelqu’un d’autre : il ne peut pas le modifier',
      visibleRecord: 'L’utilisateur a accès à cet enregistrement',
      ownAccount: 'Nul ne peut supprimer son propre compte',
      emailUnverified: 'L’adresse e-mail de l’utilisateur n’est pas vérifiée',
      firmPending: 'La société de l’utilisateur n’est pas encore approuvée',
      firmSuspended: 'La société de l’utilisateur est suspendue',
    },
  },
  colleagues: {
    title: 'Collègues',
    intro:
      'Toutes les personnes ci-dessous travaillent sur les mêmes données. Invitez par e-mail : la personne qui accepte choisit un mot de passe et rejoint cette société. Une invitation est valable 7 jours.',
    own: 'Vous',
    invited: 'Invitation envoyée',
    expired: 'Invitation expirée',
    inviteAgain: 'Inviter à nouveau',
    inviteAgainThis: 'Inviter à nouveau %{name}',
    invite: 'Inviter',
    asked: 'Si %{email} n’a pas encore de compte, l’invitation est en route.',
    withdraw: 'Annuler l’invitation',
    withdrawThis: 'Annuler l’invitation de %{name}',
    withdrawn: 'L’invitation de %{name} est annulée',
    remove: 'Retirer',
    removeThis: 'Retirer %{name}',
    removed: '%{name} ne fait plus partie de la société et ne peut plus se connecter',
    removeTitle: 'Retirer %{name} ?',
    removeText: 'Ses sessions prennent fin et la connexion n’est plus possible. Son travail est conservé.',
  },
  firm: {
    pending: 'Votre société attend son approbation',
    missing:
      'Il manque encore : %{fields}. Complétez et enregistrez ; un administrateur examinera ensuite votre société. D’ici là, vous pouvez gérer vos propres données, mais pas enchérir, proposer des véhicules ni retirer de l’argent.',
    review:
      'Tout est rempli. Un administrateur examine votre société ; vous serez prévenu dès qu’elle sera approuvée. D’ici là, vous pouvez gérer vos propres données, mais pas enchérir, proposer des véhicules ni retirer de l’argent.',
    suspended: 'Votre société est suspendue',
    approve: 'Approuver la société',
    suspend: 'Suspendre la société',
    suspendTitle: 'Suspendre cette société ?',
    suspendText: 'Ses utilisateurs pourront consulter leurs données, mais rien modifier. Le motif leur est communiqué.',
    approveDone: 'La société est approuvée',
    suspendDone: 'La société est suspendue',
  },
}

export default access
