import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'

const TYPES = [
  ['Bar chart', 'bar'],
  ['Line chart', 'line'],
  ['Pie chart', 'pie'],
  ['Table', 'table'],
] as const

export const reportTypeSeed = (): SeedRecord[] =>
  TYPES.map(([name, kind], position) => ({ id: seedId(40, position), name, chartScript: { kind } }))

/** A report that the house shares with dealers; each sees their own rows. */
export const sharedReportSeed = (dealers: readonly string[]): SeedRecord[] => [
  {
    id: seedId(41, 0),
    name: 'Cars by make and status',
    chart: 'bar',
    chartCode: { category: 'make', breakout: 'status', measures: [{ column: 'count' }], stacking: 'stacked', horizontal: true, limit: 10 },
    query: { view: 'cars', groups: [{ column: 'make' }, { column: 'status' }], measures: [{ of: 'count' }] },
    showInMenu: true,
    showInDashboard: true,
    containerSize: 'medium',
    resultOffset: 0,
    syncSeconds: 30,
    filters: [],
    visibleTo: 'allowedUsers',
    allowedUsers: [...dealers],
  },
]
