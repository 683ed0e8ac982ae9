import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'لم يبقَ شيء لنقله',
  unitOfMaterial: 'هذه ليست إحدى وحدات المادة',
  demandLine: 'هذا البند مأخوذ من طلب احتياج: لا تتغير مادته ولا وحدته',
  parentLine: 'اختر رقم بند مادة ليس عرضًا ترويجيًا',
  spreadingLines: 'عدد بنود الخصم والرسوم الإضافية كبير: المسموح به %{limit} كحد أقصى',
  demandNotApproved: 'لا يمكن طلب إلا احتياج معتمد',
  nothingToOrder: 'لم يبقَ في هذا الاحتياج ما يُطلب',
  demandOrdered: 'جزء من هذا الاحتياج موجود في أمر شراء. ألغِ ذلك الأمر أولًا.',
  periodClosed: 'الفترة حتى %{until} مغلقة: اختر تاريخًا لاحقًا أو أعد فتح الفترة',
  periodNotOver: 'لا يتجاوز الإغلاق تاريخ اليوم: %{limit}',
  notDraft: 'لا يُرحَّل ولا يُعدَّل إلا مستند في حالة المسودة',
  notPosted: 'لا يُلغى إلا مستند مُرحَّل',
  documentPosted: 'لا يمكن تعديل مستند مُرحَّل؛ ألغِه بدلًا من ذلك',
  notFrozen: 'جمّد ورقة الجرد أولًا',
  nothingCounted: 'لم يُجرد شيء بعد',
  noCount: 'ورقة الجرد للجرد وحده',
  notInTransit: 'لا يُستلم إلا تحويل في الطريق',
  alreadyReversed: 'أُعيد جزء من هذا أو أُرجع بالفعل؛ ألغِ ذلك أولًا',
  sameWarehouse: 'اختر مستودعًا غير الذي تخرج منه البضاعة',
  lotNeeded: 'أدخل رقم الدفعة أو الأرقام التسلسلية لهذه المادة',
  serialsFit: 'أدخل رقمًا تسلسليًا لكل قطعة: %{count}',
  lotMissing: 'رقم الدفعة أو الرقم التسلسلي %{value} غير متوفر في هذا المستودع بهذه الكمية، أو موجود فيه بالفعل',
  lotsToReturn: 'حدّد ما يُرجَع من هذه: %{lots}',
  lotNotDelivered: '%{value} لم يتحرك بهذا البند، أو سبق إرجاعه',
  lotsSum: 'الكمية لا تطابق الأرقام: كمية %{value} هي %{count}',
  countedByLot: 'هذه المادة تُتابع بالدفعات: صحّح دفعاتها بمستند تصحيح',
}

export default stockErrors
