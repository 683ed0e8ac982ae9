import type { ResourceMessages } from '../../resourceMessages.ts'
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
      sqlQuery: 'استعلام SQL',
      filters: 'المُرشِّحات',
      'filters.name': 'الاسم',
      'filters.column': 'العمود',
      'filters.type': 'النوع',
      allowedUsers: 'المستخدمون المسموح لهم',
    },
    options: {
      containerSize: { small: 'صغير', medium: 'متوسط', large: 'كبير', full: 'كامل العرض' },
      chart: { none: 'بلا', table: 'جدول', bar: 'أعمدة', line: 'خط', area: 'مساحات', pie: 'دائري' },
      'filters.type': { text: 'نص', number: 'رقم', date: 'تاريخ', range: 'نطاق', choice: 'اختيار', lookup: 'قائمة مرجعية' },
    },
    help: { syncSeconds: '0 = متوقف، وإلا 30 على الأقل', chartCode: 'مخطط وصفي لا يُنفَّذ أبدًا' },
  },
  reportTypes: {
    name: 'أنواع التقارير |||| نوع تقرير |||| أنواع التقارير |||| أنواع تقارير |||| نوع تقرير |||| نوع تقرير',
    create: 'نوع تقرير جديد',
    fields: { firm: 'الشركة', ...everyRecord, name: 'الاسم', chartScript: 'وصف المخطط' },
    help: { chartScript: 'مخطط وصفي لا يُنفَّذ أبدًا' },
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
