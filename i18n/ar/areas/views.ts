import type { ViewMessages } from '../../en/areas/views.ts'

const views: ViewMessages = {
  title: 'طرق العرض',
  all: 'كل السجلات',
  save: 'حفظ التغييرات',
  saveAs: 'حفظ باسم…',
  discard: 'تجاهل التغييرات',
  changed: 'مُعدَّلة',
  edit: 'إعادة التسمية والمشاركة…',
  pin: 'إظهار في القائمة',
  unpin: 'إزالة من القائمة',
  makeDefault: 'فتح هذه القائمة بها',
  dropDefault: 'عدم فتح هذه القائمة بها',
  delete: 'حذف…',
  deleteTitle: 'هل تريد حذف طريقة العرض «%{name}»؟',
  deleteText: 'ستختفي لدى كل من تمت مشاركتها معهم. وتبقى السجلات كما هي.',
  deleteYes: 'حذف',
  create: 'حفظ كطريقة عرض',
  editTitle: 'تعديل طريقة العرض',
  yes: 'حفظ',
  name: 'الاسم',
  firm: 'داخل الشركة.',
  everyFirm: 'في كل الشركات.',
  incomplete: 'تتعلق أجزاء من طريقة العرض هذه بحقول لا يمكنك رؤيتها، ولذلك استُبعدت.',
  missing: 'طريقة العرض هذه غير موجودة أو لم تتم مشاركتها معك. تظهر القائمة من دونها.',
  saved: 'حُفظت طريقة العرض',
  trash: 'السجلات المحذوفة',
  deleted: 'حُذفت طريقة العرض',
}

export default views
