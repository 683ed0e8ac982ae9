import type { Reports } from '../../en/areas/reports.ts'

const reports: Reports = {
  chart: {
    empty: '(فارغ)',
    others: 'أخرى',
    yes: 'نعم',
    no: 'لا',
    total: 'المجموع',
    target: 'نسبة بلوغ الهدف',
    ofTarget: '%{share} من الهدف البالغ %{target}',
    targetReached: 'تحقّق الهدف البالغ %{target}: %{share}',
    since: 'مقارنةً بـ %{before}',
    ofFirst: '%{share} من الأولى',
    ofBefore: '%{share} من السابقة',
    noRows: 'لم يجد الاستعلام أي صف',
    nothingMeasured: 'لا يحتوي أي عمود على أرقام يمكن رسمها',
    missing: 'تنقص النتيجة أعمدة يذكرها المخطط: %{columns}',
    tooMany: 'رُسمت %{shown} من أصل %{all} سلسلة؛ الجدول يعرضها كلها',
    asTable: 'عرض كجدول',
    asChart: 'عرض كمخطط',
  },
  run: {
    again: 'تشغيل من جديد',
    running: 'الاستعلام قيد التنفيذ',
    rows: 'لا صفوف، %{seconds} ث |||| صف واحد خلال %{seconds} ث |||| صفان خلال %{seconds} ث |||| %{count} صفوف خلال %{seconds} ث |||| %{count} صفًا خلال %{seconds} ث |||| %{count} صف خلال %{seconds} ث',
    truncated: 'تُعرض الصفوف الأولى فقط',
  },
  designer: {
    preview: 'معاينة',
    run: 'تشغيل',
    cancel: 'إلغاء',
    runFirst: 'شغّل الاستعلام لترى صفوفه (Ctrl+Enter)',
    views: 'ما يمكن للاستعلام قراءته',
    find: 'ابحث عن عرض أو عمود',
  },
}

export default reports
