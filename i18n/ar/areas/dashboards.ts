import type { Dashboards } from '../../en/areas/dashboards.ts'

const dashboards: Dashboards = {
  title: 'التقارير',
  arrange: 'ترتيب',
  cancel: 'إلغاء',
  save: 'حفظ',
  saved: 'تم حفظ الترتيب',
  reset: 'استعادة الترتيب الافتراضي',
  resetHint: 'يُلغى ترتيبك الخاص',
  saveFor: 'حفظ الترتيب لـ',
  roles: { own: 'لي وحدي', Admin: 'كل المسؤولين', Dealer: 'كل التجار' },
  add: 'إضافة تقرير',
  none: 'لا توجد تقارير هنا بعد',
  noneHint: 'أضف تقريرًا، أو اختر في نموذج التقرير عرضه في لوحة المعلومات.',
  filters: 'مُرشِّحات الصفحة',
  unpick: 'إزالة المُرشِّح %{name}',
  records: 'عرض السجلات: %{name}',
  lacks: 'لا يسري هنا: %{names}',
  create: 'تقرير جديد',
  open: 'فتح %{name}',
  remove: 'إزالة %{name}',
  earlier: 'تقديم %{name}',
  later: 'تأخير %{name}',
  drag: 'نقل %{name}: اضغط مفتاح المسافة، وحرّك بالأسهم، ثم اضغط مفتاح المسافة مرة أخرى',
  size: 'عرض %{name}',
  sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير', full: 'كامل' },
  moved: 'أصبح %{name} في الموضع %{place} من %{count}',
  picked: 'تم التقاط %{name}: حرّكه بالأسهم، واضغط مفتاح المسافة لوضعه أو Escape للتراجع',
  kept: 'بقي %{name} في مكانه',
}

export default dashboards
