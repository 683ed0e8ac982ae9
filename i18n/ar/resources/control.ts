import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { notificationKinds } from './notifications.ts'

const control: ResourceMessages = {
  addonServices: {
    name: 'الخدمات الإضافية |||| خدمة إضافية |||| الخدمات الإضافية |||| خدمات إضافية |||| خدمة إضافية |||| خدمة إضافية',
    fields: { ...everyRecord, name: 'الاسم', description: 'الوصف', pricePerMonth: 'السعر الشهري', active: 'نشطة' },
  },
  controlOperations: {
    name: 'ضوابط العمليات |||| ضابط عملية |||| ضوابط العمليات |||| ضوابط عمليات |||| ضابط عملية |||| ضابط عملية',
    fields: { ...everyRecord, operationName: 'اسم العملية', type: 'نوع الضابط', value: 'الإجراء المتبع' },
    options: {
      type: { negativeStock: 'مخزون سالب', negativeBalance: 'رصيد سالب', creditLimit: 'حد الائتمان' },
      value: { proceed: 'متابعة', warn: 'تحذير', block: 'منع' },
    },
  },
  dealers: {
    name: 'التجار |||| تاجر |||| التجار |||| تجار |||| تاجرًا |||| تاجر',
    fields: {
      ...everyRecord,
      image: 'الصورة',
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      userName: 'اسم المستخدم',
      email: 'البريد الإلكتروني',
      phoneNumber: 'رقم الهاتف',
      password: 'كلمة المرور',
      confirmPassword: 'تأكيد كلمة المرور',
      userId: 'المستخدم',
      suspended: 'موقوف',
    },
    help: {
      password: '6 أحرف على الأقل، وتُحفظ مشفّرة (بصمة)',
      suspended: 'يمكن للتاجر الموقوف الاطلاع دون المزايدة',
    },
  },
  lookups: {
    name: 'القيم المرجعية |||| قيمة مرجعية |||| القيم المرجعية |||| قيم مرجعية |||| قيمة مرجعية |||| قيمة مرجعية',
    fields: { ...everyRecord, name: 'الاسم', lookupTypeId: 'نوع القائمة المرجعية', parentLookupId: 'القيمة الأصل', icon: 'الأيقونة' },
  },
  lookupTypes: {
    name: 'أنواع القوائم المرجعية |||| نوع قائمة مرجعية |||| أنواع القوائم المرجعية |||| أنواع قوائم مرجعية |||| نوع قائمة مرجعية |||| نوع قائمة مرجعية',
    fields: { ...everyRecord, name: 'الاسم', icon: 'الأيقونة', hasParent: 'له نوع أصل' },
  },
  numberingTemplates: {
    name: 'قوالب الترقيم |||| قالب ترقيم |||| قوالب الترقيم |||| قوالب ترقيم |||| قالب ترقيم |||| قالب ترقيم',
    fields: {
      ...everyRecord,
      trcode: 'رمز العملية',
      value: 'نمط الترقيم',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
      priority: 'الأولوية',
      firmNumber: 'رقم الشركة',
      userId: 'المستخدم',
      warehouseId: 'المستودع',
      department: 'القسم',
      division: 'الفرع',
      userGroup: 'مجموعة المستخدمين',
      userRole: 'دور المستخدم',
    },
    options: { userRole: { Admin: 'مسؤول', Dealer: 'تاجر' } },
    groups: { scope: 'نطاق التطبيق' },
    help: {
      trcode: 'نوع السند، مثل salesOrder',
      value: 'نص مع الرموز {yyyy} {yy} {MM} {dd} {serial:n}، مثل ORD-{yyyy}-{serial:6}',
      priority: 'الرقم الأصغر هو المقدَّم',
    },
  },
  subscriptionPlans: {
    name: 'خطط الاشتراك |||| خطة اشتراك |||| خطط الاشتراك |||| خطط اشتراك |||| خطة اشتراك |||| خطة اشتراك',
    fields: {
      ...everyRecord,
      name: 'الاسم',
      description: 'الوصف',
      carLimit: 'حد السيارات',
      pipelineCarLimit: 'حد السيارات قيد الشراء',
      pricePerMonth: 'السعر الشهري',
      extraCarPrice: 'سعر السيارة الإضافية',
      iconUrl: 'رابط الأيقونة',
      active: 'نشطة',
    },
    help: {
      carLimit: 'عدد السيارات غير المباعة التي يجوز للتاجر امتلاكها',
      pipelineCarLimit: 'مجموع المزايدات النشطة والسيارات المكسوبة التي لم تُسلَّم بعد',
    },
  },
  subscriptions: {
    name: 'الاشتراكات |||| اشتراك |||| الاشتراكات |||| اشتراكات |||| اشتراكًا |||| اشتراك',
    fields: {
      ...everyRecord,
      user: 'المستخدم',
      plan: 'الخطة',
      status: 'الحالة',
      startDate: 'تاريخ البدء',
      renewalDate: 'تاريخ التجديد',
      endDate: 'تاريخ الانتهاء',
      addonServices: 'الخدمات الإضافية',
    },
    options: { status: { active: 'سارٍ', pastDue: 'متأخر السداد', suspended: 'موقوف', ended: 'منتهٍ' } },
  },
  userRights: {
    name: 'صلاحيات المستخدمين |||| صلاحية مستخدم |||| صلاحيات المستخدمين |||| صلاحيات مستخدمين |||| صلاحية مستخدم |||| صلاحية مستخدم',
    fields: { ...everyRecord, role: 'الدور', user: 'المستخدم', entity: 'نوع السجل أو الشاشة', action: 'الإجراء', effect: 'الأثر' },
    options: {
      role: { Admin: 'مسؤول', Dealer: 'تاجر' },
      action: {
        list: 'عرض القائمة',
        show: 'اطلاع',
        create: 'إنشاء',
        edit: 'تعديل',
        delete: 'حذف',
        approve: 'اعتماد',
        export: 'تصدير',
        import: 'استيراد',
      },
      effect: { allow: 'سماح', deny: 'منع' },
    },
    help: { role: 'إما دور وإما مستخدم' },
  },
  users: {
    name: 'المستخدمون |||| مستخدم |||| المستخدمون |||| مستخدمين |||| مستخدمًا |||| مستخدم',
    fields: {
      ...everyRecord,
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phoneNumber: 'رقم الهاتف',
      password: 'كلمة المرور',
      roles: 'الأدوار',
      image: 'الصورة',
      active: 'نشط',
      department: 'القسم',
      division: 'الفرع',
      userGroup: 'مجموعة المستخدمين',
      locale: 'اللغة',
      mutedNotifications: 'الإشعارات المعطّلة',
    },
    groups: { organization: 'التنظيم' },
    options: {
      roles: { Admin: 'مسؤول', Dealer: 'تاجر' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
      mutedNotifications: notificationKinds,
    },
    help: { password: '6 أحرف على الأقل، وتُحفظ مشفّرة (بصمة)', mutedNotifications: 'ما لا يريد المستخدم أن يُبلَّغ به' },
  },
}

export default control
