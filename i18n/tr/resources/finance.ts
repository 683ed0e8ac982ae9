import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'Banka hesabı |||| Banka hesapları',
    create: 'Yeni banka hesabı',
    fields: {
      firm: 'Firma',
      ...everyRecord,
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
  banks: {
    name: 'Banka |||| Bankalar',
    create: 'Yeni banka',
    fields: { ...everyRecord, code: 'Kod', name: 'Ad', country: 'Ülke', active: 'Etkin' },
  },
  countries: {
    name: 'Ülke |||| Ülkeler',
    create: 'Yeni ülke',
    fields: { ...everyRecord, id: 'Kod', name: 'Ad', alpha3: 'Üç harfli kod', numericCode: 'Sayısal kod' },
  },
  currencies: {
    name: 'Para birimi |||| Para birimleri',
    create: 'Yeni para birimi',
    fields: { ...everyRecord, id: 'Kod', name: 'Ad', numericCode: 'Sayısal kod', digits: 'Ondalık basamak', active: 'Etkin' },
    help: { digits: 'Alt birimin ondalık basamak sayısı' },
  },
  safeDeposits: {
    name: 'Kasa |||| Kasalar',
    create: 'Yeni kasa',
    fields: { firm: 'Firma', ...everyRecord, name: 'Ad', description: 'Açıklama', currency: 'Para birimi', active: 'Etkin' },
  },
}

export default finance
