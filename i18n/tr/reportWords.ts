/** Kinds of charts, as reports and the settings of charts name them. */
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

/** Days that move with the day on which a report runs. */
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
