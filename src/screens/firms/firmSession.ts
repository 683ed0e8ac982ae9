import { storedUser } from '../../providers/auth/session.ts'
import { chosenFirm } from './chosenFirm.ts'
import { ownFirm } from './ownFirm.ts'

/** Request headers with the firm that an Admin views. */
export const firmHeaders = (): Readonly<Record<string, string>> => {
  const firm = chosenFirm()
  return firm === undefined ? {} : { 'X-Firm': firm }
}

/** The firm of the user for the access policy. A user with the role Admin sees all firms or a chosen one, as on the server. */
export const firmAttributes = (): Readonly<Record<string, string>> => {
  const firm = storedUser().authority.includes('Admin') ? chosenFirm() : ownFirm()
  return firm === undefined ? {} : { firm }
}
