/**
 * Modules that a page imports dynamically until it is shown, in English, and so all their static imports. The browser test compares these lists with what
 * Chromium loads.
 */
export const SIGN_IN: readonly string[] = ['index.html', 'i18n/en/session.ts', 'src/screens/session/ShowroomCar.tsx']

/** All up to the customers' list. */
export const FIRST_LIST: readonly string[] = [...SIGN_IN, 'src/App.tsx', 'i18n/en/index.ts']

/** Loaded once the list is rendered, when it is idle (`src/admin/whenIdle.ts`), or with the event stream; not counted. */
export const PREFETCHED: readonly string[] = [
  'src/admin/recordViews.ts',
  'src/admin/fieldInputs.ts',
  'src/admin/list/filters/FilterPanel.tsx',
  'src/admin/list/columns/resizing.ts',
  'src/admin/list/table/wideHead.ts',
  'src/admin/list/views/ViewChooser.tsx',
  'src/admin/list/shape/ShapeChooser.tsx',
  'src/admin/list/keys/ListKeys.tsx',
  'src/admin/bulk/SelectedBar.tsx',
  'src/admin/list/cells/Cells.tsx',
  'virtual:validators/customers',
  'src/providers/i18n/areaFiles.ts',
  'i18n/en/areas/views.ts',
  'i18n/en/areas/shapes.ts',
  'i18n/en/areas/keys.ts',
  'src/admin/jobs/JobHost.tsx',
  'src/admin/keys/pressKey.ts',
  'src/admin/shell/notifications/NotificationBell.tsx',
  'src/screens/subscriptions/notice/PlanNotice.tsx',
  'i18n/en/areas/notifications.ts',
  'src/providers/realtime/readEvents.ts',
]
