import type { DeliveryMessages } from '../../en/areas/delivery.ts'

const delivery: DeliveryMessages = {
  deliver: 'تسليم',
  cancelDelivery: 'استرجاع التسليم',
  receive: 'استلام',
  cancelReceipt: 'إلغاء الاستلام',
  date: 'التاريخ',
  dateHelp: 'يتحرك المخزون في هذا اليوم',
  remaining: 'من %{quantity} %{unit}',
  quantity: 'الكمية: %{line}',
  done: 'تم تحريك المخزون',
  failed: 'تعذّر تحريك المخزون.',
  nothing: 'لم يبقَ شيء لنقله',
  cancel: 'إلغاء',
  order: 'إلى أمر شراء',
  orderText: 'ينتقل ما تبقى من هذا الاحتياج ولم يُطلب بعد إلى أمر شراء جديد.',
  create: 'إنشاء أمر شراء',
  ordered: 'تم إنشاء أمر الشراء',
  orderFailed: 'تعذّر إنشاء أمر الشراء.',
  supplierNeeded: 'اختر موردًا',
  demandApproved: 'تم اعتماد طلب الاحتياج',
  cancelDemand: 'إلغاء طلب الاحتياج',
  demandCancelled: 'أُلغي طلب الاحتياج',
  cancelDemandTitle: 'إلغاء طلب الاحتياج هذا؟',
  cancelDemandText: 'ما لم يصل بعد لن يعود مطلوبًا. لا يمكن التراجع عن ذلك.',
  // How computed amounts of an order's lines came about.
  lines: {
    total: 'الكمية × السعر − الخصم، قبل ضريبة القيمة المضافة',
    vat: 'ضريبة السطر بعد نصيبه من الخصومات والرسوم الإضافية',
    discount: 'نسبة الخصم من الكمية × السعر',
    spread: 'ما يوزعه هذا السطر على بقية الأسطر',
  },
}

export default delivery
