import type { HttpClient } from './http.ts'

export interface SendOptions {
  /** Default: POST. */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** Names one intent: sent again with the same key, it counts once (`PRODUCT.md W3`). */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export interface Sending {
  /** Does what is no record's create, update or delete: `auctions/12/bids`. Resolves to the answer's body; rejects with an `HttpError`, whose status is 0 where no answer came. */
  readonly send: (path: string, options?: SendOptions) => Promise<unknown>
}

export const createSending = (apiUrl: string, httpClient: HttpClient): Sending => ({
  send: async (path, { method = 'POST', body, idempotencyKey, signal } = {}) => {
    const headers = new Headers(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey })
    const options = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }), ...(signal && { signal }) }
    return (await httpClient(`${apiUrl}/${path}`, options)).json
  },
})
