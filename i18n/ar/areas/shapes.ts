import type { ShapeMessages } from '../../en/areas/shapes.ts'

const shapes: ShapeMessages = {
  title: 'العرض على شكل',
  names: { table: 'جدول', cards: 'بطاقات', board: 'لوحة', calendar: 'تقويم' },
  columnsBy: 'الأعمدة حسب',
  daysBy: 'الأيام حسب',
  order: 'ترتيب الأعمدة',
  refused: {
    board: 'لا يمكن عرض هذه القائمة لوحةً حسب هذا الحقل. تُعرض القائمة العادية.',
    calendar: 'لا يمكن عرض هذه القائمة تقويمًا حسب هذا الحقل. تُعرض القائمة العادية.',
  },
  hidden: {
    board: 'لا يمكنك رؤية الحقل «%{field}» الذي تُبنى عليه أعمدة هذه اللوحة. تُعرض القائمة العادية.',
    calendar: 'لا يمكنك رؤية الحقل «%{field}» الذي تُبنى عليه أيام هذا التقويم. تُعرض القائمة العادية.',
  },
  failed: 'تعذّر عرض السجلات بهذا الشكل.',
  asTable: 'العرض جدولًا',
  board: {
    title: 'لوحة حسب %{field}',
    none: 'بلا قيمة',
    empty: 'لا توجد سجلات',
    more: 'عرض المزيد',
    moreColumns: 'مزيد من الأعمدة',
    failed: 'تعذّر تحميل هذه السجلات.',
    closed: 'لا يمكن نقل البطاقات: %{reason}',
    fixedCard: 'لا يمكن نقل هذه البطاقة: %{reason}',
    picked: 'التُقطت «%{name}» من «%{column}». يختار السهمان الأيمن والأيسر عمودًا، ويُفلتها Enter، ويُلغي Escape.',
    over: '«%{column}»، العمود %{place} من %{count}.',
    moving: 'يجري نقل «%{name}» إلى «%{column}».',
    moved: 'أصبحت «%{name}» في «%{column}».',
    kept: 'بقيت «%{name}» في «%{column}».',
    elsewhere: 'أصبحت «%{name}» في عمود آخر.',
  },
  calendar: {
    today: 'اليوم',
    previous: 'السابق',
    next: 'التالي',
    span: 'المدة المعروضة',
    spans: { month: 'شهر', week: 'أسبوع', agenda: 'جدول الأعمال' },
    more: '+%{count} أخرى',
    records: 'لا سجلات |||| سجل واحد |||| سجلان |||| %{smart_count} سجلات |||| %{smart_count} سجلًا |||| %{smart_count} سجل',
    empty: 'لا شيء في هذا الشهر',
    undated:
      'لا سجلات بلا تاريخ |||| سجل واحد بلا تاريخ |||| سجلان بلا تاريخ |||| %{count} سجلات بلا تاريخ |||| %{count} سجلًا بلا تاريخ |||| %{count} سجل بلا تاريخ',
    clocks: 'الأوقات بتوقيت %{zone}',
    closed: 'لا يمكن نقل السجلات: %{reason}',
    picked: 'التُقط «%{name}» من %{day}. تختار الأسهم يومًا، ويُفلته Enter، ويُلغي Escape.',
    over: '%{day}',
    moving: 'يجري نقل «%{name}» إلى %{day}.',
    moved: 'أصبح «%{name}» في %{day}.',
    kept: 'بقي «%{name}» في %{day}.',
    period: 'من %{from} إلى %{to}. يُنشئ Enter سجلًا لهذه الأيام، ويلغي Escape.',
    undatedRecord: {
      picked: 'التُقط «%{name}». تختار الأسهم يومًا، ويُفلته Enter، ويُلغي Escape.',
      moved: 'أصبح «%{name}» بلا تاريخ.',
      kept: 'بقي «%{name}» بلا تاريخ.',
    },
  },
}

export default shapes
