import type { ResourceMessages } from '../resourceMessages.ts'

const system = { id: 'المعرّف', createdAt: 'تاريخ الإنشاء', updatedAt: 'تاريخ التعديل' }

/**
 * Forms of a name, for 0, 1, 2, 3 to 10, 11 to 99, 100 and more. React-admin asks with 0 and 2 for titles of lists and menus, so those two are
 * the definite plural and not the dual.
 */
const resources: ResourceMessages = {
  attemptCounters: {
    name: 'عدّادات المحاولات |||| عدّاد محاولات |||| عدّادات المحاولات |||| عدّادات محاولات |||| عدّاد محاولات |||| عدّاد محاولات',
    fields: { ...system, count: 'العدد', resetsAt: 'وقت التصفير' },
  },
  auditEntries: {
    name: 'قيود التدقيق |||| قيد تدقيق |||| قيود التدقيق |||| قيود تدقيق |||| قيد تدقيق |||| قيد تدقيق',
    fields: {
      ...system,
      at: 'الوقت',
      actorId: 'معرّف المستخدم',
      actorName: 'المستخدم',
      action: 'الإجراء',
      entity: 'نوع السجل',
      recordId: 'السجل',
      recordVersion: 'إصدار السجل',
      changes: 'التغييرات',
      outcome: 'النتيجة',
      jobId: 'المهمة',
    },
    options: { outcome: { done: 'تم', denied: 'مرفوض' } },
    help: {
      actorId: 'المستخدم، أو فارغ للنظام',
      changes: 'الحقل ← { old, new } من دون البيانات السرية',
    },
  },
  bankAccounts: {
    name: 'الحسابات المصرفية |||| حساب مصرفي |||| الحسابات المصرفية |||| حسابات مصرفية |||| حسابًا مصرفيًا |||| حساب مصرفي',
    fields: {
      ...system,
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
  countries: {
    name: 'الدول |||| دولة |||| الدول |||| دول |||| دولة |||| دولة',
    fields: { ...system, id: 'الرمز', name: 'الاسم', alpha3: 'الرمز الثلاثي', numericCode: 'الرمز الرقمي' },
  },
  currencies: {
    name: 'العملات |||| عملة |||| العملات |||| عملات |||| عملة |||| عملة',
    fields: { ...system, id: 'الرمز', name: 'الاسم', numericCode: 'الرمز الرقمي', digits: 'المنازل العشرية', active: 'نشطة' },
    help: { digits: 'عدد المنازل العشرية للوحدة الصغرى' },
  },
  customers: {
    name: 'العملاء |||| عميل |||| العملاء |||| عملاء |||| عميلًا |||| عميل',
    fields: {
      ...system,
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
      taxNo: 'الرقم الضريبي',
      blocked: 'محظور',
    },
    groups: { contact: 'بيانات الاتصال', address: 'العنوان', finance: 'البيانات المالية' },
    help: { fullName: 'الاسم الأول والثاني ما لم يُحدَّد غير ذلك' },
  },
  jobs: {
    name: 'المهام |||| مهمة |||| المهام |||| مهام |||| مهمة |||| مهمة',
    fields: {
      ...system,
      kind: 'النوع',
      entity: 'نوع السجل',
      ownerId: 'معرّف المالك',
      status: 'الحالة',
      done: 'المنجز',
      total: 'الإجمالي',
      failed: 'المرفوض',
      input: 'المدخلات',
      result: 'النتيجة',
    },
    options: {
      kind: { import: 'استيراد' },
      status: { ready: 'جاهزة', running: 'قيد التنفيذ', done: 'منجزة', failed: 'فشلت', cancelled: 'ملغاة', undone: 'تم التراجع عنها' },
    },
  },
  lookups: {
    name: 'القيم المرجعية |||| قيمة مرجعية |||| القيم المرجعية |||| قيم مرجعية |||| قيمة مرجعية |||| قيمة مرجعية',
    fields: { ...system, name: 'الاسم', lookupTypeId: 'نوع القائمة المرجعية', parentLookupId: 'القيمة الأصل', icon: 'الأيقونة' },
  },
  lookupTypes: {
    name: 'أنواع القوائم المرجعية |||| نوع قائمة مرجعية |||| أنواع القوائم المرجعية |||| أنواع قوائم مرجعية |||| نوع قائمة مرجعية |||| نوع قائمة مرجعية',
    fields: { ...system, name: 'الاسم', icon: 'الأيقونة', hasParent: 'له نوع أصل' },
  },
  mainUnits: {
    name: 'الوحدات الرئيسية |||| وحدة رئيسية |||| الوحدات الرئيسية |||| وحدات رئيسية |||| وحدة رئيسية |||| وحدة رئيسية',
    fields: {
      ...system,
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
  outboxMails: {
    name: 'البريد الصادر |||| رسالة |||| البريد الصادر |||| رسائل |||| رسالة |||| رسالة',
    fields: { ...system, at: 'الوقت', to: 'إلى', subject: 'الموضوع', status: 'الحالة', text: 'النص', error: 'الخطأ' },
    options: { status: { kept: 'محفوظة هنا', sent: 'أُرسلت', failed: 'فشل إرسالها' } },
  },
  refreshTokens: {
    name: 'رموز التجديد |||| رمز تجديد |||| رموز التجديد |||| رموز تجديد |||| رمز تجديد |||| رمز تجديد',
    fields: { ...system, session: 'الجلسة', tokenHash: 'بصمة الرمز', usedAt: 'وقت الاستخدام', nonce: 'قيمة فريدة' },
    help: { tokenHash: 'SHA-256 بالترميز الست عشري', nonce: 'يُشتق منها الرمز التالي' },
  },
  salesmen: {
    name: 'مندوبو المبيعات |||| مندوب مبيعات |||| مندوبو المبيعات |||| مندوبي مبيعات |||| مندوب مبيعات |||| مندوب مبيعات',
    fields: {
      ...system,
      code: 'الرمز',
      name: 'الاسم',
      position: 'الوظيفة',
      firmNo: 'رقم الشركة',
      userId: 'المستخدم',
      active: 'نشط',
    },
  },
  sessions: {
    name: 'الجلسات |||| جلسة |||| الجلسات |||| جلسات |||| جلسة |||| جلسة',
    fields: {
      ...system,
      user: 'المستخدم',
      startedAt: 'وقت البدء',
      lastUsedAt: 'آخر استخدام',
      expiresAt: 'وقت الانتهاء',
      endedAt: 'وقت الإنهاء',
      endReason: 'سبب الإنهاء',
      address: 'عنوان الشبكة',
      agent: 'المتصفح',
    },
    options: {
      endReason: {
        signOut: 'تسجيل الخروج',
        reuse: 'استخدام الرمز مرتين',
        passwordReset: 'إعادة تعيين كلمة المرور',
        inactive: 'الحساب غير نشط',
      },
    },
  },
  uploads: {
    name: 'الملفات المرفوعة |||| ملف مرفوع |||| الملفات المرفوعة |||| ملفات مرفوعة |||| ملف مرفوع |||| ملف مرفوع',
    fields: {
      ...system,
      name: 'الاسم',
      mediaType: 'نوع الوسائط',
      size: 'الحجم',
      ownerId: 'معرّف المالك',
      entity: 'نوع السجل',
      recordId: 'السجل',
      path: 'الحقل',
      width: 'العرض',
      height: 'الارتفاع',
    },
  },
  users: {
    name: 'المستخدمون |||| مستخدم |||| المستخدمون |||| مستخدمين |||| مستخدمًا |||| مستخدم',
    fields: {
      ...system,
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phoneNumber: 'رقم الهاتف',
      password: 'كلمة المرور',
      roles: 'الأدوار',
      image: 'الصورة',
      active: 'نشط',
      locale: 'اللغة',
    },
    options: {
      roles: { Admin: 'مسؤول', Dealer: 'تاجر' },
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
    },
    help: { password: '6 أحرف على الأقل، وتُحفظ مشفّرة (بصمة)' },
  },
  verificationCodes: {
    name: 'رموز التحقق |||| رمز تحقق |||| رموز التحقق |||| رموز تحقق |||| رمز تحقق |||| رمز تحقق',
    fields: { ...system, user: 'المستخدم', codeHash: 'بصمة الرمز', expiresAt: 'وقت الانتهاء', triesLeft: 'المحاولات المتبقية' },
  },
  warehouses: {
    name: 'المستودعات |||| مستودع |||| المستودعات |||| مستودعات |||| مستودعًا |||| مستودع',
    fields: { ...system, firmNo: 'رقم الشركة', name: 'الاسم', warehouseNumber: 'رقم المستودع', costGroup: 'مجموعة التكلفة' },
  },
}

export default resources
