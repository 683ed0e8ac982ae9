import type { fetchUtils } from 'react-admin'

/** React-admin's `fetchJson` with the session's token and its renewal: resolves for 2xx, rejects with an `HttpError`. */
export type HttpClient = typeof fetchUtils.fetchJson

/** `fetch` with the session's token and its renewal. Resolves with any status; rejects if there is no answer, or with a `RenewalError`. */
export type AuthorizedFetch = (url: string, init?: RequestInit) => Promise<Response>
