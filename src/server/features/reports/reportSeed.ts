import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'

const REPORT_TYPES = ['Bar chart', 'Line chart', 'Pie chart', 'Table'] as const
const CHARTS = ['bar', 'line', 'pie', 'table'] as const

export const reportTypeSeed = (): SeedRecord[] =>
  REPORT_TYPES.map((name, position) => ({ id: seedId(40, position), name, chartScript: { kind: CHARTS[position] ?? 'table' } }))

/** Name, type, query, sync seconds. */
const REPORTS = [
  [
    'Sales by customer',
    0,
    'select customer_label as customer, sum(net_total) as total from sales_orders group by customer_label order by total desc limit 20',
    0,
  ],
  ['Sales by day', 1, 'select date, sum(net_total) as total from sales_orders group by date order by date', 60],
  ['Cars by status', 2, 'select status, count(*) as cars from cars group by status order by status', 30],
  [
    'Orders waiting for approval',
    3,
    "select fiche_number, date, customer_label as customer, net_total from sales_orders where approval = 'proposal' order by date",
    0,
  ],
] as const

export const reportSeed = (dealers: readonly string[]): SeedRecord[] =>
  REPORTS.map(([name, type, sqlQuery, syncSeconds], position) => ({
    id: seedId(41, position),
    name,
    reportType: seedId(40, type),
    showInMenu: true,
    showInDashboard: position < 3,
    containerSize: 'medium',
    resultOffset: 0,
    syncSeconds,
    chart: CHARTS[type],
    sqlQuery,
    filters: [],
    allowedUsers: position === 2 ? [...dealers] : [],
  }))
