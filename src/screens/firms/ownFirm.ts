import { storedClaims, storedUser } from '../../providers/auth/session.ts'
import { chosenFirm } from './chosenFirm.ts'

/** Id of the signed-in user's firm; undefined for a user without one. */
export const ownFirm = (): string | undefined => {
  const { firm } = storedClaims()
  return typeof firm === 'string' ? firm : undefined
}

/** Whether a record belongs to the user's firm. A record without `firm` does: the API omits it for users who see their own firm only. */
export const isOwnFirm = (firm: string | undefined): boolean => firm === undefined || firm === ownFirm()

/** Whether the signed-in user sees the records of all firms. */
export const seesAllFirms = (): boolean => storedUser().authority.includes('Admin') && chosenFirm() === undefined

/** Filter for records of the user's firm; empty for users who see no others. */
export const ownFirmFilter = (): Readonly<Record<string, string>> => {
  const firm = ownFirm()
  return seesAllFirms() && firm !== undefined ? { firm } : {}
}
