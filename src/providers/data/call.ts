import type { AnswerOf, CallTypes, Sent, SentOf, TypedCall } from '../../model/calls/callContract.ts'
import type { HttpClient } from './http.ts'

interface Options {
  readonly signal?: AbortSignal
}

export interface Calling {
  /**
   * Makes a declared call: `call<typeof walletCalls.adjust>('POST', '/api/wallets/{id}/adjust', { params, headers, body })`. Only the contract's type
   * comes along, so that no schema is loaded. Resolves to the answer's body; rejects with an `HttpError`, whose status is 0 where no answer came.
   */
  readonly call: <C extends TypedCall<CallTypes>>(method: C['method'], path: C['path'], sent: SentOf<C> & Options) => Promise<AnswerOf<C>>
}

/** `/api/wallets/{id}`, `{ id }` → `/api/wallets/5` */
const expanded = (path: string, params: Sent['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryOf(query: Sent['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

export const createCalling = (httpClient: HttpClient): Calling => ({
  call: async (method, path, { params, query, headers, body, signal }: Sent & Options) => {
    const options = {
      method,
      headers: new Headers(headers),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }
    return (await httpClient(`${expanded(path, params)}${queryOf(query)}`, options)).json
  },
})
