import type { NotificationMessages } from '../../en/areas/notifications.ts'

const notifications: NotificationMessages = {
  title: 'Bildirimler',
  unread: '%{smart_count} okunmamış bildirim |||| %{smart_count} okunmamış bildirim',
  isUnread: 'Okunmadı.',
  readAll: 'Tümünü okundu say',
  empty: 'Yeni bir şey yok. Araçlarınız, teklifleriniz, siparişleriniz ve cüzdanlarınızla ilgili gelişmeler burada görünür.',
  failed: 'Bildirimler yüklenemedi.',
  again: 'Yeniden dene',
  kinds: {
    outbid: '%{car} için teklifiniz geçildi. Fiyat şimdi %{price}.',
    auctionEnding: '%{car} müzayedesinin bitişi: %{endsAt}.',
    auctionWon: '%{car} aracını %{price} karşılığında kazandınız.',
    auctionLost: '%{car} %{price} karşılığında başka bir teklif sahibine gitti.',
    carSold: '%{car} aracınız %{price} karşılığında satıldı.',
    carNotSold: '%{car} aracınız satılmadı.',
    decisionNeeded: '%{car} aracınıza %{price} teklif edildi. Lütfen şu tarihe kadar karar verin: %{endsAt}.',
    walletRequestConfirmed: '%{amount} tutarındaki talebiniz onaylandı.',
    walletRequestRejected: '%{amount} tutarındaki talebiniz reddedildi.',
    orderApproved: '%{number} numaralı sipariş onaylandı.',
    orderRejected: '%{number} numaralı sipariş reddedildi.',
    planPastDue: '%{plan} aboneliğiniz cüzdanınızdan ödenemedi.',
  },
}

export default notifications
