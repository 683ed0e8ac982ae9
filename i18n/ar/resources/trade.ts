import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { slip } from './slip.ts'

/** Of both lists of order statuses. */
const statusFields = { name: 'الاسم', lineNumber: 'رقم الترتيب', isDefault: 'افتراضية', isActive: 'نشطة' }

const trade: ResourceMessages = {
  customers: {
    name: 'العملاء |||| عميل |||| العملاء |||| عملاء |||| عميلًا |||| عميل',
    create: 'عميل جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      code: 'الرمز',
      firstName: 'الاسم الأول',
      secondName: 'الاسم الثاني',
      fullName: 'الاسم الكامل',
      email: 'البريد الإلكتروني',
      phoneNumber: 'رقم الهاتف',
      phoneNumber2: 'رقم الهاتف 2',
      contactPhoneNo: 'هاتف جهة الاتصال',
      contactPerson: 'جهة الاتصال',
      address: 'العنوان',
      address2: 'العنوان 2',
      country: 'الدولة',
      language: 'اللغة',
      taxNo: 'الرقم الضريبي',
      blocked: 'محظور',
    },
    options: { language: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } },
    groups: { contact: 'بيانات الاتصال', address: 'العنوان', finance: 'البيانات المالية' },
    help: {
      fullName: 'الاسم الأول والثاني ما لم يُحدَّد غير ذلك',
      language: 'للمطبوعات والرسائل؛ عند تركها فارغة تُعتمد لغة الشركة',
    },
  },
  demands: {
    name: 'طلبات الشراء الداخلية |||| طلب شراء داخلي |||| طلبات الشراء الداخلية |||| طلبات شراء داخلية |||| طلب شراء داخليًا |||| طلب شراء داخلي',
    create: 'طلب شراء داخلي جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      slipNumber: 'رقم السند',
      date: 'التاريخ',
      time: 'الوقت',
      documentNumber: 'رقم المستند',
      status: 'الحالة',
      warehouse: 'المستودع',
      lines: 'البنود',
      'lines.line': 'رقم البند',
      'lines.item': 'المادة',
      'lines.unit': 'الوحدة',
      'lines.quantity': 'الكمية',
      'lines.notes': 'ملاحظات',
      'lines.deliveredQty': 'الكمية المسلَّمة',
      'lines.canceledQty': 'الكمية الملغاة',
    },
    options: { status: { proposal: 'مقترح', approved: 'معتمد', ordering: 'قيد الطلب', met: 'مُلبّى', cancelled: 'ملغى' } },
    help: { slipNumber: 'إن تُرك فارغًا أُعطي عند الحفظ' },
  },
  paymentPlans: {
    name: 'خطط السداد |||| خطة سداد |||| خطط السداد |||| خطط سداد |||| خطة سداد |||| خطة سداد',
    create: 'خطة سداد جديدة',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      code: 'الرمز',
      name: 'الاسم',
      active: 'نشطة',
      installments: 'الأقساط',
      'installments.days': 'الاستحقاق بعد (أيام)',
      'installments.share': 'النسبة',
    },
  },
  purchaseOrders: {
    name: 'أوامر الشراء |||| أمر شراء |||| أوامر الشراء |||| أوامر شراء |||| أمر شراء |||| أمر شراء',
    create: 'أمر شراء جديد',
    fields: { firm: 'الشركة', ...everyRecord, ...slip.fields, 'lines.demand': 'طلب الاحتياج', 'lines.demandLine': 'بند الاحتياج' },
    options: {
      ...slip.options,
      slipType: { purchase: 'شراء', purchaseReturn: 'مرتجع مشتريات' },
      shippingStatus: { notShipped: 'لم يُشحن', shipped: 'تم الشحن' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  purchaseOrderStatuses: {
    name: 'حالات الشراء |||| حالة شراء |||| حالات الشراء |||| حالات شراء |||| حالة شراء |||| حالة شراء',
    create: 'حالة شراء جديدة',
    fields: { firm: 'الشركة', ...everyRecord, ...statusFields },
  },
  purchases: {
    name: 'المشتريات |||| عملية شراء |||| المشتريات |||| عمليات شراء |||| عملية شراء |||| عملية شراء',
    create: 'عملية شراء جديدة',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      slipNumber: 'رقم السند',
      date: 'التاريخ',
      supplier: 'المورّد',
      warehouse: 'المستودع',
      purchaseOrder: 'أمر الشراء',
      currency: 'العملة',
      netTotal: 'الإجمالي الصافي',
      totalVat: 'إجمالي ضريبة القيمة المضافة',
      document: 'المستند',
      notes: 'ملاحظات',
    },
  },
  salesmen: {
    name: 'مندوبو المبيعات |||| مندوب مبيعات |||| مندوبو المبيعات |||| مندوبي مبيعات |||| مندوب مبيعات |||| مندوب مبيعات',
    create: 'مندوب مبيعات جديد',
    fields: {
      firm: 'الشركة',
      ...everyRecord,
      code: 'الرمز',
      name: 'الاسم',
      position: 'الوظيفة',
      firmNo: 'رقم الشركة',
      userId: 'المستخدم',
      active: 'نشط',
    },
  },
  salesOrders: {
    name: 'أوامر البيع |||| أمر بيع |||| أوامر البيع |||| أوامر بيع |||| أمر بيع |||| أمر بيع',
    create: 'أمر بيع جديد',
    fields: { firm: 'الشركة', ...everyRecord, ...slip.fields },
    options: {
      ...slip.options,
      slipType: { sale: 'بيع', salesReturn: 'مرتجع مبيعات', retailSale: 'بيع تجزئة', retailSalesReturn: 'مرتجع بيع تجزئة' },
      shippingStatus: { notDelivered: 'لم يُسلَّم', partiallyDelivered: 'سُلِّم جزئيًا', delivered: 'تم التسليم' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  salesOrderStatuses: {
    name: 'حالات البيع |||| حالة بيع |||| حالات البيع |||| حالات بيع |||| حالة بيع |||| حالة بيع',
    create: 'حالة بيع جديدة',
    fields: { firm: 'الشركة', ...everyRecord, ...statusFields },
  },
}

export default trade
