import type { EntityMap } from '../../../model/entityMap.ts'

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7

/** Days for which an expired invitation stays listed, so that it can be sent again. */
export const KEPT_DAYS = 30

export const DAY = 24 * 60 * 60 * 1000

/** Whether an invitation can be accepted: it has not expired, and there are tries left. */
export const isOpen = ({ expiresAt, triesLeft }: EntityMap['invitations'], now: Date): boolean =>
  triesLeft > 0 && Date.parse(expiresAt) > now.getTime()
