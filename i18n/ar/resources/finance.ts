import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const finance: ResourceMessages = {
  bankAccounts: {
    name: 'الحسابات المصرفية |||| حساب مصرفي |||| الحسابات المصرفية |||| حسابات مصرفية |||| حسابًا مصرفيًا |||| حساب مصرفي',
    create: 'حساب مصرفي جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      code: 'الرمز',
      name: 'الاسم',
      accountNo: 'رقم الحساب',
      iban: 'رقم الآيبان (IBAN)',
      bankType: 'نوع البنك',
      currency: 'العملة',
      active: 'نشط',
    },
    options: { bankType: { main: 'البنك الرئيسي', branch: 'بنك فرعي', savings: 'توفير' } },
  },
  banks: {
    name: 'البنوك |||| بنك |||| البنوك |||| بنوك |||| بنكًا |||| بنك',
    create: 'بنك جديد',
    fields: { ...everyRecord, code: 'الرمز', name: 'الاسم', country: 'الدولة', active: 'نشط' },
  },
  countries: {
    name: 'الدول |||| دولة |||| الدول |||| دول |||| دولة |||| دولة',
    create: 'دولة جديدة',
    fields: { ...everyRecord, id: 'الرمز', name: 'الاسم', alpha3: 'الرمز الثلاثي', numericCode: 'الرمز الرقمي' },
  },
  currencies: {
    name: 'العملات |||| عملة |||| العملات |||| عملات |||| عملة |||| عملة',
    create: 'عملة جديدة',
    fields: { ...everyRecord, id: 'الرمز', name: 'الاسم', numericCode: 'الرمز الرقمي', digits: 'المنازل العشرية', active: 'نشطة' },
    help: { digits: 'عدد المنازل العشرية للوحدة الصغرى' },
  },
  safeDeposits: {
    name: 'الصناديق |||| صندوق |||| الصناديق |||| صناديق |||| صندوقًا |||| صندوق',
    create: 'صندوق جديد',
    fields: { firm: 'الشركة', ...everyRecord, name: 'الاسم', description: 'الوصف', currency: 'العملة', active: 'نشط' },
  },
}

export default finance
