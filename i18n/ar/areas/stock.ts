import type { StockMessages } from '../../en/areas/stock.ts'

const stock: StockMessages = {
  title: 'المتوفر والمحجوز والمتاح',
  warehouse: 'المستودع',
  onHand: 'في المخزن',
  reserved: 'محجوز',
  available: 'متاح',
  empty: 'لا توجد حركات ولا كميات محجوزة بعد.',
  failed: 'تعذّرت قراءة المخزون.',
  freeze: 'تجميد الورقة',
  frozen: 'جُمّدت ورقة الجرد',
  post: 'ترحيل',
  posted: 'نُقل المخزون',
  receive: 'استلام',
  received: 'وصلت البضاعة',
  cancel: 'إلغاء المستند',
  cancelled: 'أُلغي المستند',
  cancelTitle: 'إلغاء هذا المستند؟',
  cancelText: 'تُعكس كل حركاته. لا يمكن التراجع عن ذلك.',
}

export default stock
