import type { MailMessages } from '../en/mails.ts'

const mails: MailMessages = {
  verificationCode: {
    subject: 'Doğrulama kodunuz',
    text: `Merhaba %{name},

birisi, büyük olasılıkla siz, Car Dealer Hub hesabınızın şifresini sıfırlamak istedi.

Doğrulama kodu: %{code}

Kodu %{minutes} dakika içinde şu adreste girin:
%{address}

Bu siz değilseniz bir şey yapmanız gerekmez: şifreniz olduğu gibi kalır.`,
  },
  testMessage: {
    subject: 'Deneme iletisi',
    text: `Merhaba %{name},

istediğiniz deneme iletisi budur. Car Dealer Hub’ın e-postaları size ulaşıyor.`,
  },
}

export default mails
