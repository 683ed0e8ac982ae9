import type { PrintingAreaMessages } from '../../en/areas/printing.ts'

const printing: PrintingAreaMessages = {
  action: 'Yazdır ve gönder',
  close: 'Kapat',
  language: 'Dil',
  print: 'Yazdır',
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı. 30 gün geçerlidir ve hesap gerektirmez.',
  copyFailed: 'Bağlantı kopyalanamadı',
  failed: 'Belge gösterilemedi',
  mail: 'E-posta',
  mailTitle: 'E-postayla gönder',
  mailText: 'Alıcıya bu belgenin 30 gün geçerli olan ve hesap gerektirmeyen bağlantısı gider.',
  to: 'Kime',
  message: 'Mesaj',
  send: 'Gönder',
  mailFailed: 'E-posta gönderilemedi.',
  outcome: {
    sent: '%{to} adresine e-posta gönderildi',
    kept: 'Posta sunucusu yok: %{to} adresine giden e-posta giden kutusunda bekliyor',
    failed: '%{to} adresine e-posta gönderilemedi; nedeni giden kutusunda yazıyor',
  },
}

export default printing
