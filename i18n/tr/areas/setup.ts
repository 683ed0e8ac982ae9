import type { SetupMessages } from '../../en/areas/setup.ts'

const setup: SetupMessages = {
  intro: 'Birkaç kararla her şey hazır. Hiçbiri acil değil: şimdi gerekmeyeni atlayın, istediğinizde geri dönün.',
  failed: 'Kurulum yüklenemedi.',
  progress: '%{all} adımın %{done} tanesi tamam',
  complete: 'Kurulum tamamlandı.',
  card: 'Kurulumu tamamlayın',
  next: 'Sıradaki: %{step}. %{smart_count} adım kaldı. |||| Sıradaki: %{step}. %{smart_count} adım kaldı.',
  continue: 'Kuruluma devam et',
  skip: 'Şimdilik atla',
  resume: 'Yeniden ele al',
  states: { open: 'Bekliyor', done: 'Tamam', skipped: 'Atlandı' },
  steps: {
    house: {
      title: 'İşletmeniz ve para birimi',
      text: 'Ad, adres ve vergi numarası yazdırdığınız her belgede yer alır. Planlar ve ek hizmetler işletmenin para birimiyle fiyatlanır.',
      action: 'İşletme bilgilerini girin',
    },
    mail: {
      title: 'E-posta',
      text: 'Doğrulama kodları, davetler ve bildirimler e-postayla gider. Ulaştığını görmek için kendinize bir deneme iletisi gönderin.',
    },
    signUp: {
      title: 'Kayıt',
      text: 'Kimlerin hesap açabileceğine ve yeni galerilerin teklif vermeden ya da araç sunmadan önce bir yöneticice incelenip incelenmeyeceğine karar verin.',
    },
    plans: {
      title: 'Abonelik planları',
      text: 'Plan, bir galerinin kaç araç bulundurabileceğini, kaçına teklif verebileceğini ve aylık ücretini belirler.',
      action: 'Yeni plan',
    },
    carLot: {
      title: 'İlk otopark',
      text: 'Araçlar otoparklarda durur. İlkini adresi ve yer sayısıyla ekleyin.',
      action: 'Otopark ekle',
    },
    colleague: {
      title: 'Bir çalışma arkadaşını davet edin',
      text: 'İkinci bir yönetici size yardım eder, erişiminizi yitirirseniz sizi yeniden içeri alır.',
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
  plans: {
    add: 'Üç örnek ekle',
    added: 'Üç plan eklendi. Dilediğiniz gibi değiştirin.',
    starter: { name: 'Başlangıç', description: 'İlk galeri için: aynı anda birkaç araç' },
    professional: { name: 'Profesyonel', description: 'Her hafta araç alan galeriler için' },
    enterprise: { name: 'Kurumsal', description: 'Birden çok şubesi olan gruplar için' },
  },
}

export default setup
