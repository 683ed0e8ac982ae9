/** Kinds of charts, in reports and chart settings. */
export const chartKinds = {
  table: 'Tableau',
  number: 'Nombre',
  line: 'Courbe',
  area: 'Aires',
  bar: 'Barres',
  combo: 'Combiné',
  pie: 'Secteurs',
  scatter: 'Nuage de points',
  funnel: 'Entonnoir',
  heatMap: 'Carte de chaleur',
  pivot: 'Tableau croisé',
}

/** Relative periods of a report's days. */
export const periods = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  last7Days: '7 derniers jours',
  last30Days: '30 derniers jours',
  last90Days: '90 derniers jours',
  last12Months: '12 derniers mois',
  thisWeek: 'Cette semaine',
  lastWeek: 'Semaine dernière',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Mois dernier',
  thisQuarter: 'Ce trimestre',
  lastQuarter: 'Trimestre dernier',
  thisYear: 'Cette année',
  lastYear: 'Année dernière',
}
