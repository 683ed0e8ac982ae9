/**
 * What a page loads by dynamic import until it is shown, in English, with everything that these import statically. The browser test
 * compares these lists with what Chromium loads.
 */
export const SIGN_IN: readonly string[] = ['index.html', 'i18n/en/session.ts', 'src/screens/session/ShowroomCar.tsx']

/** Up to the customers' list, everything before it included. */
export const FIRST_LIST: readonly string[] = [...SIGN_IN, 'src/App.tsx', 'i18n/en/index.ts']

/** What the list fetches once it is rendered and idle (`src/admin/whenIdle.ts`), and with the stream of events; not counted. */
export const PREFETCHED: readonly string[] = [
  'src/admin/recordViews.ts',
  'src/admin/fieldInputs.ts',
  'src/admin/list/filters/FilterPanel.tsx',
  'src/admin/shell/notifications/NotificationBell.tsx',
  'i18n/en/areas/notifications.ts',
  'src/providers/realtime/readEvents.ts',
]
