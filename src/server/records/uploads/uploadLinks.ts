import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Lifetime of a link in seconds. */
const LINK_SECONDS = 5 * 60

/** Links that open one upload without a token in the header, for `<img src>` and downloads. */
export interface UploadLinks {
  readonly sign: (id: string) => { readonly token: string; readonly expiresAt: string }
  readonly verify: (id: string, token: string) => boolean
}

export function createUploadLinks(secret: string, clock: () => Date): UploadLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'upload link', 32))
  const digest = (id: string, expires: number) => createHmac('sha256', key).update(`${id} ${expires}`).digest()
  return {
    sign(id) {
      const expires = Math.floor(clock().getTime() / 1000) + LINK_SECONDS
      const token = `${expires}.${digest(id, expires).toString('base64url')}`
      return { token, expiresAt: new Date(expires * 1000).toISOString() }
    },
    verify(id, token) {
      const [expires = '', signature = ''] = token.split('.', 2)
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= clock().getTime()) return false
      const [given, expected] = [Buffer.from(signature, 'base64url'), digest(id, Number(expires))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
