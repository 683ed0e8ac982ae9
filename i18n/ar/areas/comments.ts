import type { CommentMessages } from '../../en/areas/comments.ts'

const comments: CommentMessages = {
  write: 'اكتب تعليقًا',
  hint: '@ للإشارة إلى شخص. يمكن استخدام Markdown.',
  sendKey: '%{mod}+Enter للإرسال.',
  send: 'تعليق',
  save: 'حفظ',
  attach: 'إرفاق ملف',
  people: 'الأشخاص',
  offered:
    'لم يُعثر على أحد |||| عُثر على شخص واحد |||| عُثر على شخصين |||| عُثر على %{smart_count} أشخاص |||| عُثر على %{smart_count} شخصًا |||| عُثر على %{smart_count} شخص',
  edit: 'تعديل التعليق',
  delete: 'حذف التعليق',
  edited: 'معدّل',
  new: 'جديد',
  unread:
    '%{smart_count} جديد |||| تعليق جديد |||| تعليقان جديدان |||| %{smart_count} جديدة |||| %{smart_count} جديدًا |||| %{smart_count} جديد',
  unknown: 'مستخدم غير معروف',
  deleteTitle: 'حذف هذا التعليق؟',
  deleteText: 'سيختفي لكل من يمكنه قراءته.',
  empty: 'لا توجد تعليقات بعد',
  loadFailed: 'تعذّر تحميل التعليقات',
}

export default comments
