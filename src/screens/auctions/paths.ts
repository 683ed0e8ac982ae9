/** Locations inside react-admin; `src/screens/routing/routes.ts` maps them to the addresses in the address bar. */
export const BOARD_PATH = '/-/AvailableCarsBidding'
export const roomPath = (id: string): string => `${BOARD_PATH}/${encodeURIComponent(id)}`
