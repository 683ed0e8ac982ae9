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
    'SELECT customer, SUM("netTotal") AS total FROM "salesOrders" GROUP BY customer ORDER BY total DESC LIMIT 20',
    0,
  ],
  ['Sales by day', 1, 'SELECT date, SUM("netTotal") AS total FROM "salesOrders" GROUP BY date ORDER BY date', 60],
  ['Cars by status', 2, 'SELECT status, COUNT(*) AS cars FROM cars GROUP BY status ORDER BY status', 30],
  [
    'Orders waiting for approval',
    3,
    'SELECT "ficheNumber", date, "netTotal" FROM "salesOrders" WHERE approval = \'proposal\' ORDER BY date',
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
