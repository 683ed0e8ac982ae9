import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

export const notificationKinds = {
  outbid: 'Teklifiniz geçildi',
  auctionEnding: 'Müzayede bitmek üzere',
  auctionMoved: 'Müzayede zamanı değişti',
  auctionWon: 'Müzayede kazanıldı',
  auctionLost: 'Müzayede kaybedildi',
  carSold: 'Araç satıldı',
  carNotSold: 'Araç satılmadı',
  decisionNeeded: 'Karar bekleniyor',
  searchMatched: 'Aranan araç satışta',
  offerAccepted: 'Satış başvurusu kabul edildi',
  offerScheduled: 'Lot takvime alındı',
  offerRefused: 'Satış başvurusu reddedildi',
  walletRequestConfirmed: 'Cüzdan talebi onaylandı',
  walletRequestRejected: 'Cüzdan talebi reddedildi',
  orderApproved: 'Sipariş onaylandı',
  orderRejected: 'Sipariş reddedildi',
  planPastDue: 'Abonelik ödemesi gecikti',
  reportNotSent: 'Zamanlanmış gönderim eksik kaldı',
  planSuspended: 'Abonelik askıya alındı',
  planRestored: 'Abonelik yeniden etkin',
  planEnded: 'Abonelik sona erdi',
  planChangeHeld: 'Plan değişikliği ertelendi',
  planTrialEnds: 'Deneme süresi bitiyor',
  planCarsNear: 'Araç sınırına yaklaşıldı',
  planCarsFull: 'Araç sınırına ulaşıldı',
  planBidsNear: 'Teklif sınırına yaklaşıldı',
  planBidsFull: 'Teklif sınırına ulaşıldı',
  dealOffered: 'Size araç önerildi',
  dealReminder: 'Ödeme bekleniyor',
  dealDefaulted: 'Satış ödenmedi',
  dealCarBack: 'Araç yeniden satışa sunulabilir',
  dealPaid: 'Araç ödendi',
  dealReleased: 'Araç teslime hazır',
  dealPickedUp: 'Araç teslim alındı',
  dealDisputed: 'Uyuşmazlık',
  dealMessage: 'Satışla ilgili mesaj',
  dealContinued: 'Uyuşmazlık sonuçlandı',
  dealRefunded: 'Satış iade edildi',
  mentioned: 'Yorumda anılma',
}

const notifications: ResourceMessages = {
  notifications: {
    name: 'Bildirim |||| Bildirimler',
    fields: {
      ...everyRecord,
      user: 'Kullanıcı',
      kind: 'Olay',
      params: 'Parametreler',
      entity: 'Kayıt türü',
      record: 'Kayıt',
      read: 'Okundu',
      mailed: 'E-postayla gönderildi',
    },
    options: {
      kind: {
        ...notificationKinds,
        passwordRemoved: 'Şifre kaldırıldı',
        offerSubmitted: 'Araç müzayedeye sunuldu',
        dealStuck: 'Takılan satış',
        auctionStuck: 'Takılan müzayede',
        firmApproved: 'Firma onaylandı',
        firmSuspended: 'Firma askıya alındı',
      },
    },
    help: {
      mailed: 'Hayır: gönderilecek; boş: bu tür e-postayla gönderilmez',
      params: 'Ad → metninin andığı metin veya sayı',
      record: 'İlgili kayıt',
    },
  },
}

export default notifications
