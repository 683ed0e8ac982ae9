import type { MoneyErrorMessages } from '../en/moneyErrors.ts'

const moneyErrors: MoneyErrorMessages = {
  rateNeeded: 'أدخل قيمة 1 %{currency} بعملة %{firm}',
  onePlace: 'اختر صندوقًا أو حسابًا مصرفيًا واحدًا',
  otherCurrency: 'عملته %{currency}',
  samePlace: 'اختر جهة غير التي يخرج منها المال',
  oneDocument: 'اختر مستندًا واحدًا في كل سطر',
  notOpen: 'هذا المستند غير مفتوح لهذه الدفعة',
  overAllocated: 'المتبقي على هذا المستند %{limit} فقط',
  beyondPayment: 'المتبقي من الدفعة %{limit} فقط',
  advanceAllocated: 'الدفعة المقدمة لا تسدّد أي مستند: أفرغ السطور أو ألغِ هذا الخيار',
  otherParty: 'لا ينطبق على هذا النوع من الأرصدة',
  notZero: 'يجب ألا يكون صفرًا',
  linesSum: 'مجموع البنود %{sum}',
  nothingToInvoice: 'لم يبقَ شيء لفوترته',
  nothingToCredit: 'صدر إشعار دائن بكامل هذه الفاتورة',
  nothingToApply: 'لم يبقَ شيء من هذا الإشعار الدائن',
  nothingToSettle: 'لا يوجد مستند مفتوح لتسديده',
  nothingLeft: 'لم يبقَ شيء من هذه الدفعة',
  orderNotApproved: 'يمكن فوترة الأوامر المعتمدة فقط',
  alreadyInvoiced: 'الأمر المفوتر يبقى معتمدًا: أصدر إشعارات دائنة لفواتيره أولًا',
  notInvoice: 'يمكن إصدار إشعار دائن عن فاتورة فقط',
  notCreditNote: 'الإشعار الدائن وحده يسدّد فواتير أخرى',
  alreadyReversed: 'أُلغي هذا القيد من قبل',
  alreadySettled: 'تسدّده دفعات: ألغِها أولًا',
  paymentPosted: 'لا يمكن تعديل دفعة بعد تقييدها؛ يمكن إلغاؤها بقيد عكسي',
  transferPosted: 'لا يمكن تعديل تحويل بعد تقييده؛ يمكن إلغاؤه بقيد عكسي',
  openingPosted: 'لا يمكن تعديل رصيد افتتاحي بعد تقييده؛ يمكن إلغاؤه بقيد عكسي',
  purchaseSettled: 'تسدّد هذه العملية دفعات: ألغِها قبل تعديلها',
}

export default moneyErrors
