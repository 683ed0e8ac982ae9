import { timingSafeEqual } from 'node:crypto'
import { deriveKey, hmac } from '../../auth/keys.ts'

/** The document of a link. */
interface LinkedDocument {
  readonly entity: string
  readonly id: string
  readonly locale: string
}

/** Content of an address before its signature is checked. */
interface ReadLink extends LinkedDocument {
  /** Seconds since 1970. */
  readonly expires: number
  readonly signature: string
}

/** Links that show one document without a session. The signature covers the state of the record, so a change invalidates them. */
export interface DocumentLinks {
  readonly sign: (document: LinkedDocument, state: string, seconds: number) => { readonly token: string; readonly expiresAt: string }
  /** Undefined for an invalid or expired address. */
  readonly read: (token: string) => ReadLink | undefined
  readonly holds: (link: ReadLink, state: string) => boolean
}

const SHAPE = /^([A-Za-z]{1,40})~([A-Za-z0-9-]{1,64})~([a-z]{2})~(\d{1,12})~([A-Za-z0-9_-]{43})$/

export function createDocumentLinks(secret: string, clock: () => Date): DocumentLinks {
  const key = deriveKey(secret, 'document link')
  const digest = ({ entity, id, locale }: LinkedDocument, expires: number, state: string): Buffer =>
    hmac(key, entity, id, locale, String(expires), state)
  return {
    sign(document, state, seconds) {
      const expires = Math.floor(clock().getTime() / 1000) + seconds
      const signature = digest(document, expires, state).toString('base64url')
      const token = [document.entity, document.id, document.locale, expires, signature].join('~')
      return { token, expiresAt: new Date(expires * 1000).toISOString() }
    },
    read(token) {
      const [, entity, id, locale, expires, signature] = SHAPE.exec(token) ?? []
      if (!entity || !id || !locale || !expires || !signature) return undefined
      return Number(expires) * 1000 <= clock().getTime() ? undefined : { entity, id, locale, expires: Number(expires), signature }
    },
    holds(link, state) {
      const [given, expected] = [Buffer.from(link.signature, 'base64url'), digest(link, link.expires, state)]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
