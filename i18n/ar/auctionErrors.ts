import type { AuctionErrorMessages } from '../en/auctionErrors.ts'

const auctionErrors: AuctionErrorMessages = {
  'auctions.endsAt.after': 'يجب أن يكون بعد البداية',
  'auctions.reserve.pure': 'البيع المطلق لا سعر احتياطيًا له',
  'carOffers.reserve.pure': 'البيع المطلق لا سعر احتياطيًا له',
  'carOffers.reserve.belowStart': 'يجب ألا يقل عن سعر الافتتاح',
  'auctions.buyNowPrice.above': 'يجب أن يتجاوز سعر البداية وألا يقل عن السعر الاحتياطي',
  'bidIncrements.steps.order': 'يجب أن ترتفع الأسعار من صف إلى صف، والصف الأخير وحده بلا سعر',
  'bidIncrements.steps.step': 'يجب ألا تنقص الزيادات من صف إلى صف',

  bidTooLow: 'المزايدة منخفضة جدًا: %{minimum} على الأقل',
  maximumLowered: 'أنت متصدر بالفعل بحد أقصى %{maximum}؛ ولا يمكن إلا رفعه',
  auctionEnded: 'انتهى المزاد',
  auctionNotLive: 'لم يبدأ المزاد بعد',
  auctionStarted: 'بدأ المزاد، فلا يمكن تغيير هذا بعد الآن',
  ownCar: 'لا يمكن لأحد المزايدة على سيارته',
  colleagueLeads: 'زميل من شركتك متصدر: لا يزايد أحد ضد شركته',
  planSuspended: 'خطة اشتراكك موقوفة: يمكنك المشاهدة دون المزايدة',
  buyNowGone: 'لم يعد الشراء الفوري ممكنًا',
  notUndecided: 'لا شيء يحتاج إلى قرار في هذا المزاد',
  notStuck: 'هذا المزاد لا ينتظر محاولة أخرى',
  incrementsBroken: 'جدول الزيادات لهذا المزاد غير صالح للاستخدام',
  bidRetracted: 'سُحبت هذه المزايدة من قبل',
  idempotencyConflict: 'سبق إرسال هذا الطلب بمحتوى آخر',
  carOnOffer: 'السيارة معروضة في مزاد آخر',
  'feeTables.steps.order': 'يجب أن ترتفع الأسعار من صف إلى آخر؛ ويُترك الصف الأخير وحده فارغًا',
  dealFrozen: 'الصفقة مجمّدة حتى يُبَتّ في النزاع',
  dealState: 'لم يعد ذلك ممكنًا في حالة الصفقة الحالية',
  offerEnded: 'انتهت مهلة قبول هذا العرض',
  notDisputed: 'لا يوجد نزاع مفتوح بشأن هذه الصفقة',
  carOffered: 'السيارة معروضة للمزاد من قبل',
  carNotInStock: 'لا يمكن عرض سيارة ليست في المخزون',
  offerDecided: 'اتُّخذ القرار بشأن هذا العرض من قبل',
  offerNotAccepted: 'عرض %{car} غير مقبول، فلا يمكن تحديد موعده',
  vinOnOffer: 'تعرض شركة أخرى سيارة برقم الهيكل نفسه',
}

export default auctionErrors
