import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** A key for one purpose, derived from the server's secret, so that no two uses share one. */
export const deriveKey = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const hmac = (key: Uint8Array, ...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
