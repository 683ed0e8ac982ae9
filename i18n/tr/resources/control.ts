import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { notificationKinds } from './notifications.ts'

const control: ResourceMessages = {
  addonServices: {
    name: 'Ek hizmet |||| Ek hizmetler',
    fields: { ...everyRecord, name: 'Ad', description: 'Açıklama', pricePerMonth: 'Aylık ücret', active: 'Etkin' },
  },
  controlOperations: {
    name: 'İşlem kontrolü |||| İşlem kontrolleri',
    fields: { ...everyRecord, operationName: 'İşlem adı', type: 'Kontrol türü', value: 'Tepki' },
    options: {
      type: { negativeStock: 'Negatif stok', negativeBalance: 'Negatif bakiye', creditLimit: 'Kredi limiti' },
      value: { proceed: 'Devam et', warn: 'Uyar', block: 'Engelle' },
    },
  },
  dealers: {
    name: 'Galeri |||| Galeriler',
    fields: {
      ...everyRecord,
      image: 'Fotoğraf',
      firstName: 'Ad',
      lastName: 'Soyad',
      userName: 'Kullanıcı adı',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      password: 'Şifre',
      confirmPassword: 'Şifre tekrarı',
      userId: 'Kullanıcı',
      suspended: 'Askıya alındı',
    },
    help: {
      password: 'En az 6 karakter; özeti saklanır',
      suspended: 'Askıya alınan galeri görüntüleyebilir, ancak teklif veremez',
    },
  },
  lookups: {
    name: 'Tanım |||| Tanımlar',
    fields: { ...everyRecord, name: 'Ad', lookupTypeId: 'Tanım türü', parentLookupId: 'Üst tanım', icon: 'Simge' },
  },
  lookupTypes: {
    name: 'Tanım türü |||| Tanım türleri',
    fields: { ...everyRecord, name: 'Ad', icon: 'Simge', hasParent: 'Üst türü var' },
  },
  numberingTemplates: {
    name: 'Numaralama şablonu |||| Numaralama şablonları',
    fields: {
      ...everyRecord,
      trcode: 'İşlem kodu',
      value: 'Numara kalıbı',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      priority: 'Öncelik',
      firmNumber: 'Firma no.',
      userId: 'Kullanıcı',
      warehouseId: 'Ambar',
      department: 'Bölüm',
      division: 'İşyeri',
      userGroup: 'Kullanıcı grubu',
      userRole: 'Kullanıcı rolü',
    },
    options: { userRole: { Admin: 'Yönetici', Dealer: 'Galeri' } },
    groups: { scope: 'Kapsam' },
    help: {
      trcode: 'Fiş türü, örneğin salesOrder',
      value: 'Metin ve {yyyy} {yy} {MM} {dd} {serial:n} belirteçleri, örneğin ORD-{yyyy}-{serial:6}',
      priority: 'En küçük sayı önceliklidir',
    },
  },
  subscriptionPlans: {
    name: 'Abonelik planı |||| Abonelik planları',
    fields: {
      ...everyRecord,
      name: 'Ad',
      description: 'Açıklama',
      carLimit: 'Araç sınırı',
      pipelineCarLimit: 'Alım sürecindeki araç sınırı',
      pricePerMonth: 'Aylık ücret',
      extraCarPrice: 'Ek araç ücreti',
      iconUrl: 'Simge bağlantısı',
      active: 'Etkin',
    },
    help: {
      carLimit: 'Bir galerinin sahip olabileceği satılmamış araç sayısı',
      pipelineCarLimit: 'Etkin teklifler ile teslim alınmamış kazanımların toplamı',
    },
  },
  subscriptions: {
    name: 'Abonelik |||| Abonelikler',
    fields: {
      ...everyRecord,
      user: 'Kullanıcı',
      plan: 'Abonelik planı',
      status: 'Durum',
      startDate: 'Başlangıç tarihi',
      renewalDate: 'Yenileme tarihi',
      endDate: 'Bitiş tarihi',
      addonServices: 'Ek hizmetler',
    },
    options: { status: { active: 'Etkin', pastDue: 'Ödemesi gecikmiş', suspended: 'Askıda', ended: 'Sona ermiş' } },
  },
  userRights: {
    name: 'Kullanıcı yetkisi |||| Kullanıcı yetkileri',
    fields: { ...everyRecord, role: 'Rol', user: 'Kullanıcı', entity: 'Kayıt türü veya ekran', action: 'İşlem', effect: 'Etki' },
    options: {
      role: { Admin: 'Yönetici', Dealer: 'Galeri' },
      action: {
        list: 'Listeleme',
        show: 'Görüntüleme',
        create: 'Oluşturma',
        edit: 'Düzenleme',
        delete: 'Silme',
        approve: 'Onaylama',
        export: 'Dışa aktarma',
        import: 'İçe aktarma',
      },
      effect: { allow: 'İzin ver', deny: 'Reddet' },
    },
    help: { role: 'Ya bir rol ya da bir kullanıcı' },
  },
  users: {
    name: 'Kullanıcı |||| Kullanıcılar',
    fields: {
      ...everyRecord,
      name: 'Ad soyad',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      password: 'Şifre',
      roles: 'Roller',
      image: 'Fotoğraf',
      active: 'Etkin',
      department: 'Bölüm',
      division: 'İşyeri',
      userGroup: 'Kullanıcı grubu',
      locale: 'Dil',
      mutedNotifications: 'Kapatılan bildirimler',
    },
    groups: { organization: 'Organizasyon' },
    options: {
      roles: { Admin: 'Yönetici', Dealer: 'Galeri' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
      mutedNotifications: notificationKinds,
    },
    help: { password: 'En az 6 karakter; özeti saklanır', mutedNotifications: 'Kullanıcının haberdar olmak istemedikleri' },
  },
}

export default control
