import type { KeyMessages } from '../../en/areas/keys.ts'

const keys: KeyMessages = {
  title: 'اختصارات لوحة المفاتيح',
  singleOff: 'المفاتيح بدون Ctrl معطّلة في الإعدادات.',
  space: 'مسافة',
  groups: {
    everywhere: 'في كل مكان',
    list: 'في هذه القائمة',
    cell: 'في خلية',
    record: 'في هذا السجل',
    form: 'في هذا النموذج',
  },
  names: {
    palette: 'البحث في السجلات والشاشات',
    undo: 'التراجع عن آخر تغيير',
    help: 'عرض هذه الاختصارات',
    search: 'البحث في القائمة',
    create: 'سجل جديد',
    nextRow: 'الصف التالي',
    previousRow: 'الصف السابق',
    openRow: 'فتح الصف',
    editRow: 'تعديل الصف',
    selectRow: 'تحديد الصف',
    quickView: 'عرض سريع للصف',
    closeView: 'إغلاق العرض السريع',
    enterCells: 'التنقل بين الخلايا',
    editCell: 'تعديل الخلية (أو الكتابة فوقها)',
    leaveCells: 'العودة إلى الصف',
    edit: 'تعديل',
    next: 'السجل التالي',
    previous: 'السجل السابق',
    save: 'حفظ',
    saveAndAdd: 'حفظ وإضافة سجل آخر',
  },
  last: 'هذا آخر سجل في القائمة.',
  first: 'هذا أول سجل في القائمة.',
  elsewhere: 'هذا السجل ليس في صفحة القائمة التي غادرتها.',
  cell: {
    noRight: 'لا يحق لك تغيير هذه القيمة.',
    computed: 'يملأ النظام هذه القيمة.',
    fixed: 'تُحدَّد هذه القيمة مرة واحدة عند إنشاء السجل.',
    rows: 'غيّر هذه القيم في صفحة السجل.',
    absent: 'لا توجد هذه القيمة في هذا السجل.',
  },
  view: {
    title: 'عرض سريع',
    open: 'فتح',
    edit: 'تعديل',
    close: 'إغلاق العرض السريع',
  },
}

export default keys
