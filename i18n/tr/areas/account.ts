import type { AccountMessages } from '../../en/areas/account.ts'

const account: AccountMessages = {
  sections: {
    profile: 'Profil',
    password: 'Şifre',
    sessions: 'Oturumlar',
    appearance: 'Dil ve görünüm',
    notifications: 'Bildirimler',
  },
  profile: {
    intro: 'Başkalarının sizi nasıl gördüğü ve size nasıl ulaşıldığı.',
    userName: 'Kullanıcı adı',
    saved: 'Profiliniz kaydedildi',
  },
  avatar: {
    change: 'Resmi değiştir',
    remove: 'Resmi kaldır',
    choose: 'Resim seç',
    title: 'Resminiz',
    help: 'Resmi sürükleyin veya ok tuşlarıyla taşıyın.',
    area: 'Resmin görünen bölümü',
    zoom: 'Yakınlaştırma',
    cancel: 'Vazgeç',
    save: 'Resmi kaydet',
    saved: 'Resminiz kaydedildi',
    wrongType: 'Lütfen bir resim seçin: JPEG, PNG, WebP veya GIF.',
    unreadable: 'Bu resim okunamıyor.',
  },
  password: {
    intro:
      'Değiştirdiğinizde diğer oturumlarınız kapanır. Kendinize ait bir şifreniz yoksa giriş sayfasındaki “Şifrenizi mi unuttunuz?” ile kod isteyin.',
    current: 'Mevcut şifre',
    new: 'Yeni şifre',
    confirm: 'Şifre tekrarı',
    submit: 'Şifreyi değiştir',
    saved: 'Şifreniz değiştirildi. Diğer oturumlar kapatıldı.',
    required: 'Lütfen bu alanı doldurun',
    short: 'Şifre en az 6 karakter olmalıdır',
    unequal: 'Şifreler birbiriyle eşleşmiyor',
    strength: { 0: 'Çok kısa', 1: 'Zayıf', 2: 'Orta', 3: 'İyi', 4: 'Güçlü' },
  },
  sessions: {
    intro: 'Giriş yaptığınız cihazlar. Tanımadıklarınızdan çıkış yapın ve ardından şifrenizi değiştirin.',
    current: 'Bu oturum',
    lastUsed: 'Son kullanım: %{at}',
    started: 'Başlangıç: %{at}',
    address: 'Ağ adresi %{address}',
    unknownDevice: 'Bilinmeyen cihaz',
    end: 'Çıkış yap',
    endThis: 'Çıkış yap: %{device}',
    endOthers: 'Diğer cihazlardan çıkış yap',
    ended: 'Oturum kapatıldı',
    othersEnded: 'Diğer tüm oturumlar kapatıldı',
    onlyThis: 'Başka bir cihazda oturumunuz açık değil.',
    failed: 'Oturumlar yüklenemedi.',
    again: 'Yeniden dene',
  },
  appearance: { intro: 'Bu tarayıcı için. Değişiklikler hemen geçerli olur.' },
  notifications: {
    intro: 'Haberdar olmak istediğiniz konular.',
    save: 'Kaydet',
    saved: 'Seçiminiz kaydedildi',
  },
}

export default account
