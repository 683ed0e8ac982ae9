import type { ReportErrorMessages } from '../en/reportErrors.ts'

const reportErrors: ReportErrorMessages = {
  reportSyntax: 'تتعذّر قراءة الاستعلام بدءًا من «%{near}»',
  reportIncomplete: 'الاستعلام غير مكتمل',
  reportOneStatement: 'التقرير تعليمة واحدة: احذف ما يلي الفاصلة المنقوطة',
  reportOnlyReads: 'التقرير يقرأ فقط: ابدأ بـ SELECT أو WITH ولا تغيّر شيئًا',
  reportUnknownName: 'لا يوجد عرض أو عمود يمكن قراءته هنا باسم «%{name}»',
  reportUnknown: 'يشير الاستعلام إلى شيء غير موجود',
  reportForbiddenName: 'لا يمكن استخدام «%{name}» في تقرير: اكتب أسماء العروض من دون مخطط',
  reportFunction: 'لا يمكن استخدام الدالة «%{name}» بهذه الطريقة في تقرير',
  reportParameter: 'يستخدم الاستعلام ‎:%{name}‎ لكن التقرير لا يحتوي على عامل تصفية بهذا الاسم',
  reportValue: 'إحدى القيم لا تناسب ما يفعله الاستعلام بها، مثل نص ليس رقمًا',
  reportTooComplex: 'الاستعلام أو إحدى قيمه أكبر من المسموح',
  reportTime: 'تجاوز التقرير %{seconds} ثانية فأُوقف',
  reportMemory: 'احتاج التقرير إلى ذاكرة أكبر من المسموح فأُوقف',
  reportFailed: 'تعذّر تشغيل التقرير. يُرجى إبلاغ من كتبه.',
  reportView: 'لا يوجد عرض باسم «%{name}»',
  reportColumn: 'لا يوجد عمود باسم «%{name}»',
  reportNumber: 'اكتب رقمًا، بنقطة قبل الكسور',
  reportDate: 'اكتب تاريخًا بصيغة YYYY-MM-DD',
  reportBoolean: 'اكتب true أو false',
  reportComparison: 'لا يمكن مقارنة هذا العمود بهذه الطريقة',
  reportMeasure: 'يحتاج هذا القياس إلى عمود فيه أرقام',
  reportPeriod: 'تحتاج الفترة إلى عمود فيه تواريخ',
  reportValueMissing: 'اكتب قيمة',
  reportNoList: 'لا تستطيع أي قائمة عرض هذه السجلات وحدها',
  reportRecipients: 'لا يمكن إرسال هذا التقرير إلى: %{value}. لا يحق لهم تشغيله، أو حسابهم مغلق، أو بريدهم غير مؤكَّد.',
  reportNotRunnable: 'لا يحق لك تشغيل هذا التقرير',
  viewRecipients:
    'لا يمكن إرسال طريقة العرض هذه إلى: %{value}. لم تتم مشاركتها معهم، أو لا يحق لهم تصدير القائمة، أو حسابهم مغلق، أو بريدهم غير مؤكَّد.',
  viewNotExported: 'طريقة العرض هذه غير موجودة، أو لم تتم مشاركتها معك، أو لا يحق لك تصدير قائمتها',
  reportIsSent: 'يجري إرساله الآن',
  reportsMemory: 'تحتاج التقارير إلى قاعدة بيانات في ملف، وهذه في الذاكرة',
  reportsNoRole: 'التقارير المكتوبة بلغة SQL متوقفة: على PostgreSQL يحتاج الخادم إلى REPORTS_DATABASE_URL، وهو حساب دخول خاص بها',
  reportsUnsafeRole: 'التقارير المكتوبة بلغة SQL متوقفة: يستطيع الحساب في REPORTS_DATABASE_URL قراءة أكثر من عروض التقارير',
}

export default reportErrors
