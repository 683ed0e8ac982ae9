import type { AccessErrorMessages } from '../en/accessErrors.ts'

const accessErrors: AccessErrorMessages = {
  rightReserved: 'Les droits sur les utilisateurs, les droits, les e-mails et le journal d’audit sont réservés aux administrateurs',
  rightNotHeld: 'Vous ne pouvez pas accorder un droit que vous n’avez pas vous-même',
  ownEmail: 'Changez votre propre adresse e-mail dans « Mon compte », où le mot de passe actuel est demandé',
  emailUnverified: 'Vérifiez d’abord votre adresse e-mail : ouvrez « Mon compte » et saisissez le code qui vous a été envoyé',
  firmPending:
    'Votre société n’est pas encore approuvée. Tant qu’un administrateur ne l’a pas approuvée, vous ne pouvez ni enchérir, ni proposer des véhicules, ni retirer de l’argent.',
  firmSuspended: 'Votre société est suspendue. Veuillez contacter un administrateur.',
  emailVerified: 'Cette adresse e-mail est déjà vérifiée',
  sameEmail: 'C’est déjà votre adresse e-mail',
  viewingAs: 'Vous consultez l’application en tant qu’un autre utilisateur : rien ne peut être modifié. Revenez d’abord à votre compte.',
  viewAsAdmin: 'On ne peut pas consulter l’application en tant qu’administrateur',
  secondFactorRequired: 'Saisissez le code de votre application d’authentification, ou l’un de vos codes de secours',
  invalidSecondFactor: 'Ce code est incorrect ou a déjà été utilisé',
  secondFactorOn: 'La connexion en deux étapes est déjà activée',
  secondFactorOff: 'La connexion en deux étapes n’est pas activée',
  adminsOnly: 'Cela est réservé aux administrateurs',
  commentOwn: 'Seul l’auteur peut modifier un commentaire',
}

export default accessErrors
