/** Locations of react-admin's; `src/screens/routing/routes.ts` says what the address bar shows. */
export const BOARD_PATH = '/-/AvailableCarsBidding'
export const roomPath = (id: string): string => `${BOARD_PATH}/${encodeURIComponent(id)}`
