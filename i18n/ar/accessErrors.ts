import type { AccessErrorMessages } from '../en/accessErrors.ts'

const accessErrors: AccessErrorMessages = {
  rightReserved: 'الصلاحيات على المستخدمين والصلاحيات والبريد وسجل التدقيق للمسؤولين وحدهم',
  rightNotHeld: 'لا يمكنك منح صلاحية لا تملكها أنت',
  ownEmail: 'غيّر عنوان بريدك الإلكتروني من صفحة «حسابي» حيث تُطلب كلمة المرور الحالية',
  emailUnverified: 'أكّد عنوان بريدك الإلكتروني أولًا: افتح «حسابي» وأدخل الرمز الذي أُرسل إليك',
  firmPending: 'لم تُعتمد شركتك بعد. سيراجعها أحد المسؤولين، ولا يمكن القيام بذلك قبل اعتمادها.',
  firmSuspended: 'شركتك موقوفة. يُرجى التواصل مع أحد المسؤولين.',
  emailVerified: 'عنوان البريد الإلكتروني هذا مؤكَّد بالفعل',
  sameEmail: 'هذا هو عنوان بريدك الإلكتروني الحالي',
  viewingAs: 'أنت تستعرض النظام بحساب مستخدم آخر، فلا يمكن تغيير أي شيء. عُد إلى حسابك أولًا.',
  viewAsAdmin: 'لا يمكن الاستعراض بحساب مسؤول',
  secondFactorRequired: 'أدخل الرمز من تطبيق المصادقة أو أحد رموز الاسترداد',
  invalidSecondFactor: 'هذا الرمز غير صحيح أو سبق استخدامه',
  secondFactorOn: 'تسجيل الدخول بخطوتين مفعّل بالفعل',
  secondFactorOff: 'تسجيل الدخول بخطوتين غير مفعّل',
  adminsOnly: 'هذا متاح للمسؤولين فقط',
}

export default accessErrors
