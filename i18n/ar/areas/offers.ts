import type { OfferMessages } from '../../en/areas/offers.ts'

const offers: OfferMessages = {
  estimate: 'نتائج حديثة',
  basis: '%{make} %{model}، %{from}–%{to}، بيعت في المزاد خلال آخر %{days} يومًا',
  lowest: 'الأدنى',
  median: 'الوسيط',
  highest: 'الأعلى',
  count: '%{smart_count} نتيجة |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  few: 'النتائج أقل من أن تكفي للتقدير: %{smart_count} |||| النتائج أقل من أن تكفي للتقدير: نتيجة واحدة |||| النتائج أقل من أن تكفي للتقدير: نتيجتان |||| النتائج أقل من أن تكفي للتقدير: %{smart_count} |||| النتائج أقل من أن تكفي للتقدير: %{smart_count} |||| النتائج أقل من أن تكفي للتقدير: %{smart_count}',
  none: 'لا نتائج لهذه الشركة والطراز والسنوات',
  incomplete: 'يلزم للتقدير تحديد الشركة المصنّعة والطراز وسنة الصنع',
  choose: 'اختر سيارة لترى بكم بيعت السيارات المشابهة',
  failed: 'تعذّر تحميل النتائج',
  vin: 'تعرض شركة أخرى سيارة برقم الهيكل نفسه. راجع الأوراق قبل القبول.',
  accept: 'قبول',
  accepted: 'قُبل العرض',
  acceptTitle: 'القبول رغم رقم الهيكل؟',
  refuse: 'رفض',
  refused: 'رُفض العرض',
  refuseTitle: 'رفض هذا العرض؟',
  refuseText: 'تُبلَّغ الشركة بالسبب، ويمكنها عرض السيارة من جديد.',
  reason: 'السبب',
  withdraw: 'سحب',
  withdrawn: 'سُحب العرض',
  withdrawTitle: 'سحب هذا العرض؟',
  withdrawText: 'تبقى السيارة في المخزون ويمكن عرضها من جديد.',
  keep: 'إبقاؤه',
  acceptMany:
    'قبول %{smart_count} عرض؟ |||| قبول عرض واحد؟ |||| قبول عرضين؟ |||| قبول %{smart_count} عروض؟ |||| قبول %{smart_count} عرضًا؟ |||| قبول %{smart_count} عرض؟',
  acceptedMany:
    'قُبل %{smart_count} عرض |||| قُبل عرض واحد |||| قُبل عرضان |||| قُبلت %{smart_count} عروض |||| قُبل %{smart_count} عرضًا |||| قُبل %{smart_count} عرض',
  failedMany:
    'تعذّر البت في %{smart_count} عرض |||| تعذّر البت في عرض واحد |||| تعذّر البت في عرضين |||| تعذّر البت في %{smart_count} عروض |||| تعذّر البت في %{smart_count} عرضًا |||| تعذّر البت في %{smart_count} عرض',
  refuseMany:
    'رفض %{smart_count} عرض؟ |||| رفض عرض واحد؟ |||| رفض عرضين؟ |||| رفض %{smart_count} عروض؟ |||| رفض %{smart_count} عرضًا؟ |||| رفض %{smart_count} عرض؟',
  refusedMany:
    'رُفض %{smart_count} عرض |||| رُفض عرض واحد |||| رُفض عرضان |||| رُفضت %{smart_count} عروض |||| رُفض %{smart_count} عرضًا |||| رُفض %{smart_count} عرض',
  schedule: 'تحديد الموعد',
  scheduleTitle:
    'تحديد موعد %{smart_count} سيارة |||| تحديد موعد سيارة واحدة |||| تحديد موعد سيارتين |||| تحديد موعد %{smart_count} سيارات |||| تحديد موعد %{smart_count} سيارة |||| تحديد موعد %{smart_count} سيارة',
  scheduleText: 'تُرقَّم السيارات بهذا الترتيب وتنتهي مزاداتها واحدًا بعد الآخر.',
  name: 'اسم الفعالية',
  startsAt: 'بدء جميع المزادات',
  firstEnd: 'نهاية المزاد الأول',
  minutesBetween: 'الدقائق بين النهايات',
  lot: 'الرقم',
  car: 'السيارة',
  ends: 'ينتهي',
  preview: 'معاينة',
  earlier: 'نقل إلى الأعلى: %{car}',
  scheduled:
    'حُدد موعد %{smart_count} سيارة |||| حُدد موعد سيارة واحدة |||| حُدد موعد سيارتين |||| حُدد موعد %{smart_count} سيارات |||| حُدد موعد %{smart_count} سيارة |||| حُدد موعد %{smart_count} سيارة',
  scheduleFailed: 'تعذّر تحديد المواعيد.',
}

export default offers
