import type { AuctionErrorMessages } from '../en/auctionErrors.ts'

const auctionErrors: AuctionErrorMessages = {
  'auctions.endsAt.after': 'Başlangıçtan sonra olmalı',
  'auctions.reserve.pure': 'Taban fiyatsız satışta taban fiyat olmaz',
  'carOffers.reserve.pure': 'Taban fiyatsız satışta taban fiyat olmaz',
  'carOffers.reserve.belowStart': 'Açılış fiyatının altında olamaz',
  'auctions.buyNowPrice.above': 'Başlangıç fiyatının üzerinde olmalı ve taban fiyatın altında olmamalı',
  'bidIncrements.steps.order': 'Fiyatlar satırdan satıra artmalı, yalnızca son satırınki boş olmalı',
  'bidIncrements.steps.step': 'Adımlar satırdan satıra azalmamalı',

  bidTooLow: 'Teklif çok düşük: en az %{minimum}',
  maximumLowered: 'Zaten öndesiniz. Üst sınırınız %{maximum}; yalnızca yükseltilebilir',
  auctionEnded: 'Müzayede sona erdi',
  auctionNotLive: 'Müzayede henüz başlamadı',
  auctionStarted: 'Müzayede başladı; bu artık değiştirilemez',
  ownCar: 'Kimse kendi aracına teklif veremez',
  colleagueLeads: 'Firmanızdan bir çalışma arkadaşınız önde: kimse kendi firmasına karşı teklif veremez',
  planSuspended: 'Planınız askıda: bakabilir, ancak teklif veremezsiniz',
  buyNowGone: 'Artık hemen satın alınamaz',
  notUndecided: 'Bu müzayedede karar verilecek bir şey yok',
  notStuck: 'Bu müzayede yeni bir deneme beklemiyor',
  incrementsBroken: 'Bu müzayedenin artış tablosu kullanılamıyor',
  bidRetracted: 'Teklif zaten geri çekilmiş',
  idempotencyConflict: 'Bu istek daha önce başka içerikle gönderildi',
  carOnOffer: 'Araç başka bir müzayedede satışta',
  'feeTables.steps.order': 'Fiyatlar satırdan satıra artmalıdır; yalnızca son satır boş bırakılır',
  dealFrozen: 'Uyuşmazlık sonuçlanana kadar işlem donduruldu',
  dealState: 'İşlemin şu anki durumunda bu artık mümkün değil',
  offerEnded: 'Bu öneriyi kabul etme süresi doldu',
  notDisputed: 'Bu işlemle ilgili açık bir uyuşmazlık yok',
  carOffered: 'Araç zaten müzayedeye sunulmuş',
  carNotInStock: 'Yalnızca stoktaki bir araç sunulabilir',
  offerDecided: 'Bu başvuru zaten karara bağlanmış',
  offerNotAccepted: '%{car} kabul edilmiş bir başvuru değil; takvime alınamaz',
  vinOnOffer: 'Başka bir firma aynı şasi numaralı aracı satışa sunmuş',
}

export default auctionErrors
