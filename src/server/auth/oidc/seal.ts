import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey } from '../keys.ts'

export interface Seal<T extends object> {
  readonly close: (value: T) => string
  /** Undefined if the value is not ours, was changed or has expired. */
  readonly open: (sealed: string) => T | undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Values that a browser keeps for the server and can neither read nor change (AES-256-GCM), valid for some seconds. So a sign-in that
 * begins at one process can end at another, without a table.
 */
export function createSeal<T extends object>(
  { secret, random, clock }: Pick<AuthOptions, 'secret' | 'random' | 'clock'>,
  purpose: string,
  seconds: number,
): Seal<T> {
  const key = deriveKey(secret, purpose)

  function decrypt(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return undefined
    }
  }

  return {
    close(value) {
      const iv = random(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      const text = JSON.stringify({ value, until: clock().getTime() + seconds * 1000 })
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed) {
      const text = decrypt(sealed)
      if (text === undefined) return undefined
      const { value, until }: { value: T; until: number } = JSON.parse(text)
      return until > clock().getTime() ? value : undefined
    },
  }
}
