import { timingSafeEqual } from 'node:crypto'
import type { Random } from '../../auth/authOptions.ts'
import { deriveKey, hmac } from '../../auth/keys.ts'
import { fieldValue, type Values } from '../../records/values.ts'

const DIGITS = 8

export interface InvitationCodes {
  readonly create: () => string
  /** What is stored of a code. */
  readonly hashOf: (invitation: Values, code: string) => string
  readonly fits: (invitation: Values, code: string) => boolean
}

/** Codes that are mailed to who is invited. Like other short codes they are stored under a key, so that a copy of the table gives none away. */
export function createInvitationCodes(secret: string, random: Random): InvitationCodes {
  const key = deriveKey(secret, 'invitation')
  const text = (invitation: Values, name: string) => String(fieldValue(invitation, name))
  const hashOf = (invitation: Values, code: string) => hmac(key, text(invitation, 'firm'), text(invitation, 'email'), code).toString('hex')
  return {
    create: () => String(Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0'),
    hashOf,
    fits: (invitation, code) => timingSafeEqual(Buffer.from(text(invitation, 'codeHash')), Buffer.from(hashOf(invitation, code))),
  }
}
