import type { AnswerOf, CallTypes, Sent, SentOf, TypedCall } from '../../model/calls/callContract.ts'
import type { HttpClient } from './http.ts'

interface Options {
  readonly signal?: AbortSignal
  /** Also sent if the page is closed meanwhile. */
  readonly keepalive?: true
}

export interface Caller {
  /**
   * Makes a declared call: `call<typeof walletCalls.adjust>('POST', '/api/wallets/{id}/adjust', { params, headers, body })`. It uses the contract as a
   * type only, so that no schema is loaded. Resolves to the answer's body; rejects with an `HttpError`, with status 0 if there was no answer.
   */
  readonly call: <C extends TypedCall<CallTypes>>(method: C['method'], path: C['path'], sent: SentOf<C> & Options) => Promise<AnswerOf<C>>
  /** The same for an action that may create a record: resolves to its id, or to undefined. */
  readonly make: <C extends TypedCall<CallTypes>>(method: C['method'], path: C['path'], sent: SentOf<C>) => Promise<string | undefined>
}

/** `/api/wallets/{id}`, `{ id }` → `/api/wallets/5` */
const expanded = (path: string, params: Sent['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function queryOf(query: Sent['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const idIn = (location: string | null): string | undefined => {
  const id = location?.split('/').at(-1)
  return id && decodeURIComponent(id)
}

/** `onWrite` is called before each call that may write records. */
export const createCaller = (httpClient: HttpClient, onWrite: () => void): Caller => {
  const send = (method: string, path: string, { params, query, headers, body, signal, keepalive, keepsUndo }: Sent & Options) => {
    if (method !== 'GET' && !keepsUndo) onWrite()
    return httpClient(`${expanded(path, params)}${queryOf(query)}`, {
      method,
      headers: new Headers(headers),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  }
  return {
    call: async (method, path, sent: Sent & Options) => (await send(method, path, sent)).json,
    make: async (method, path, sent: Sent) => idIn((await send(method, path, sent)).headers.get('location')),
  }
}
