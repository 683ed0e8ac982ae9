import { HttpError } from 'react-admin'
import type { StoredFile } from './files.ts'
import { isObject } from './refusal.ts'

/** Sends one file as multipart form data. `progress` receives fractions from 0 to 1. Rejects with an `HttpError`. */
export type UploadTransport = (url: string, file: File, progress: (fraction: number) => void, signal: AbortSignal) => Promise<StoredFile>

interface Session {
  readonly token: () => string | null | undefined
  /** Gets a new token, or rejects. */
  readonly renew: () => Promise<unknown>
}

const EXPIRED: ReadonlySet<number> = new Set([401, 419, 440])

const bodyOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return undefined
  }
}

const isStored = (body: unknown): body is StoredFile => isObject(body) && typeof body.id === 'string'

/** Uses `XMLHttpRequest`, as `fetch` reports no upload progress. */
const sendOnce = (
  url: string,
  file: File,
  token: string | null | undefined,
  progress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const body = bodyOf(request)
      if (request.status < 300 && isStored(body)) resolve(body)
      else reject(new HttpError(request.statusText, request.status, body))
    })
    request.addEventListener('error', () => reject(new HttpError('errors.networkError', 0)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })

/** Uploads with the session's token, and renews an expired one once. */
export const createUploadTransport =
  ({ token, renew }: Session): UploadTransport =>
  async (url, file, progress, signal) => {
    try {
      return await sendOnce(url, file, token(), progress, signal)
    } catch (error) {
      if (!(error instanceof HttpError) || !EXPIRED.has(error.status)) throw error
      await renew()
      return sendOnce(url, file, token(), progress, signal)
    }
  }
