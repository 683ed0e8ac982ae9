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
  orderText: 'كل ما تبقّى ولم يُطلب بعد يُدرج في أوامر شراء جديدة: أمر لكل مورّد ومستودع.',
  create: 'إنشاء أمر شراء',
  orderFailed: 'تعذّر إنشاء أمر الشراء.',
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
  coverage: {
    title: 'التغطية',
    material: 'المادة',
    quantity: 'المطلوب',
    ordered: 'تم طلبه',
    delivered: 'تم استلامه',
    cancelled: 'ملغى',
    open: 'المتبقي',
    orderedShare: 'نسبة الطلب',
    deliveredShare: 'نسبة الاستلام',
    failed: 'تعذّر تحميل التغطية.',
    empty: 'لا توجد بنود بعد',
  },
  open: {
    title: 'ما سيُطلب',
    price: 'آخر سعر',
    supplier: 'المورّد',
    supplierHint: 'عند تركه فارغًا تُطلب كل مادة من آخر مورّد سلّمها',
    without:
      'لا بنود بلا مورّد |||| بند واحد بلا مورّد: اختر موردًا. |||| بندان بلا مورّد: اختر موردًا. |||| %{smart_count} بنود بلا مورّد: اختر موردًا. |||| %{smart_count} بندًا بلا مورّد: اختر موردًا. |||| %{smart_count} بند بلا مورّد: اختر موردًا.',
    made: 'لم يُنشأ أي أمر شراء |||| أُنشئ أمر شراء واحد |||| أُنشئ أمرا شراء |||| أُنشئت %{smart_count} أوامر شراء |||| أُنشئ %{smart_count} أمر شراء |||| أُنشئ %{smart_count} أمر شراء',
    left: 'لم يبقَ أي بند |||| بقي بند واحد بلا مورّد. |||| بقي بندان بلا مورّد. |||| بقيت %{smart_count} بنود بلا مورّد. |||| بقي %{smart_count} بندًا بلا مورّد. |||| بقي %{smart_count} بند بلا مورّد.',
  },
}

export default delivery
