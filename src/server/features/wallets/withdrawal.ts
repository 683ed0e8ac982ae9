import type { HoldOf } from './holds.ts'

/** The hold of a withdrawal that waits for its decision. */
export const withdrawalOf = (firm: string, request: string): HoldOf => ({ firm, reference: `withdrawal:${request}` })
