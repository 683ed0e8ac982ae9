import { declareCall } from '../../model/calls/callContract.ts'
import { listOf, object, text } from '../../model/calls/schemaParts.ts'
import { TILE_SIZES } from '../../model/tileSizes.ts'

const SIZE = { enum: TILE_SIZES } as const
const ROLE = { enum: ['Admin', 'Dealer'], description: 'Whose default it is, for Admins; left out: the caller’s own' } as const
const REPORT = object({ id: text, name: text })

/** Reports on the start page and in the menu. */
export const dashboardCalls = {
  read: declareCall({
    method: 'GET',
    path: '/api/reports/dashboard',
    summary: 'Reports of the start page, in their order',
    description:
      'As the caller arranged them, else as an Admin did for one of the caller’s roles; reports that came to the dashboard since stand at the end. Only those that the caller may run.',
    right: { resource: 'reports', action: 'list' },
    answer: object({
      tiles: listOf(object({ report: text, name: text, size: SIZE })),
      more: { ...listOf(REPORT), description: 'Other reports that the caller may run' },
      by: { enum: ['user', 'role', 'nobody'], description: 'Who arranged them' },
    }),
  }),
  arrange: declareCall({
    method: 'PUT',
    path: '/api/reports/dashboard',
    summary: 'Arrange the reports of the start page',
    right: { resource: 'reports', action: 'list' },
    body: object({ tiles: { ...listOf(object({ report: text, size: SIZE })), maxItems: 60 }, role: ROLE }, ['role']),
    refuses: [404],
  }),
  reset: declareCall({
    method: 'DELETE',
    path: '/api/reports/dashboard',
    summary: 'Forget how the reports of the start page were arranged',
    right: { resource: 'reports', action: 'list' },
    query: object({ role: ROLE }, ['role']),
  }),
  menu: declareCall({
    method: 'GET',
    path: '/api/reports/menu',
    summary: 'Reports of the menu that the caller may run, by name',
    right: { resource: 'reports', action: 'list' },
    answer: object({ reports: listOf(REPORT) }),
  }),
}
