import type { PrintingAreaMessages } from '../../en/areas/printing.ts'

const printing: PrintingAreaMessages = {
  action: 'Imprimer et envoyer',
  close: 'Fermer',
  language: 'Langue',
  print: 'Imprimer',
  copyLink: 'Copier le lien',
  copied: 'Le lien a été copié. Il est valable 30 jours et ne demande pas de compte.',
  copyFailed: 'Impossible de copier le lien',
  failed: 'Impossible d’afficher le document',
  mail: 'E-mail',
  mailTitle: 'Envoyer par e-mail',
  mailText: 'Le destinataire reçoit un lien vers ce document, valable 30 jours et sans compte.',
  to: 'À',
  message: 'Votre message',
  send: 'Envoyer',
  mailFailed: 'L’e-mail n’a pas pu être envoyé.',
  outcome: {
    sent: 'L’e-mail à %{to} a été envoyé',
    kept: 'Sans serveur de messagerie, l’e-mail à %{to} reste dans la boîte d’envoi',
    failed: 'L’e-mail à %{to} n’a pas pu être envoyé ; la boîte d’envoi dit pourquoi',
  },
}

export default printing
