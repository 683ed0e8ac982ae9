import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const firms: ResourceMessages = {
  firms: {
    name: 'الشركات |||| شركة |||| الشركات |||| شركات |||| شركة |||| شركة',
    create: 'شركة جديدة',
    fields: {
      ...everyRecord,
      number: 'رقم الشركة',
      name: 'الاسم القانوني',
      tradeName: 'الاسم التجاري',
      state: 'الحالة',
      stateReason: 'السبب',
      logo: 'الشعار',
      address: 'العنوان',
      city: 'المدينة',
      country: 'الدولة',
      taxNo: 'الرقم الضريبي',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
      iban: 'رقم الآيبان (IBAN)',
      currency: 'العملة',
      vatRounding: 'تقريب ضريبة القيمة المضافة',
      defaultVat: 'ضريبة القيمة المضافة الافتراضية',
      locale: 'اللغة',
      defaultWarehouse: 'المستودع الافتراضي',
      timeZone: 'المنطقة الزمنية',
      closedUntil: 'مغلق حتى',
    },
    options: {
      state: { pending: 'بانتظار الموافقة', approved: 'معتمدة', suspended: 'موقوفة' },
      vatRounding: { document: 'لكل مستند', line: 'لكل سطر' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    groups: { letterhead: 'ترويسة المستندات', bank: 'البيانات المصرفية', defaults: 'القيم الافتراضية' },
    help: {
      tradeName: 'الاسم الذي يعرفه العملاء إن كان مختلفًا',
      vatRounding: 'هل تُقرَّب الضريبة مرة واحدة لكل نسبة في المستند أم في كل سطر',
      timeZone: 'كما تسميها قاعدة بيانات IANA، مثل Asia/Riyadh',
      closedUntil: 'لا يُسجَّل شيء في هذا اليوم أو قبله',
    },
  },
}

export default firms
