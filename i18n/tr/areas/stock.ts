import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'Eldeki, ayrılan ve kullanılabilir',
  warehouse: 'Ambar',
  onHand: 'Eldeki',
  reserved: 'Ayrılan',
  available: 'Kullanılabilir',
  empty: 'Henüz hareket ve ayrılan miktar yok.',
  failed: 'Stok yüklenemedi.',
}

export default stock
