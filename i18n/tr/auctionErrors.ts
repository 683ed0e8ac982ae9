import type { AuctionErrorMessages } from '../en/auctionErrors.ts'

const auctionErrors: AuctionErrorMessages = {
  'auctions.endsAt.after': 'Başlangıçtan sonra olmalı',
  'auctions.reserve.pure': 'Rezervsiz satışta alt fiyat olmaz',
  'auctions.buyNowPrice.above': 'Başlangıç fiyatının üzerinde olmalı ve rezerv fiyatın altında olmamalı',
  'bidIncrements.steps.order': 'Fiyatlar satırdan satıra artmalı, yalnızca son satırınki boş olmalı',
  'bidIncrements.steps.step': 'Adımlar satırdan satıra azalmamalı',

  bidTooLow: 'Teklif çok düşük: en az %{minimum}',
  maximumLowered: 'Azami %{maximum} ile zaten öndesiniz; yalnızca yükseltilebilir',
  auctionEnded: 'Açık artırma sona erdi',
  auctionNotLive: 'Açık artırma henüz başlamadı',
  auctionStarted: 'Açık artırma başladı; bu artık değiştirilemez',
  ownCar: 'Kimse kendi aracına teklif veremez',
  dealerSuspended: 'Hesabınız askıda: bakabilir, ancak teklif veremezsiniz',
  planSuspended: 'Planınız askıda: bakabilir, ancak teklif veremezsiniz',
  buyNowGone: 'Artık hemen satın alınamaz',
  notUndecided: 'Bu açık artırmada karar verilecek bir şey yok',
  bidRetracted: 'Teklif zaten geri çekildi',
  idempotencyConflict: 'Bu istek daha önce başka içerikle gönderildi',
  carOnOffer: 'Araç başka bir açık artırmada satışta',
}

export default auctionErrors
