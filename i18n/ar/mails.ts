import type { MailMessages } from '../en/mails.ts'

const mails: MailMessages = {
  verificationCode: {
    subject: 'رمز التحقق الخاص بك',
    text: `مرحبًا %{name}،

طلب أحدهم، والأرجح أنه أنت، إعادة تعيين كلمة المرور لحسابك في Car Dealer Hub.

رمز التحقق: %{code}

أدخله خلال %{minutes} دقيقة في الصفحة التالية:
%{address}

إذا لم تكن أنت من طلب ذلك فلا داعي لفعل أي شيء: ستبقى كلمة مرورك كما هي.`,
  },
  testMessage: {
    subject: 'رسالة تجريبية',
    text: `مرحبًا %{name}،

هذه هي الرسالة التجريبية التي طلبتها. رسائل Car Dealer Hub تصل إليك.`,
  },
}

export default mails
