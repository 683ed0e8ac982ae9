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
  invitation: {
    subject: 'Car Dealer Hub’da %{firm} firmasına katılın',
    text: `Merhaba %{name},

%{inviter} sizi Car Dealer Hub’da %{firm} adına çalışmaya davet ediyor.

Bu sayfayı açın, kodu girin ve bir şifre seçin:
%{address}

Kod: %{code}

Davet %{days} gün geçerlidir. Bunun ne hakkında olduğunu bilmiyorsanız bir şey yapmanıza gerek yok.`,
  },
  testMessage: {
    subject: 'Deneme iletisi',
    text: `Merhaba %{name},

istediğiniz deneme iletisi budur. Car Dealer Hub’ın e-postaları size ulaşıyor.`,
  },
  verifyEmail: {
    subject: 'E-posta adresinizi doğrulayın',
    text: `Merhaba %{name},

lütfen bu adresin size ait olduğunu doğrulayın. Car Dealer Hub oturumunuz açıkken şu bağlantıyı açın:
%{address}

ya da bu kodu Hesabım sayfasında girin: %{code}

Kod %{hours} saat geçerlidir. Bizde hesabınız yoksa ya da bunu siz istemediyseniz bir şey yapmanız gerekmez.`,
  },
  searchMatched: {
    subject: '%{search}: yeni araçlar',
    text: `Merhaba %{name},

şu araçlar satışta ve kayıtlı “%{search}” aramanıza uyuyor:

%{lots}

Aramayı buradan değiştirebilir veya silebilirsiniz:
%{address}`,
  },
  emailChanged: {
    subject: 'Hesabınızın e-posta adresi değişti',
    text: `Merhaba %{name},

Car Dealer Hub hesabınızın artık başka bir e-posta adresi var. Bundan sonra yalnızca o adrese yazacağız.

Bunu beklemiyorduysanız hemen bir yöneticiyle iletişime geçin:
%{address}`,
  },
  emailWanted: {
    subject: 'Birisi e-posta adresinizi kullanmak istedi',
    text: `Merhaba %{name},

birisi bu adresi başka bir Car Dealer Hub hesabı için kullanmak istedi. Adres sizin hesabınıza ait olduğu için bu mümkün değil. Hiçbir şey değişmedi.

Bu sizseniz bu adresle giriş yapın:
%{address}`,
  },
  passwordChanged: {
    subject: 'Şifreniz değiştirildi',
    text: `Merhaba %{name},

Car Dealer Hub hesabınızın şifresi az önce değiştirildi ve diğer oturumlar sonlandırıldı.

Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin:
%{address}`,
  },
  document: {
    subject: '%{document} – %{firm}',
    text: `Merhaba %{name},

%{message}%{firm} size bir belge gönderdi: %{document}. Açmak, yazdırmak veya kaydetmek için:
%{address}

Bağlantı %{days} gün geçerlidir, hesap gerektirmez. Lütfen başkalarıyla paylaşmayın.`,
  },
  reminder: {
    subject: '%{firm}: ödeme hatırlatması',
    text: `Merhaba %{name},

kayıtlarımıza göre şu tutarların vadesi geçti: %{amounts}. Hangi faturalara ait olduklarını ve nasıl ödeneceğini hesap ekstrenizde görebilirsiniz:
%{address}

Bu arada ödediyseniz bu iletiyi dikkate almayın. Bağlantı %{days} gün geçerlidir, hesap gerektirmez. Lütfen başkalarıyla paylaşmayın.

%{firm}`,
  },
  report: {
    subject: 'Rapor: %{report}',
    text: `Merhaba %{name},

“%{report}” raporu ektedir: %{file}
Satır sayısı: %{rows}

Güncel rakamlarla açmak için:
%{address}

Bu iletiyi “%{schedule}” zamanlanmış raporunun alıcısı olduğunuz için aldınız.`,
  },
  view: {
    subject: '%{report}',
    text: `Merhaba %{name},

“%{report}” listesi ektedir: %{file}
Satır sayısı: %{rows}

Bugünkü hâliyle açmak için:
%{address}

Bu iletiyi “%{schedule}” gönderiminin alıcısı olduğunuz için aldınız.`,
  },
  viewTooLarge: {
    subject: '%{report}',
    text: `Merhaba %{name},

“%{report}” listesi bugün e-posta için çok büyük.

İndirmek için buradan açıp Dışa aktar’ı seçin:
%{address}

Bu iletiyi “%{schedule}” gönderiminin alıcısı olduğunuz için aldınız.`,
  },
  mentioned: {
    subject: '%{by} sizden söz etti: %{record}',
    text: `Merhaba %{name},

%{by}, %{record} kaydındaki bir yorumda sizden söz etti.

Okumak ve yanıtlamak için:
%{address}

Bu bildirimleri Hesabım sayfasında kapatabilirsiniz.`,
  },
  planNotice: {
    subject: '%{plan} aboneliğiniz',
    text: `Merhaba %{name},

%{text}

Ayrıntılar:
%{address}`,
  },
  reportTruncated: {
    subject: 'Rapor: %{report}',
    text: `Merhaba %{name},

“%{report}” raporu ektedir: %{file}
Satır sayısı: %{rows}

Rapor bir çalıştırmada gösterilenden fazla satır buldu: dosya yalnızca ilk satırları içeriyor. Hepsini almak için filtrelerini daraltın.

Güncel rakamlarla açmak için:
%{address}

Bu iletiyi “%{schedule}” zamanlanmış raporunun alıcısı olduğunuz için aldınız.`,
  },
}

export default mails
