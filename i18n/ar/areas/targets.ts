import type { TargetTexts } from '../../en/areas/targets.ts'

const targets: TargetTexts = {
  title: 'الأهداف',
  empty: 'لا هدف لليوم',
  new: 'تحديد هدف',
  failed: 'تعذّر تحميل الأهداف.',
  hidden: 'لا يحق لك الاطلاع على ما يجمعه هذا الهدف، أو أن فواتيره كثيرة جدًا.',
  progress: 'التقدّم',
  reached: 'المحقَّق',
  target: 'الهدف',
  pace: 'الوتيرة حتى اليوم',
  forecast: 'التوقّع',
  remaining: 'المتبقي',
  days: 'الأيام',
  dayOf: '%{elapsed} من %{days}',
  ofTarget: '%{reached} من %{target}',
  paceIs: 'الوتيرة %{amount}',
  forecastIs: 'التوقّع %{amount}',
  others: 'غير محسوب لأنه بعملات أخرى: %{amounts}',
  sentence: '%{reached} من %{target}، %{percent}. الوتيرة حتى اليوم: %{pace}. التوقّع: %{forecast}. %{state}.',
  state: { upcoming: 'لم يبدأ', reached: 'تحقّق', missed: 'لم يتحقّق', onPace: 'ضمن الوتيرة', behind: 'متأخر عن الوتيرة' },
  scope: { salesman: 'مندوب المبيعات', make: 'الشركة المصنّعة', firm: 'الشركة', whole: 'كل الشركات' },
  measure: {
    net: 'المبيعات دون الضريبة',
    gross: 'المبيعات مع الضريبة',
    profit: 'الربح',
    orders: 'عدد الطلبات',
    cars: 'السيارات المبيعة',
  },
  repeat: {
    button: 'تكرار في الفترة التالية',
    done: 'حُدِّد الهدف للفترة التالية',
    title:
      'لا أهداف لتكرارها |||| هل تريد تكرار هدف واحد لفترته التالية؟ |||| هل تريد تكرار هدفين لفترتيهما التاليتين؟ |||| هل تريد تكرار %{smart_count} أهداف لفتراتها التالية؟ |||| هل تريد تكرار %{smart_count} هدفًا لفتراتها التالية؟ |||| هل تريد تكرار %{smart_count} هدف لفتراتها التالية؟',
    allDone:
      'لم يُكرَّر أي هدف |||| كُرِّر هدف واحد |||| كُرِّر هدفان |||| كُرِّرت %{smart_count} أهداف |||| كُرِّر %{smart_count} هدفًا |||| كُرِّر %{smart_count} هدف',
    failed:
      'لم يتعذّر تكرار أي هدف |||| تعذّر تكرار هدف واحد |||| تعذّر تكرار هدفين |||| تعذّر تكرار %{smart_count} أهداف |||| تعذّر تكرار %{smart_count} هدفًا |||| تعذّر تكرار %{smart_count} هدف',
  },
}

export default targets
