import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const kind = {
  topUp: 'Para yatırma',
  withdrawal: 'Para çekme',
  capture: 'Bloke tahsilatı',
  fee: 'Ücret',
  adjustment: 'Düzeltme',
  payment: 'Fatura ödemesi',
  reversal: 'Ters kayıt',
}

const wallets: ResourceMessages = {
  wallets: {
    name: 'Cüzdan |||| Cüzdanlar',
    menu: 'Cüzdan yönetimi',
    create: 'Yeni cüzdan',
    fields: {
      ...everyRecord,
      firm: 'Firma',
      currency: 'Para birimi',
      balance: 'Bakiye',
      held: 'Bloke tutar',
      active: 'Etkin',
    },
  },
  postings: {
    name: 'Hesap hareketi |||| Hesap hareketleri',
    fields: {
      ...everyRecord,
      wallet: 'Cüzdan',
      firm: 'Firma',
      at: 'Zaman',
      account: 'Hesap',
      currency: 'Para birimi',
      kind: 'Hareket türü',
      amount: 'Tutar',
      balance: 'Sonraki bakiye',
      entry: 'Muhasebe fişi',
      reference: 'Referans',
      reason: 'Gerekçe',
    },
    options: {
      kind,
      account: { wallet: 'Cüzdan', bank: 'Banka', sales: 'Satışlar', fees: 'Ücretler', adjustments: 'Düzeltmeler' },
    },
    help: {
      balance: 'Bu hareketten sonra cüzdandaki tutar',
      account: 'Kimin tarafı: bir cüzdanın ya da işletmenin hesaplarından birinin',
      amount: 'Alacaklar artı, borçlar eksi',
      entry: 'Aynı fişin hareketleri toplamı sıfırdır',
    },
  },
  ledgerEntries: {
    name: 'Defter kaydı |||| Defter kayıtları',
    fields: {
      ...everyRecord,
      at: 'Zaman',
      kind: 'Hareket türü',
      reference: 'Referans',
      reason: 'Gerekçe',
      by: 'Kaydeden',
      reverses: 'Geri aldığı kayıt',
    },
    options: { kind },
    help: { by: 'Kimse: sunucu kendiliğinden', reverses: 'Bu kaydın geri aldığı kayıt' },
  },
  walletHolds: {
    name: 'Bloke |||| Blokeler',
    fields: {
      ...everyRecord,
      wallet: 'Cüzdan',
      firm: 'Firma',
      currency: 'Para birimi',
      amount: 'Tutar',
      reference: 'Bloke nedeni',
      reason: 'Gerekçe',
      status: 'Durum',
      captured: 'Tahsil edilen',
      expiresAt: 'Bitiş zamanı',
      closedAt: 'Kapanış zamanı',
    },
    options: { status: { open: 'Açık', captured: 'Tahsil edildi', released: 'Çözüldü', expired: 'Süresi doldu' } },
    help: { reference: 'Ne için olduğu: `bid:<müzayede>`, `withdrawal:<talep>`' },
  },
  walletRequests: {
    name: 'Cüzdan talebi |||| Cüzdan talepleri',
    fields: {
      ...everyRecord,
      wallet: 'Cüzdan',
      firm: 'Firma',
      by: 'Talep eden',
      currency: 'Para birimi',
      kind: 'Hareket türü',
      amount: 'Tutar',
      note: 'Açıklama',
      invoice: 'Fatura',
      status: 'Durum',
      reference: 'Referans',
      reason: 'Gerekçe',
      decidedBy: 'Karar veren',
      decidedAt: 'Karar zamanı',
      entry: 'Muhasebe fişi',
    },
    options: {
      kind: { topUp: kind.topUp, withdrawal: kind.withdrawal },
      status: { pending: 'Bekliyor', confirmed: 'Onaylandı', rejected: 'Reddedildi' },
    },
    help: {
      invoice: 'Para gelince cüzdandan ödenir',
      note: 'Hesap sahibinin eklediği: bir havale, bir hesap',
      reference: 'Bankanın referansı, onayda girilir',
      entry: 'Onayın deftere yazdığı kayıt',
    },
  },
  idempotencyKeys: {
    name: 'Tekrar anahtarı |||| Tekrar anahtarları',
    fields: { ...everyRecord, actor: 'Çağıran', key: 'Anahtar', request: 'Çağrı', answer: 'Yanıt' },
  },
}

export default wallets
