import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'Eldeki, ayrılan ve kullanılabilir',
  warehouse: 'Depo',
  onHand: 'Eldeki',
  reserved: 'Ayrılan',
  available: 'Kullanılabilir',
  empty: 'Henüz hareket ve ayrılan miktar yok.',
  failed: 'Stok okunamadı.',
}

export default stock
