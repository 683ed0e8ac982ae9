import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'Eldeki, ayrılan ve kullanılabilir',
  warehouse: 'Ambar',
  onHand: 'Eldeki',
  reserved: 'Ayrılan',
  available: 'Kullanılabilir',
  empty: 'Henüz hareket ve ayrılan miktar yok.',
  failed: 'Stok yüklenemedi.',
  freeze: 'Listeyi dondur',
  frozen: 'Sayım listesi donduruldu',
  post: 'Kaydet ve işle',
  posted: 'Stok hareketleri işlendi',
  receive: 'Teslim al',
  received: 'Mallar ulaştı',
  cancel: 'Fişi iptal et',
  cancelled: 'Fiş iptal edildi',
  cancelTitle: 'Bu fiş iptal edilsin mi?',
  cancelText: 'Yaptığı hareketler geri alınır. Bu işlem geri alınamaz.',
}

export default stock
