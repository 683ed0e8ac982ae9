import type { EntityMap } from '../../../model/entityMap.ts'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7

/** How long one that can't be accepted any more is still listed, so that it can be sent again. */
export const KEPT_DAYS = 30

export const DAY = 24 * 60 * 60 * 1000

/** Whether an invitation can be accepted: its time is not over, and too many wrong codes have not used it up. */
export const isOpen = ({ expiresAt, triesLeft }: EntityMap['invitations'], now: Date): boolean =>
  triesLeft > 0 && Date.parse(expiresAt) > now.getTime()
