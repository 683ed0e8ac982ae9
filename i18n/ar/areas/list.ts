import type { ListMessages } from '../../en/areas/list.ts'

const list: ListMessages = {
  totals: 'الإجماليات',
  failed: 'تعذّر تحميل الإجماليات.',
  jobs: {
    chooseField: 'اختر حقلًا',
    selectAll: 'تحديد الكل (%{total})',
    allSelected: 'حُدِّد الكل (%{total})',
    unbounded: 'كل النتائج',
    title: '%{name}: جارٍ تعديل السجلات',
    deleting: '%{name}: جارٍ حذف السجلات',
    undoing: '%{name}: جارٍ التراجع',
    done: 'عُدِّل %{written} من %{total}',
    deleted: 'حُذف %{written} من %{total}',
    undone: 'استُعيد %{written} من %{total}',
    progress: '%{done} من %{total}',
    cancelled: 'أُوقف بعد %{done} من %{total}',
    stopped: 'فشلت المهمة بعد %{done} من %{total}',
    refused:
      'لم يُرفض أي سجل |||| رُفض سجل واحد |||| رُفض سجلان |||| رُفضت %{smart_count} سجلات |||| رُفض %{smart_count} سجلًا |||| رُفض %{smart_count} سجل',
    more: 'و%{count} غيرها',
    cancel: 'إيقاف',
    undo: 'تراجع',
  },
}

export default list
