import type { PaletteMessages } from '../en/palette.ts'

const palette: PaletteMessages = {
  open: 'البحث والأوامر',
  placeholder: 'ابحث عن سجل أو شاشة أو إجراء…',
  results: 'النتائج',
  recent: 'المستخدمة مؤخرًا',
  screens: 'الشاشات',
  create: 'إنشاء',
  records: 'السجلات',
  actions: 'الإجراءات',
  language: 'اللغة: %{name}',
  schema: 'لون السمة: %{name}',
  layout: 'التخطيط: %{name}',
  mode: 'الوضع: %{name}',
  controlSize: 'حجم عناصر التحكم: %{name}',
  keys: 'اختصارات لوحة المفاتيح',
  inList: 'البحث عن «%{query}» في %{list}',
  searching: 'جارٍ البحث في السجلات…',
  nothing: 'لا توجد نتائج لـ «%{query}»',
  failed: 'تعذّر البحث في السجلات.',
  choose: 'اختيار',
  run: 'فتح',
  close: 'إغلاق',
}

export default palette
