import type { ImportMessages } from '../../en/areas/import.ts'

const imports: ImportMessages = {
  template: 'نموذج للتعبئة:',
  columns: {
    title: 'الأعمدة',
    text: 'تحقق من الحقل الذي يملؤه كل عمود في الملف. يُحفظ اختيارك للملفات ذات العناوين نفسها.',
    remembered: 'هذه هي الحقول التي اخترتها سابقًا لهذه العناوين.',
    column: 'عمود الملف',
    samples: 'القيم الأولى',
    field: 'الحقل',
    none: 'عدم الاستيراد',
    unnamed: 'العمود %{number}',
    twice: 'يملأ عمود آخر هذا الحقل.',
    heading: 'صف العناوين',
    encoding: 'ترميز الأحرف',
    format: 'طريقة الكتابة',
    formats: { DMY: 'يوم/شهر/سنة', MDY: 'شهر/يوم/سنة', dot: '1,234.50', comma: '1.234,50' },
    mode: 'الصفوف التي تُستورد',
    modes: { all: 'الجديدة والمعدَّلة', create: 'الجديدة فقط', update: 'المعدَّلة فقط' },
    next: 'التحقق من الصفوف',
    missing: 'حقول مطلوبة بلا عمود: %{fields}',
  },
  rows: {
    all: 'الكل',
    excluded: 'مستبعد',
    none: 'لا توجد صفوف كهذه.',
    checking: 'جارٍ التحقق… %{done} من %{total} من الصفوف',
    mend: 'تصحيح',
    mendRow: 'تصحيح الصف %{row}',
    again: 'التحقق مجددًا',
    range: 'الصفوف المعروضة: %{from}–%{to} من %{total}',
    previous: 'الصفوف السابقة',
    next: 'الصفوف التالية',
    failed: 'تعذّر تحميل الصفوف.',
  },
  goesOn: 'يمكنك إغلاق هذه النافذة. يستمر الاستيراد، وتُظهر بطاقته مدى تقدّمه.',
  exports: {
    shown: 'كما هو معروض',
    all: 'كل الحقول، لإعادة الاستيراد',
    running: 'التصدير جارٍ',
    received: 'استُلم %{size}',
    cancelled: 'أُلغي التصدير',
  },
  refused: {
    download: 'الصفوف المرفوضة:',
    reason: 'السبب',
  },
}

export default imports
