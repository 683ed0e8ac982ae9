import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const system: ResourceMessages = {
  attemptCounters: {
    name: 'عدّادات المحاولات |||| عدّاد محاولات |||| عدّادات المحاولات |||| عدّادات محاولات |||| عدّاد محاولات |||| عدّاد محاولات',
    fields: { ...everyRecord, count: 'العدد', resetsAt: 'وقت التصفير' },
  },
  auditEntries: {
    name: 'قيود التدقيق |||| قيد تدقيق |||| قيود التدقيق |||| قيود تدقيق |||| قيد تدقيق |||| قيد تدقيق',
    menu: 'سجل التغييرات',
    fields: {
      ...everyRecord,
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
  drafts: {
    name: 'المسودات |||| مسودة |||| المسودات |||| مسودات |||| مسودة |||| مسودة',
    fields: {
      ...everyRecord,
      ownerId: 'معرّف المالك',
      entity: 'نوع السجل',
      record: 'السجل',
      version: 'الإصدار',
      values: 'القيم',
    },
    help: {
      record: 'معرّفه؛ create لسجل جديد',
      version: 'إصدار السجل الذي جرى تعديله',
      values: 'الحقول المعدّلة',
    },
  },
  jobs: {
    name: 'المهام |||| مهمة |||| المهام |||| مهام |||| مهمة |||| مهمة',
    fields: {
      ...everyRecord,
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
      kind: { import: 'استيراد', bulk: 'تعديل جماعي', undo: 'تراجع' },
      status: { ready: 'جاهزة', running: 'قيد التنفيذ', done: 'منجزة', failed: 'فشلت', cancelled: 'ملغاة', undone: 'تم التراجع عنها' },
    },
  },
  numberSerials: {
    name: 'عدّادات الأرقام |||| عدّاد أرقام |||| عدّادات الأرقام |||| عدّادات أرقام |||| عدّاد أرقام |||| عدّاد أرقام',
    fields: { firm: 'الشركة', ...everyRecord, templateId: 'قالب الترقيم', prefix: 'البادئة', last: 'آخر رقم تسلسلي' },
  },
  outboxMails: {
    name: 'البريد الصادر |||| رسالة |||| البريد الصادر |||| رسائل |||| رسالة |||| رسالة',
    fields: {
      ...everyRecord,
      at: 'الوقت',
      to: 'إلى',
      subject: 'الموضوع',
      status: 'الحالة',
      text: 'النص',
      attachments: 'المرفقات',
      error: 'الخطأ',
    },
    options: { status: { kept: 'محفوظة هنا', sent: 'أُرسلت', waiting: 'ستُعاد المحاولة', failed: 'فشل إرسالها' } },
  },
  referenceMarks: {
    name: 'علامات بيانات مرجعية |||| علامة بيانات مرجعية |||| علامتا بيانات مرجعية |||| علامات بيانات مرجعية |||| علامة بيانات مرجعية |||| علامة بيانات مرجعية',
    fields: { ...everyRecord },
    help: { id: 'الكيان ومعرّف السجل، تفصل بينهما نقطتان' },
  },
  refreshTokens: {
    name: 'رموز التجديد |||| رمز تجديد |||| رموز التجديد |||| رموز تجديد |||| رمز تجديد |||| رمز تجديد',
    fields: { ...everyRecord, session: 'الجلسة', tokenHash: 'بصمة الرمز', usedAt: 'وقت الاستخدام', nonce: 'قيمة فريدة' },
    help: { tokenHash: 'SHA-256 بالترميز الست عشري', nonce: 'يُشتق منها الرمز التالي' },
  },
  sessions: {
    name: 'الجلسات |||| جلسة |||| الجلسات |||| جلسات |||| جلسة |||| جلسة',
    fields: {
      ...everyRecord,
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
      firm: 'الشركة',
      ...everyRecord,
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
  addressProofs: {
    name: 'إثباتات العنوان |||| إثبات عنوان |||| إثباتات العنوان |||| إثباتات عنوان |||| إثبات عنوان |||| إثبات عنوان',
    fields: { ...everyRecord, user: 'المستخدم', email: 'البريد الإلكتروني' },
  },
  secondFactors: {
    name: 'عوامل التحقق الثانية |||| عامل تحقق ثانٍ |||| عوامل التحقق الثانية |||| عوامل تحقق |||| عامل تحقق |||| عامل تحقق',
    fields: {
      ...everyRecord,
      user: 'المستخدم',
      secret: 'السر المختوم',
      confirmedAt: 'وقت التفعيل',
      lastStep: 'آخر خطوة زمنية',
      recoveryHashes: 'بصمات رموز الاسترداد',
    },
    help: {
      confirmedAt: 'فارغ حتى إدخال أول رمز صحيح',
      lastStep: 'الخطوة الزمنية لآخر رمز مقبول',
      recoveryHashes: 'بصمات الرموز المتبقية مفصولة بمسافات',
    },
  },
  invitations: {
    name: 'الدعوات |||| دعوة |||| الدعوات |||| دعوات |||| دعوة |||| دعوة',
    fields: {
      ...everyRecord,
      firm: 'الشركة',
      invitedBy: 'الداعي',
      name: 'الاسم',
      email: 'العنوان',
      role: 'الدور',
      locale: 'اللغة',
      codeHash: 'بصمة الرمز',
      expiresAt: 'وقت الانتهاء',
      triesLeft: 'المحاولات المتبقية',
    },
    options: { role: { Admin: 'مسؤول', Dealer: 'تاجر' }, locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } },
  },
  verificationCodes: {
    name: 'رموز التحقق |||| رمز تحقق |||| رموز التحقق |||| رموز تحقق |||| رمز تحقق |||| رمز تحقق',
    fields: {
      ...everyRecord,
      purpose: 'الغرض',
      email: 'العنوان',
      user: 'المستخدم',
      codeHash: 'بصمة الرمز',
      expiresAt: 'وقت الانتهاء',
      triesLeft: 'المحاولات المتبقية',
    },
    options: { purpose: { password: 'كلمة المرور', email: 'البريد الإلكتروني' } },
    help: { email: 'العنوان الذي أُرسل إليه الرمز' },
  },
}

export default system
