import type { SetupMessages } from '../../en/areas/setup.ts'

const setup: SetupMessages = {
  intro: 'Birkaç kararla sistem kullanıma hazır olur. Hiçbiri acil değil: şimdi gerekmeyeni atlayın, istediğiniz zaman dönün.',
  failed: 'Kurulum yüklenemedi.',
  progress: 'Tamamlanan veya atlanan adımlar: %{done} / %{all}',
  complete: 'Kurulum tamamlandı.',
  card: 'Kurulumu tamamlayın',
  next: 'Sıradaki: %{step}. %{smart_count} adım kaldı. |||| Sıradaki: %{step}. %{smart_count} adım kaldı.',
  continue: 'Kuruluma devam et',
  skip: 'Şimdilik atla',
  resume: 'Adıma geri dön',
  states: { open: 'Bekliyor', done: 'Tamam', skipped: 'Atlandı' },
  steps: {
    house: {
      title: 'İşletmeniz ve para birimi',
      text: 'Ad, adres ve vergi numarası yazdırdığınız her belgede yer alır. Planlar ve ek hizmetler işletmenin para birimiyle fiyatlanır.',
      action: 'İşletme bilgilerini girin',
    },
    mail: {
      title: 'E-posta',
      text: 'Doğrulama kodları, davetler ve bildirimler e-postayla gönderilir. Ulaştıklarını görmek için kendinize bir deneme iletisi gönderin.',
    },
    signUp: {
      title: 'Kayıt',
      text: 'Kimlerin hesap açabileceğine ve yeni galerilerin teklif vermeden ya da araç sunmadan önce bir yönetici tarafından incelenip incelenmeyeceğine karar verin.',
    },
    plans: {
      title: 'Abonelik planları',
      text: 'Plan, bir galerinin kaç araç bulundurabileceğini, kaçına teklif verebileceğini ve aylık ücretini belirler.',
      action: 'Yeni plan',
    },
    carLot: {
      title: 'İlk araç parkı',
      text: 'Araçlar araç parklarında durur. İlkini adresi ve araç kapasitesiyle ekleyin.',
      action: 'Araç parkı ekle',
    },
    colleague: {
      title: 'Bir çalışma arkadaşını davet edin',
      text: 'İkinci bir yönetici işlerinizi paylaşır, erişiminizi kaybederseniz size yeniden erişim verir.',
      action: 'Davet et',
    },
  },
  mail: {
    unset:
      'E-posta sunucusu tanımlı değil: iletiler, yöneticilerin okuduğu giden kutusunda tutuluyor. Göndermek için sunucuyu şununla başlatın:',
    test: 'Deneme iletisi gönder',
    sending: 'Gönderiliyor…',
    sent: 'İleti yola çıktı: %{to}',
    kept: 'E-posta sunucusu tanımlı olmadığından ileti giden kutusunda kaldı: %{to}',
    failed: 'E-posta sunucusu iletiyi kabul etmedi: %{to}',
    outbox: 'Giden kutusunu aç',
  },
  untilChosen: 'Siz seçene kadar: %{choice}',
  plans: {
    add: 'Üç örnek ekle',
    added: 'Üç plan eklendi. Dilediğiniz gibi değiştirin.',
    starter: { name: 'Başlangıç', description: 'İlk galeri için: aynı anda birkaç araç' },
    professional: { name: 'Profesyonel', description: 'Her hafta araç alan galeriler için' },
    enterprise: { name: 'Kurumsal', description: 'Birden çok şubesi olan gruplar için' },
  },
}

export default setup
