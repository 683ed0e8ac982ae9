import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

const TYPES = [
  ['Bar chart', 'bar'],
  ['Line chart', 'line'],
  ['Pie chart', 'pie'],
  ['Table', 'table'],
] as const

export const reportTypeSeed = (): SeedDraft<'reportTypes'>[] =>
  TYPES.map(([name, kind], position): SeedDraft<'reportTypes'> => ({ id: seedId(40, position), name, chartScript: { kind } }))

/** A report that the house shares with dealers; each sees their own rows. */
export const sharedReportSeed = (dealers: readonly string[]): SeedDraft<'reports'>[] => [
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
