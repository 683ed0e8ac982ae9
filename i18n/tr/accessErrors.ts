import type { AccessErrorMessages } from '../en/accessErrors.ts'

const accessErrors: AccessErrorMessages = {
  rightReserved: 'Kullanıcılar, yetkiler, e-postalar ve denetim kaydı üzerindeki yetkiler yalnızca yöneticilere aittir',
  rightNotHeld: 'Kendinizde olmayan bir yetkiyi veremezsiniz',
  ownEmail: 'Kendi e-posta adresinizi, mevcut şifrenin sorulduğu Hesabım sayfasında değiştirin',
  emailUnverified: 'Önce e-posta adresinizi doğrulayın: Hesabım sayfasını açıp size gönderilen kodu girin',
  firmPending: 'Firmanız henüz onaylanmadı. Bir yönetici onaylayana kadar teklif veremez, araç sunamaz ve para çekemezsiniz.',
  firmSuspended: 'Firmanız askıya alındı. Lütfen bir yöneticiyle iletişime geçin.',
  emailVerified: 'Bu e-posta adresi zaten doğrulanmış',
  sameEmail: 'Bu zaten sizin e-posta adresiniz',
  viewingAs: 'Sistemi başka bir kullanıcı olarak görüntülüyorsunuz, bu yüzden hiçbir şey değiştirilemez. Önce kendi hesabınıza dönün.',
  viewAsAdmin: 'Sistem bir yönetici olarak görüntülenemez',
  secondFactorRequired: 'Doğrulama uygulamanızdaki kodu ya da kurtarma kodlarınızdan birini girin',
  invalidSecondFactor: 'Bu kod yanlış ya da daha önce kullanılmış',
  secondFactorOn: 'İki adımlı giriş zaten açık',
  secondFactorOff: 'İki adımlı giriş açık değil',
  adminsOnly: 'Bunu yalnızca yöneticiler yapabilir',
  commentOwn: 'Yorumu yalnızca yazarı değiştirebilir',
}

export default accessErrors
