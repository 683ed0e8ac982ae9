import type { TemplateMessages } from '../../en/areas/templates.ts'

const templates: TemplateMessages = {
  title: 'القوالب',
  saveAs: 'حفظ كقالب…',
  create: 'حفظ كقالب',
  createText: 'يمكن أن تبدأ السجلات الجديدة بهذه القيم. لا تُحفظ كلمات المرور والملفات والقيم الفريدة أو المحسوبة.',
  editTitle: 'تعديل القالب',
  editText: 'تبقى القيم كما هي.',
  yes: 'حفظ',
  name: 'الاسم',
  update: 'استبدال قيم «%{name}»',
  edit: 'إعادة تسمية «%{name}» ومشاركته…',
  delete: 'حذف «%{name}»…',
  deleteTitle: 'حذف القالب «%{name}»؟',
  deleteText: 'يختفي لدى كل من تمت مشاركته معهم. تبقى السجلات التي بدأت به.',
  deleteYes: 'حذف',
  saved: 'تم حفظ القالب',
  deleted: 'تم حذف القالب',
  started: 'بدأ النموذج بالقالب «%{name}».',
  incomplete: 'أجزاء منه تخص حقولًا لم تعد موجودة أو لا يحق لك ملؤها، وقد تُركت.',
  missing: 'هذا القالب غير موجود أو لم تتم مشاركته معك.',
}

export default templates
