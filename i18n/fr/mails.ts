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
  testMessage: {
    subject: 'Message d’essai',
    text: `Bonjour %{name},

voici le message d’essai que vous avez demandé. Le courrier de Car Dealer Hub vous parvient.`,
  },
}

export default mails
