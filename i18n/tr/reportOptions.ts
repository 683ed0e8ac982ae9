/** Kinds of charts, in reports and chart settings. */
export const chartKinds = {
  table: 'Tablo',
  number: 'Sayı',
  line: 'Çizgi',
  area: 'Alan',
  bar: 'Çubuk',
  combo: 'Birleşik',
  pie: 'Pasta',
  scatter: 'Dağılım',
  funnel: 'Huni',
  heatMap: 'Isı haritası',
  pivot: 'Özet tablo',
}

/** Relative periods of a report's days. */
export const periods = {
  today: 'Bugün',
  yesterday: 'Dün',
  last7Days: 'Son 7 gün',
  last30Days: 'Son 30 gün',
  last90Days: 'Son 90 gün',
  last12Months: 'Son 12 ay',
  thisWeek: 'Bu hafta',
  lastWeek: 'Geçen hafta',
  thisMonth: 'Bu ay',
  lastMonth: 'Geçen ay',
  thisQuarter: 'Bu çeyrek',
  lastQuarter: 'Geçen çeyrek',
  thisYear: 'Bu yıl',
  lastYear: 'Geçen yıl',
}
