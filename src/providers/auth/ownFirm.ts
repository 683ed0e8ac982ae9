import { chosenFirm } from './chosenFirm.ts'
import { storedUser } from './session.ts'

/** Whether a record is of the firm of who is signed in. To whom the API does not say whose it is, it shows their own alone. */
export const isOwnFirm = (firm: string | undefined): boolean => firm === undefined || firm === storedUser().firm

/** Filter that leaves the own firm's records to who sees those of all firms. */
export const ownFirmFilter = (): Readonly<Record<string, string>> => {
  const { authority, firm } = storedUser()
  return authority.includes('Admin') && firm !== undefined && chosenFirm() === undefined ? { firm } : {}
}
