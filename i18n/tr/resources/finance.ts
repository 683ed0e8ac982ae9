import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'Banka hesabı |||| Banka hesapları',
    fields: {
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
    fields: { ...everyRecord, code: 'Kod', name: 'Ad', country: 'Ülke', active: 'Etkin' },
  },
  countries: {
    name: 'Ülke |||| Ülkeler',
    fields: { ...everyRecord, id: 'Kod', name: 'Ad', alpha3: 'Üç harfli kod', numericCode: 'Sayısal kod' },
  },
  currencies: {
    name: 'Para birimi |||| Para birimleri',
    fields: { ...everyRecord, id: 'Kod', name: 'Ad', numericCode: 'Sayısal kod', digits: 'Ondalık basamak', active: 'Etkin' },
    help: { digits: 'Alt birimin ondalık basamak sayısı' },
  },
  postings: {
    name: 'Hesap hareketi |||| Hesap hareketleri',
    fields: {
      ...everyRecord,
      wallet: 'Cüzdan',
      owner: 'Hesap sahibi',
      at: 'Zaman',
      kind: 'Hareket türü',
      amount: 'Tutar',
      entry: 'Muhasebe fişi',
      reference: 'Referans',
      reason: 'Gerekçe',
    },
    options: {
      kind: {
        topUp: 'Para yatırma',
        withdrawal: 'Para çekme',
        capture: 'Blokenin tahsili',
        fee: 'Ücret',
        adjustment: 'Düzeltme',
        reversal: 'Ters kayıt',
      },
    },
    help: { amount: 'Alacaklar artı, borçlar eksi', entry: 'Aynı fişin hareketleri toplamı sıfırdır' },
  },
  safeDeposits: {
    name: 'Kasa |||| Kasalar',
    fields: { ...everyRecord, name: 'Ad', description: 'Açıklama', currency: 'Para birimi', active: 'Etkin' },
  },
  wallets: {
    name: 'Cüzdan |||| Cüzdanlar',
    fields: {
      ...everyRecord,
      owner: 'Hesap sahibi',
      currency: 'Para birimi',
      balance: 'Bakiye',
      held: 'Bloke tutar',
      active: 'Etkin',
    },
  },
}

export default finance
