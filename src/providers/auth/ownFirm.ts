import { chosenFirm } from './chosenFirm.ts'
import { storedUser } from './session.ts'

/** Whether a record belongs to the firm of the signed-in user. If the API does not send its firm, the user sees only their own firm's. */
export const isOwnFirm = (firm: string | undefined): boolean => firm === undefined || firm === storedUser().firm

/** Filter for the own firm's records, for users who see those of all firms. */
export const ownFirmFilter = (): Readonly<Record<string, string>> => {
  const { authority, firm } = storedUser()
  return authority.includes('Admin') && firm !== undefined && chosenFirm() === undefined ? { firm } : {}
}
