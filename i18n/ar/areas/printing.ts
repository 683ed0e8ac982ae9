import type { PrintingAreaMessages } from '../../en/areas/printing.ts'

const printing: PrintingAreaMessages = {
  action: 'طباعة وإرسال',
  close: 'إغلاق',
  language: 'اللغة',
  print: 'طباعة',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ الرابط. وهو صالح لمدة 30 يومًا ولا يحتاج إلى حساب.',
  copyFailed: 'تعذّر نسخ الرابط',
  failed: 'تعذّر عرض المستند',
  mail: 'بريد إلكتروني',
  mailTitle: 'إرسال بالبريد الإلكتروني',
  mailText: 'يصل إلى المستلم رابط لهذا المستند صالح لمدة 30 يومًا ولا يحتاج إلى حساب.',
  to: 'إلى',
  message: 'الرسالة',
  send: 'إرسال',
  mailFailed: 'تعذّر إرسال الرسالة.',
  outcome: {
    sent: 'أُرسلت الرسالة إلى %{to}',
    kept: 'لا يوجد خادم بريد: حُفظت الرسالة إلى %{to} في صندوق الصادر',
    failed: 'تعذّر إرسال الرسالة إلى %{to}، والسبب مذكور في صندوق الصادر',
  },
}

export default printing
