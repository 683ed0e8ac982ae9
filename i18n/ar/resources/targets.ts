import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const targets: ResourceMessages = {
  commissionRules: {
    name: 'قواعد العمولة |||| قاعدة عمولة |||| قواعد العمولة |||| قواعد عمولة |||| قاعدة عمولة |||| قاعدة عمولة',
    create: 'قاعدة عمولة جديدة',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      salesman: 'مندوب المبيعات',
      percentage: 'النسبة',
      basis: 'الأساس',
      validFrom: 'تسري من',
      validUntil: 'تسري حتى',
      notes: 'ملاحظات',
    },
    options: { basis: { net: 'المبيعات دون الضريبة', profit: 'الربح' } },
    help: { basis: 'من البيع دون الضريبة أو مما ربحه', validUntil: 'إذا تُرك فارغًا فبلا نهاية' },
  },
  commissionStatements: {
    name: 'كشوف العمولة |||| كشف عمولة |||| كشوف العمولة |||| كشوف عمولة |||| كشف عمولة |||| كشف عمولة',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      salesman: 'مندوب المبيعات',
      month: 'الشهر',
      currency: 'العملة',
      net: 'المبيعات دون الضريبة',
      commission: 'العمولة',
      lines: 'السطور',
      'lines.invoice': 'الفاتورة',
      'lines.date': 'التاريخ',
      'lines.correction': 'تصحيح',
      'lines.basis': 'الأساس',
      'lines.net': 'المبيعات دون الضريبة',
      'lines.profit': 'الربح',
      'lines.percentage': 'النسبة',
      'lines.commission': 'العمولة',
    },
    options: { 'lines.basis': { net: 'المبيعات دون الضريبة', profit: 'الربح' } },
    help: { month: 'يومه الأول', 'lines.correction': 'من شهر رُحِّل من قبل' },
  },
  targets: {
    name: 'الأهداف |||| هدف |||| الأهداف |||| أهداف |||| هدفًا |||| هدف',
    create: 'هدف جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      name: 'الاسم',
      scope: 'لمن',
      salesman: 'مندوب المبيعات',
      make: 'الشركة المصنّعة',
      measure: 'المقياس',
      period: 'الفترة',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
      amount: 'المبلغ',
      currency: 'العملة',
      count: 'العدد',
    },
    options: {
      scope: { salesman: 'مندوب مبيعات', make: 'شركة مصنّعة', firm: 'الشركة', whole: 'كل الشركات' },
      measure: {
        net: 'المبيعات دون الضريبة',
        gross: 'المبيعات مع الضريبة',
        profit: 'الربح',
        orders: 'عدد الطلبات',
        cars: 'السيارات المبيعة',
      },
      period: { month: 'شهر', quarter: 'ربع سنة', year: 'سنة' },
    },
    groups: { whose: 'لمن', amount: 'الهدف', period: 'الفترة' },
    help: {
      period: 'تبدأ بشهر تاريخ البداية؛ وإذا تُركت فارغة فمن تاريخ البداية إلى تاريخ النهاية',
      endDate: 'يُحسب من الفترة إن وُجدت',
      currency: 'إذا تُركت فارغة فعملة الشركة',
    },
  },
}

export default targets
