import type { UploadMessages } from '../en/uploads.ts'

const uploads: UploadMessages = {
  dropImages: 'أفلت الصور هنا، أو انقر لاختيارها',
  dropFiles: 'أفلت المستندات هنا، أو انقر لاختيارها',
  main: 'الصورة الرئيسية',
  moveEarlier: 'تقديم رقم %{number}',
  moveLater: 'تأخير رقم %{number}',
  moved: 'الترتيب الآن %{number} من %{count}',
  remove: 'إزالة رقم %{number}',
  retry: 'إعادة المحاولة: %{name}',
  cancel: 'إلغاء: %{name}',
  progressOf: 'جارٍ رفع %{name}',
  wait: 'يُرجى الانتظار حتى يكتمل رفع الملفات كلها',
  unsent: 'لم تُرفع بعض الملفات. أعد المحاولة أو أزلها، ثم احفظ.',
}

export default uploads
