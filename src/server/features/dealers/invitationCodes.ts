import { timingSafeEqual } from 'node:crypto'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Random } from '../../auth/authOptions.ts'
import { deriveKey, hmac } from '../../auth/keys.ts'

const DIGITS = 8

type Invitation = EntityMap['invitations']
type Invited = Pick<Invitation, 'firm' | 'email'>

export interface InvitationCodes {
  readonly create: () => string
  /** Hash of a code for storage. */
  readonly hashOf: (invitation: Invited, code: string) => string
  readonly fits: (invitation: Invitation, code: string) => boolean
}

/** Codes mailed to invited people. Like other short codes they are stored under a key, so that a copy of the table reveals none. */
export function createInvitationCodes(secret: string, random: Random): InvitationCodes {
  const key = deriveKey(secret, 'invitation')
  const hashOf = ({ firm, email }: Invited, code: string) => hmac(key, firm, email, code).toString('hex')
  return {
    create: () => String(Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0'),
    hashOf,
    fits: (invitation, code) => timingSafeEqual(Buffer.from(invitation.codeHash), Buffer.from(hashOf(invitation, code))),
  }
}
