import type { ResourceMessages } from '../resourceMessages.ts'

const system = { id: 'Kimlik', createdAt: 'Oluşturulma', updatedAt: 'Güncellenme' }

const resources: ResourceMessages = {
  attemptCounters: {
    name: 'Deneme sayacı |||| Deneme sayaçları',
    fields: { ...system, count: 'Sayı', resetsAt: 'Sıfırlanma' },
  },
  auditEntries: {
    name: 'Denetim kaydı |||| Denetim kayıtları',
    fields: {
      ...system,
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
  bankAccounts: {
    name: 'Banka hesabı |||| Banka hesapları',
    fields: {
      ...system,
      code: 'Kod',
      name: 'Ad',
      accountNo: 'Hesap no.',
      iban: 'IBAN',
      bankType: 'Banka türü',
      currency: 'Para birimi',
      active: 'Etkin',
    },
    options: { bankType: { main: 'Ana banka', branch: 'Şube', savings: 'Tasarruf' } },
  },
  countries: {
    name: 'Ülke |||| Ülkeler',
    fields: { ...system, id: 'Kod', name: 'Ad', alpha3: 'Üç harfli kod', numericCode: 'Sayısal kod' },
  },
  currencies: {
    name: 'Para birimi |||| Para birimleri',
    fields: { ...system, id: 'Kod', name: 'Ad', numericCode: 'Sayısal kod', digits: 'Ondalık basamak', active: 'Etkin' },
    help: { digits: 'Alt birimin ondalık basamak sayısı' },
  },
  customers: {
    name: 'Müşteri |||| Müşteriler',
    fields: {
      ...system,
      code: 'Kod',
      firstName: 'Ad',
      secondName: 'Soyad',
      fullName: 'Ad soyad',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      phoneNumber2: 'Telefon 2',
      contactPhoneNo: 'İlgili kişi telefonu',
      contactPerson: 'İlgili kişi',
      address: 'Adres',
      address2: 'Adres 2',
      country: 'Ülke',
      taxNo: 'Vergi no.',
      blocked: 'Bloke',
    },
    groups: { contact: 'İletişim', address: 'Adres', finance: 'Mali bilgiler' },
    help: { fullName: 'Belirtilmezse ad ve soyad' },
  },
  jobs: {
    name: 'İş |||| İşler',
    fields: {
      ...system,
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
  lookups: {
    name: 'Tanım |||| Tanımlar',
    fields: { ...system, name: 'Ad', lookupTypeId: 'Tanım türü', parentLookupId: 'Üst tanım', icon: 'Simge' },
  },
  lookupTypes: {
    name: 'Tanım türü |||| Tanım türleri',
    fields: { ...system, name: 'Ad', icon: 'Simge', hasParent: 'Üst türü var' },
  },
  mainUnits: {
    name: 'Ana birim |||| Ana birimler',
    fields: {
      ...system,
      code: 'Kod',
      name: 'Ad',
      subUnits: 'Alt birimler',
      'subUnits.code': 'Kod',
      'subUnits.name': 'Ad',
      'subUnits.factor1': 'Katsayı 1',
      'subUnits.factor2': 'Katsayı 2',
      'subUnits.isMain': 'Ana birim',
    },
  },
  outboxMails: {
    name: 'E-posta |||| Giden e-postalar',
    fields: { ...system, at: 'Zaman', to: 'Alıcı', subject: 'Konu', status: 'Durum', text: 'Metin', error: 'Hata' },
    options: { status: { kept: 'Burada tutuldu', sent: 'Gönderildi', failed: 'Gönderilemedi' } },
  },
  refreshTokens: {
    name: 'Yenileme anahtarı |||| Yenileme anahtarları',
    fields: { ...system, session: 'Oturum', tokenHash: 'Anahtar özeti', usedAt: 'Kullanılma', nonce: 'Tek seferlik değer' },
    help: { tokenHash: 'SHA-256, onaltılık', nonce: 'Ardılı bununla türetilir' },
  },
  salesmen: {
    name: 'Satış elemanı |||| Satış elemanları',
    fields: {
      ...system,
      code: 'Kod',
      name: 'Ad',
      position: 'Görev',
      firmNo: 'Firma no.',
      userId: 'Kullanıcı',
      active: 'Etkin',
    },
  },
  sessions: {
    name: 'Oturum |||| Oturumlar',
    fields: {
      ...system,
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
      ...system,
      name: 'Ad',
      mediaType: 'Ortam türü',
      size: 'Boyut',
      ownerId: 'Sahibin kimliği',
      width: 'Genişlik',
      height: 'Yükseklik',
    },
  },
  users: {
    name: 'Kullanıcı |||| Kullanıcılar',
    fields: {
      ...system,
      name: 'Ad soyad',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      password: 'Şifre',
      roles: 'Roller',
      image: 'Fotoğraf',
      active: 'Etkin',
      locale: 'Dil',
    },
    options: {
      roles: { Admin: 'Yönetici', Dealer: 'Galeri' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    help: { password: 'En az 6 karakter; özeti saklanır' },
  },
  verificationCodes: {
    name: 'Doğrulama kodu |||| Doğrulama kodları',
    fields: { ...system, user: 'Kullanıcı', codeHash: 'Kod özeti', expiresAt: 'Geçerlilik sonu', triesLeft: 'Kalan deneme' },
  },
  warehouses: {
    name: 'Ambar |||| Ambarlar',
    fields: { ...system, firmNo: 'Firma no.', name: 'Ad', warehouseNumber: 'Ambar no.', costGroup: 'Maliyet grubu' },
  },
}

export default resources
