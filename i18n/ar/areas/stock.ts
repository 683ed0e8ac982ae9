import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'المتوفر والمحجوز والمتاح',
  warehouse: 'المستودع',
  onHand: 'في المخزن',
  reserved: 'محجوز',
  available: 'متاح',
  empty: 'لا توجد حركات ولا كميات محجوزة بعد.',
  failed: 'تعذّرت قراءة المخزون.',
}

export default stock
