import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const firms: ResourceMessages = {
  firms: {
    name: 'Firma |||| Firmalar',
    create: 'Yeni firma',
    fields: {
      ...everyRecord,
      number: 'Firma no.',
      name: 'Unvan',
      tradeName: 'Marka adı',
      state: 'Durum',
      stateReason: 'Gerekçe',
      logo: 'Logo',
      address: 'Adres',
      city: 'Şehir',
      country: 'Ülke',
      taxNo: 'Vergi no.',
      email: 'E-posta',
      phone: 'Telefon',
      iban: 'IBAN',
      currency: 'Para birimi',
      vatRounding: 'KDV yuvarlama',
      defaultVat: 'Varsayılan KDV',
      locale: 'Dil',
      defaultWarehouse: 'Varsayılan ambar',
      timeZone: 'Saat dilimi',
      closedUntil: 'Kapalı dönem sonu',
    },
    options: {
      state: { pending: 'Onay bekliyor', approved: 'Onaylı', suspended: 'Askıda' },
      vatRounding: { document: 'Belge başına', line: 'Satır başına' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    groups: { letterhead: 'Antet', bank: 'Banka bilgileri', defaults: 'Varsayılanlar' },
    help: {
      tradeName: 'Farklıysa, müşterilerin bildiği ad',
      vatRounding: 'KDV’nin belgedeki her oran için bir kez mi, yoksa her satırda mı yuvarlanacağı',
      timeZone: 'IANA veritabanındaki adı, örneğin Europe/Istanbul',
      closedUntil: 'Bu tarihe ve öncesine kayıt yapılamaz',
    },
  },
}

export default firms
