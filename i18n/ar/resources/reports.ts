import type { ResourceMessages } from '../../resourceMessages.ts'
import { chartKinds, periods } from '../reportWords.ts'
import { everyRecord } from './everyRecord.ts'

const reports: ResourceMessages = {
  reports: {
    name: 'التقارير |||| تقرير |||| التقارير |||| تقارير |||| تقريرًا |||| تقرير',
    create: 'تقرير جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      name: 'الاسم',
      reportType: 'نوع التقرير',
      showInMenu: 'إظهار في القائمة',
      showInDashboard: 'إظهار في لوحة المعلومات',
      containerSize: 'حجم الحاوية',
      resultOffset: 'إزاحة النتائج',
      syncSeconds: 'التحديث (بالثواني)',
      chart: 'المخطط',
      chartCode: 'تعريف المخطط',
      query: 'الاستعلام',
      sqlQuery: 'استعلام SQL',
      filters: 'المُرشِّحات',
      'filters.name': 'الاسم',
      'filters.column': 'العمود',
      'filters.type': 'النوع',
      'filters.label': 'التسمية',
      'filters.default': 'القيمة الأولى',
      'filters.period': 'الفترة الأولى',
      'filters.choices': 'الخيارات',
      'filters.entity': 'السجلات المعروضة',
      'filters.within': 'يقيّده',
      allowedUsers: 'المستخدمون المسموح لهم',
    },
    options: {
      containerSize: { small: 'صغير', medium: 'متوسط', large: 'كبير', full: 'كامل العرض' },
      chart: { none: 'بلا', ...chartKinds },
      'filters.type': { text: 'نص', number: 'رقم', date: 'تاريخ', range: 'نطاق', choice: 'اختيار', lookup: 'قائمة مرجعية' },
      'filters.period': periods,
    },
    help: {
      syncSeconds: '0 = متوقف، وإلا 30 على الأقل',
      chart: 'إن تُرك فارغًا رُسم كما يقول نوع التقرير',
      query: 'ما يُسأل عنه دون SQL',
      chartCode: 'ما يرسمه هذا التقرير على غير ما يقول نوعه',
    },
  },
  reportTypes: {
    name: 'أنواع التقارير |||| نوع تقرير |||| أنواع التقارير |||| أنواع تقارير |||| نوع تقرير |||| نوع تقرير',
    create: 'نوع تقرير جديد',
    fields: { firm: 'الشركة', ...everyRecord, name: 'الاسم', chartScript: 'المخطط الذي تبدأ به تقارير هذا النوع' },
    help: { chartScript: 'مخطط وصفي لا يُنفَّذ أبدًا' },
  },
  dashboards: {
    name: 'لوحات المعلومات |||| لوحة معلومات |||| لوحات المعلومات |||| لوحات معلومات |||| لوحة معلومات |||| لوحة معلومات',
    fields: {
      ...everyRecord,
      user: 'المستخدم',
      role: 'الدور',
      tiles: 'التقارير',
      'tiles.report': 'التقرير',
      'tiles.size': 'الحجم',
      'tiles.hidden': 'مخفي',
    },
    options: {
      role: { Admin: 'مسؤول', Dealer: 'تاجر' },
      'tiles.size': { small: 'صغير', medium: 'متوسط', large: 'كبير', full: 'كامل العرض' },
    },
    help: { 'tiles.size': 'إذا تُرك فارغًا فكما يحدد التقرير', 'tiles.hidden': 'أُزيل، فلا يعود من تلقاء نفسه' },
  },
  targets: {
    name: 'الأهداف |||| هدف |||| الأهداف |||| أهداف |||| هدفًا |||| هدف',
    create: 'هدف جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      name: 'الاسم',
      salesman: 'مندوب المبيعات',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
      amount: 'المبلغ',
      currency: 'العملة',
    },
  },
}

export default reports
