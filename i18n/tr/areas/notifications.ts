import type { NotificationMessages } from '../../en/areas/notifications.ts'

const notifications: NotificationMessages = {
  title: 'Bildirimler',
  unread: '%{smart_count} okunmamış bildirim |||| %{smart_count} okunmamış bildirim',
  isUnread: 'Okunmadı.',
  readAll: 'Tümünü okundu say',
  empty: 'Yeni bir şey yok. Araçlarınız, teklifleriniz, siparişleriniz ve cüzdanlarınızla ilgili gelişmeler burada görünür.',
  failed: 'Bildirimler yüklenemedi.',
  kinds: {
    outbid: '%{car} için teklifiniz geçildi. Fiyat şimdi %{amount}.',
    auctionEnding: '%{car} müzayedesinin bitişi: %{endsAt}.',
    auctionMoved: '%{car} müzayedesinin zamanı değişti: başlangıç %{startsAt}, bitiş %{endsAt}.',
    auctionWon: '%{car} aracını %{amount} karşılığında kazandınız.',
    auctionLost: '%{car} %{amount} karşılığında başka bir katılımcının oldu.',
    carSold: '%{car} aracınız %{amount} karşılığında satıldı.',
    carNotSold: '%{car} aracınız satılmadı.',
    decisionNeeded: '%{car} aracınıza %{amount} teklif edildi. Lütfen 24 saat içinde karar verin.',
    searchMatched: '%{car} satışta ve %{search} aramanıza uyuyor. Teklifler %{startsAt} tarihinde başlar.',
    offerAccepted: '%{car} için satış başvurunuz kabul edildi. Sırada takvime alınması var.',
    offerScheduled: '%{car} aracınız %{lot} numaralı lot: teklifler %{startsAt} ile %{endsAt} arasında verilir.',
    offerRefused: '%{car} için satış başvurunuz reddedildi: %{reason}',
    walletRequestConfirmed: '%{amount} tutarındaki talebiniz onaylandı.',
    walletRequestRejected: '%{amount} tutarındaki talebiniz reddedildi.',
    orderApproved: '%{number} numaralı sipariş onaylandı.',
    orderRejected: '%{number} numaralı sipariş reddedildi.',
    planPastDue: '%{plan} aboneliğiniz cüzdanınızdan ödenemedi.',
    reportNotSent:
      'Zamanlanmış gönderiminiz %{schedule}, %{all} alıcıdan yalnızca %{sent} kişiye gönderilebildi. Nedeni sayfasında yazıyor.',
    planSuspended: '%{plan} aboneliğiniz askıya alındı: ödenene kadar hiçbir şey değiştirilemez.',
    planRestored: '%{plan} aboneliğiniz ödendi ve yeniden etkin.',
    planEnded: '%{plan} aboneliğiniz sona erdi.',
    planChangeHeld: '%{plan} aboneliğiniz yenilendi: planlanan daha küçük planın sınırlarını aşıyorsunuz.',
    planTrialEnds:
      '%{plan} deneme süreniz %{lastDay} tarihinde sona eriyor. Devam etmek için bir plan seçin: plan olmadan hiçbir şey değiştirilemez.',
    planCarsNear:
      '%{plan} planının izin verdiği %{limit} araçtan %{used} tanesini kullanıyorsunuz. Daha büyük planlar daha fazlasına izin verir.',
    planCarsFull:
      'Araç sayınız %{used}; %{plan} planının sınırı %{limit}. Her ek araç ücretlendirilir. Daha büyük planlar daha fazlasına izin verir.',
    planBidsNear:
      'Etkin teklifleriniz ile teslim alınmamış kazanımlarınız: %{used}; %{plan} planının sınırı %{limit}. Daha büyük planlar daha fazlasına izin verir.',
    planBidsFull:
      'Etkin teklifleriniz ile teslim alınmamış kazanımlarınız %{used} oldu; %{plan} planının sınırı %{limit}. Daha büyük planlarla daha çok araca teklif verebilirsiniz.',
    dealOffered: '%{car}, %{endsAt} tarihine kadar %{amount} karşılığında size öneriliyor: kazanan ödemedi.',
    dealReminder: 'Lütfen %{car} için %{amount} tutarını %{dueDay} tarihine kadar ödeyin.',
    dealDefaulted: '%{car} zamanında ödenmedi. Satış iptal edildi.',
    dealCarBack: '%{car} yeniden stokta ve tekrar satışa sunulabilir.',
    dealPaid: '%{car} ödendi. %{amount} cüzdanınıza yatırıldı.',
    dealReleased: '%{car} artık sizin. Kapı kodu sayfasında.',
    dealPickedUp: '%{car} araç parkından ayrıldı.',
    dealDisputed: '%{car} satışında uyuşmazlık: %{reason}',
    dealMessage: '%{car} hakkında yeni mesaj.',
    dealContinued: '%{car} uyuşmazlığı sonuçlandı: satış sürüyor. %{reason}',
    dealRefunded: '%{car} satışı iptal edildi, ödeme iade edildi. %{reason}',
    mentioned: '%{by}, %{record} kaydındaki bir yorumda sizden söz etti.',
    firmApproved: '%{firm} firmanız onaylandı.',
    firmSuspended: '%{firm} firmanız askıya alındı: %{reason}',
    passwordRemoved:
      'İlk kez bir sağlayıcıyla giriş yaptınız. Eski şifreniz artık geçersiz, çünkü size ait olduğu kanıtlanmamıştı. Yeni bir şifre belirlemek için çıkış yapıp “Şifrenizi mi unuttunuz?” seçeneğini kullanın.',
    offerSubmitted: '%{car} müzayedeye sunuldu. Kararınız bekleniyor.',
    dealStuck: '%{car} satışının bir adımı başarısız oldu. Otomatik olarak yeniden denenir; nedeni sayfasında yazar.',
    auctionStuck:
      '%{car} müzayedesi zamanında başlatılamadı veya sonuçlandırılamadı. Otomatik olarak yeniden denenir; nedeni sayfasında yazar.',
  },
}

export default notifications
