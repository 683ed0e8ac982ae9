import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const stock: ResourceMessages = {
  mainUnits: {
    name: 'الوحدات الرئيسية |||| وحدة رئيسية |||| الوحدات الرئيسية |||| وحدات رئيسية |||| وحدة رئيسية |||| وحدة رئيسية',
    create: 'وحدة رئيسية جديدة',
    fields: {
      ...everyRecord,
      code: 'الرمز',
      name: 'الاسم',
      subUnits: 'الوحدات الفرعية',
      'subUnits.code': 'الرمز',
      'subUnits.name': 'الاسم',
      'subUnits.factor1': 'المعامل 1',
      'subUnits.factor2': 'المعامل 2',
      'subUnits.isMain': 'الوحدة الرئيسية',
    },
  },
  marks: {
    name: 'العلامات التجارية |||| علامة تجارية |||| العلامات التجارية |||| علامات تجارية |||| علامة تجارية |||| علامة تجارية',
    create: 'علامة تجارية جديدة',
    fields: { ...everyRecord, code: 'الرمز', name: 'الاسم', active: 'نشطة' },
  },
  materials: {
    name: 'المواد |||| مادة |||| المواد |||| مواد |||| مادة |||| مادة',
    create: 'مادة جديدة',
    fields: {
      ...everyRecord,
      code: 'الرمز',
      name: 'الاسم',
      name2: 'الاسم 2',
      description: 'الوصف',
      description2: 'الوصف 2',
      brand: 'العلامة التجارية',
      mainUnit: 'الوحدة الرئيسية',
      trackingType: 'طريقة التتبع',
      countable: 'قابلة للعد',
      vat: 'ضريبة القيمة المضافة',
      purchaseVat: 'ضريبة المشتريات',
      salesVat: 'ضريبة المبيعات',
      salesReturnVat: 'ضريبة مردودات المبيعات',
      retailSalesVat: 'ضريبة مبيعات التجزئة',
      retailSalesReturnVat: 'ضريبة مردودات مبيعات التجزئة',
      minimumStock: 'الحد الأدنى للمخزون',
      active: 'نشطة',
    },
    options: { trackingType: { noTracking: 'بلا تتبع', lot: 'برقم الدفعة', serial: 'بالرقم التسلسلي' } },
    groups: { vat: 'ضريبة القيمة المضافة' },
    help: { minimumStock: 'بالوحدة الرئيسية؛ تُنبّه الصفحة الرئيسية عند النزول دونه' },
  },
  materialTransactions: {
    name: 'حركات المواد |||| حركة مواد |||| حركات المواد |||| حركات مواد |||| حركة مواد |||| حركة مواد',
    fields: {
      ...everyRecord,
      material: 'المادة',
      warehouse: 'المستودع',
      date: 'التاريخ',
      kind: 'نوع الحركة',
      quantity: 'الكمية',
      salesOrder: 'أمر البيع',
      purchaseOrder: 'أمر الشراء',
      line: 'رقم البند',
      notes: 'ملاحظات',
    },
    options: { kind: { purchase: 'شراء', sale: 'بيع', transfer: 'تحويل', count: 'جرد', return: 'مرتجع', correction: 'تصحيح' } },
    help: { quantity: 'بالوحدة الرئيسية؛ والكمية الصادرة سالبة', line: 'بند الأمر' },
  },
  measurementUnits: {
    name: 'وحدات القياس |||| وحدة قياس |||| وحدات القياس |||| وحدات قياس |||| وحدة قياس |||| وحدة قياس',
    create: 'وحدة قياس جديدة',
    fields: { ...everyRecord, code: 'الرمز', name: 'الاسم', commonCode: 'الرمز الموحّد', active: 'نشطة' },
    help: { commonCode: 'التوصية 20 للجنة الأمم المتحدة الاقتصادية لأوروبا' },
  },
  warehouses: {
    name: 'المستودعات |||| مستودع |||| المستودعات |||| مستودعات |||| مستودعًا |||| مستودع',
    create: 'مستودع جديد',
    fields: { ...everyRecord, firmNo: 'رقم الشركة', name: 'الاسم', warehouseNumber: 'رقم المستودع', costGroup: 'مجموعة التكلفة' },
  },
}

export default stock
