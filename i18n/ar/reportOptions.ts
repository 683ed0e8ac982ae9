/** Kinds of charts, in reports and chart settings. */
export const chartKinds = {
  table: 'جدول',
  number: 'رقم',
  line: 'خطي',
  area: 'مساحي',
  bar: 'أعمدة',
  combo: 'مركّب',
  pie: 'دائري',
  scatter: 'مبعثر',
  funnel: 'قمع',
  heatMap: 'خريطة حرارية',
  pivot: 'جدول محوري',
}

/** Relative periods of a report's days. */
export const periods = {
  today: 'اليوم',
  yesterday: 'أمس',
  last7Days: 'آخر 7 أيام',
  last30Days: 'آخر 30 يومًا',
  last90Days: 'آخر 90 يومًا',
  last12Months: 'آخر 12 شهرًا',
  thisWeek: 'هذا الأسبوع',
  lastWeek: 'الأسبوع الماضي',
  thisMonth: 'هذا الشهر',
  lastMonth: 'الشهر الماضي',
  thisQuarter: 'هذا الربع',
  lastQuarter: 'الربع الماضي',
  thisYear: 'هذه السنة',
  lastYear: 'السنة الماضية',
}
