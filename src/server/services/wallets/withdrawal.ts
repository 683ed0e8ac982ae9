import type { HoldOf } from './holds.ts'

/** The hold of a withdrawal that waits for its decision. */
export const withdrawalOf = (owner: string, request: string): HoldOf => ({ owner, reference: `withdrawal:${request}` })
