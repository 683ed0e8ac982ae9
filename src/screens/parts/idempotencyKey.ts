/** A random key for the header `Idempotency-Key`. Not `crypto.randomUUID`, which exists under HTTPS only. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
