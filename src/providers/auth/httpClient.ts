import { type fetchUtils, HttpError } from 'react-admin'
import type { AuthorizedFetch, HttpClient } from '../data/http.ts'
import { EXPIRED } from './authorizedFetch.ts'
import { RenewalError } from './renewal.ts'
import { REQUEST_TIMEOUT } from './timeLimit.ts'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Converts an error without an answer to an `HttpError` with a text key. An expired session becomes a 401. */
function withoutAnswer(error: unknown): unknown {
  if (isAbort(error)) return error
  if (error instanceof RenewalError) return new HttpError(`errors.${error.code}`, 401, { code: error.code })
  return new HttpError(isTimeout(error) ? 'errors.timeout' : 'errors.networkError', 0)
}

const requestHeaders = (options: fetchUtils.Options): Headers => {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return headers
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function bodyOf(response: Response): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The answer did not end in time.', 'TimeoutError')), REQUEST_TIMEOUT)
  })
  try {
    return await Promise.race([response.text(), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** React-admin's `fetchJson` over `authorizedFetch`: resolves for 2xx, else rejects with an `HttpError` whose body is the answer's. */
export function createHttpClient(authorizedFetch: AuthorizedFetch): HttpClient {
  return async (url, options = {}) => {
    try {
      const { user: _user, ...init } = options
      const response = await authorizedFetch(String(url), { ...init, headers: requestHeaders(options) })
      const body = await bodyOf(response)
      const json = parsed(body) as { readonly message?: string } | undefined
      if (EXPIRED.has(response.status)) throw new HttpError('errors.requestFailed', response.status, { ...json, code: 'requestFailed' })
      if (!response.ok) throw new HttpError(json?.message ?? (response.statusText || 'errors.requestFailed'), response.status, json)
      return { status: response.status, headers: response.headers, body, json }
    } catch (error) {
      throw error instanceof HttpError ? error : withoutAnswer(error)
    }
  }
}
