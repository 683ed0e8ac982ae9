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
  },
}

export default shapes
