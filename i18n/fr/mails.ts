import type { MailMessages } from '../en/mails.ts'

const mails: MailMessages = {
  verificationCode: {
    subject: 'Votre code de vérification',
    text: `Bonjour %{name},

quelqu’un, vraisemblablement vous, a demandé à réinitialiser le mot de passe de votre compte Car Dealer Hub.

Code de vérification : %{code}

Saisissez-le dans les %{minutes} minutes à l’adresse
%{address}

Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.`,
  },
  invitation: {
    subject: 'Rejoignez %{firm} sur Car Dealer Hub',
    text: `Bonjour %{name},

%{inviter} vous invite à travailler pour %{firm} sur Car Dealer Hub.

Ouvrez cette page, saisissez le code et choisissez un mot de passe :
%{address}

Code : %{code}

L’invitation est valable %{days} jours. Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.`,
  },
  testMessage: {
    subject: 'Message de test',
    text: `Bonjour %{name},

voici le message de test que vous avez demandé. Les e-mails de Car Dealer Hub vous parviennent bien.`,
  },
  verifyEmail: {
    subject: 'Vérifiez votre adresse e-mail',
    text: `Bonjour %{name},

veuillez confirmer que cette adresse est la vôtre. Ouvrez ce lien en étant connecté à Car Dealer Hub :
%{address}

ou saisissez ce code dans « Mon compte » : %{code}

Le code est valable %{hours} heures. Si vous n’avez pas de compte chez nous, ou si vous n’avez rien demandé, vous n’avez rien à faire.`,
  },
  searchMatched: {
    subject: '%{search} : nouveaux véhicules',
    text: `Bonjour %{name},

ces véhicules sont proposés et correspondent à votre recherche enregistrée « %{search} » :

%{lots}

Vous pouvez modifier ou supprimer la recherche ici :
%{address}`,
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte a changé',
    text: `Bonjour %{name},

votre compte Car Dealer Hub a désormais une autre adresse e-mail. Nous n’écrirons plus qu’à cette adresse.

Si vous ne vous y attendiez pas, contactez tout de suite un administrateur :
%{address}`,
  },
  emailWanted: {
    subject: 'Quelqu’un a voulu utiliser votre adresse e-mail',
    text: `Bonjour %{name},

quelqu’un a voulu utiliser cette adresse pour un autre compte Car Dealer Hub. Ce n’est pas possible, car elle appartient au vôtre. Rien n’a changé.

Si c’était vous, connectez-vous plutôt avec cette adresse :
%{address}`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    text: `Bonjour %{name},

le mot de passe de votre compte Car Dealer Hub vient d’être changé, et les autres sessions ont pris fin.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :
%{address}`,
  },
  document: {
    subject: '%{document} – %{firm}',
    text: `Bonjour %{name},

%{message}%{firm} vous a envoyé le document suivant : %{document}. Pour l’ouvrir, l’imprimer ou l’enregistrer :
%{address}

Le lien est valable %{days} jours et ne demande pas de compte. Merci de ne pas le transmettre.`,
  },
  reminder: {
    subject: 'Rappel de paiement – %{firm}',
    text: `Bonjour %{name},

sauf erreur de notre part, les montants suivants sont échus : %{amounts}. Votre relevé indique les factures concernées et le mode de paiement :
%{address}

Si vous avez réglé entre-temps, veuillez ignorer ce message. Le lien est valable %{days} jours et ne demande pas de compte. Merci de ne pas le transmettre.

%{firm}`,
  },
  report: {
    subject: 'Rapport : %{report}',
    text: `Bonjour %{name},

voici le rapport « %{report} » : %{file}
Lignes : %{rows}

Pour l’ouvrir avec les chiffres du moment :
%{address}

Vous recevez ce message car vous êtes destinataire du rapport programmé « %{schedule} ».`,
  },
  view: {
    subject: '%{report}',
    text: `Bonjour %{name},

voici la liste « %{report} » : %{file}
Lignes : %{rows}

Pour l’ouvrir telle qu’elle est aujourd’hui :
%{address}

Vous recevez ce message car vous êtes destinataire de « %{schedule} ».`,
  },
  viewTooLarge: {
    subject: '%{report}',
    text: `Bonjour %{name},

la liste « %{report} » est trop volumineuse aujourd’hui pour un e-mail.

Ouvrez-la ici et choisissez Exporter pour la télécharger :
%{address}

Vous recevez ce message car vous êtes destinataire de « %{schedule} ».`,
  },
  mentioned: {
    subject: '%{by} vous a mentionné : %{record}',
    text: `Bonjour %{name},

%{by} vous a mentionné dans un commentaire sur %{record}.

Lisez-le et répondez ici :
%{address}

Vous pouvez désactiver ces notifications dans Mon compte.`,
  },
  planNotice: {
    subject: 'Votre abonnement %{plan}',
    text: `Bonjour %{name},

%{text}

Pour en savoir plus :
%{address}`,
  },
  reportTruncated: {
    subject: 'Rapport : %{report}',
    text: `Bonjour %{name},

voici le rapport « %{report} » : %{file}
Lignes : %{rows}

Le rapport a trouvé plus de lignes qu’une exécution n’en renvoie : le fichier ne contient que les premières. Restreignez ses filtres pour les avoir toutes.

Pour l’ouvrir avec les chiffres du moment :
%{address}

Vous recevez ce message car vous êtes destinataire du rapport programmé « %{schedule} ».`,
  },
}

export default mails
