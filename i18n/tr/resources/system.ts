import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const system: ResourceMessages = {
  attemptCounters: {
    name: 'Deneme sayacı |||| Deneme sayaçları',
    fields: { ...everyRecord, count: 'Sayı', resetsAt: 'Sıfırlanma' },
  },
  auditEntries: {
    name: 'Denetim kaydı |||| Denetim kayıtları',
    menu: 'Değişiklik geçmişi',
    fields: {
      ...everyRecord,
      at: 'Zaman',
      actorId: 'Kullanıcı kimliği',
      actorName: 'Kullanıcı',
      action: 'İşlem',
      entity: 'Kayıt türü',
      recordId: 'Kayıt',
      recordVersion: 'Kayıt sürümü',
      changes: 'Değişiklikler',
      outcome: 'Sonuç',
      jobId: 'İş',
    },
    options: { outcome: { done: 'Yapıldı', denied: 'Reddedildi' } },
    help: {
      actorId: 'Kullanıcı; sistem için boş',
      changes: 'Alan → { old, new }, gizli veriler hariç',
    },
  },
  jobs: {
    name: 'İş |||| İşler',
    fields: {
      ...everyRecord,
      kind: 'Tür',
      entity: 'Kayıt türü',
      ownerId: 'Sahibin kimliği',
      status: 'Durum',
      done: 'Tamamlanan',
      total: 'Toplam',
      failed: 'Reddedilen',
      input: 'Girdi',
      result: 'Sonuç',
    },
    options: {
      kind: { import: 'İçe aktarma' },
      status: {
        ready: 'Hazır',
        running: 'Çalışıyor',
        done: 'Bitti',
        failed: 'Başarısız',
        cancelled: 'İptal edildi',
        undone: 'Geri alındı',
      },
    },
  },
  numberSerials: {
    name: 'Numara sayacı |||| Numara sayaçları',
    fields: { firm: 'Firma', ...everyRecord, templateId: 'Numaralama şablonu', prefix: 'Ön ek', last: 'Son sıra numarası' },
  },
  outboxMails: {
    name: 'E-posta |||| Giden e-postalar',
    fields: { ...everyRecord, at: 'Zaman', to: 'Alıcı', subject: 'Konu', status: 'Durum', text: 'Metin', error: 'Hata' },
    options: { status: { kept: 'Burada tutuldu', sent: 'Gönderildi', waiting: 'Yeniden denenecek', failed: 'Gönderilemedi' } },
  },
  referenceMarks: {
    name: 'Başvuru verisi imi |||| Başvuru verisi imleri',
    fields: { ...everyRecord },
    help: { id: 'Varlık ve kaydın kimliği, iki nokta ile ayrılmış' },
  },
  refreshTokens: {
    name: 'Yenileme anahtarı |||| Yenileme anahtarları',
    fields: { ...everyRecord, session: 'Oturum', tokenHash: 'Anahtar özeti', usedAt: 'Kullanılma', nonce: 'Tek seferlik değer' },
    help: { tokenHash: 'SHA-256, onaltılık', nonce: 'Ardılı bununla türetilir' },
  },
  sessions: {
    name: 'Oturum |||| Oturumlar',
    fields: {
      ...everyRecord,
      user: 'Kullanıcı',
      startedAt: 'Başlangıç',
      lastUsedAt: 'Son kullanım',
      expiresAt: 'Geçerlilik sonu',
      endedAt: 'Bitiş',
      endReason: 'Bitiş nedeni',
      address: 'Ağ adresi',
      agent: 'Tarayıcı',
    },
    options: {
      endReason: {
        signOut: 'Çıkış yapıldı',
        reuse: 'Anahtar iki kez kullanıldı',
        passwordReset: 'Şifre sıfırlandı',
        inactive: 'Hesap etkin değil',
      },
    },
  },
  uploads: {
    name: 'Yüklenen dosya |||| Yüklenen dosyalar',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      name: 'Ad',
      mediaType: 'Ortam türü',
      size: 'Boyut',
      ownerId: 'Sahibin kimliği',
      entity: 'Kayıt türü',
      recordId: 'Kayıt',
      path: 'Alan',
      width: 'Genişlik',
      height: 'Yükseklik',
    },
  },
  addressProofs: {
    name: 'Adres kanıtı |||| Adres kanıtları',
    fields: { ...everyRecord, user: 'Kullanıcı', email: 'E-posta' },
  },
  secondFactors: {
    name: 'İkinci etken |||| İkinci etkenler',
    fields: {
      ...everyRecord,
      user: 'Kullanıcı',
      secret: 'Mühürlü gizli anahtar',
      confirmedAt: 'Açılma zamanı',
      lastStep: 'Son zaman dilimi',
      recoveryHashes: 'Kurtarma özetleri',
    },
    help: {
      confirmedAt: 'İlk kod doğru girilene kadar boştur',
      lastStep: 'Kabul edilen son kodun zaman dilimi',
      recoveryHashes: 'Kalan kodların özetleri, boşlukla ayrılmış',
    },
  },
  invitations: {
    name: 'Davet |||| Davetler',
    fields: {
      ...everyRecord,
      firm: 'Firma',
      invitedBy: 'Davet eden',
      name: 'Ad',
      email: 'Adres',
      role: 'Rol',
      locale: 'Dil',
      codeHash: 'Kod özeti',
      expiresAt: 'Geçerlilik sonu',
      triesLeft: 'Kalan deneme',
    },
    options: { role: { Admin: 'Yönetici', Dealer: 'Galeri' }, locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } },
  },
  verificationCodes: {
    name: 'Doğrulama kodu |||| Doğrulama kodları',
    fields: {
      ...everyRecord,
      purpose: 'Amaç',
      email: 'Adres',
      user: 'Kullanıcı',
      codeHash: 'Kod özeti',
      expiresAt: 'Geçerlilik sonu',
      triesLeft: 'Kalan deneme',
    },
    options: { purpose: { password: 'Şifre', email: 'E-posta' } },
    help: { email: 'Kodun gönderildiği adres' },
  },
}

export default system
