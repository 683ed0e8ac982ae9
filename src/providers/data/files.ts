import { HttpError } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import { flattenFilter } from './flattenFilter.ts'
import type { AuthorizedFetch } from './http.ts'
import { sortText } from './sortKeys.ts'
import type { UploadTransport } from './uploadTransport.ts'

export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

export interface ExportRequest {
  readonly format: 'csv' | 'xlsx' | 'json'
  /** Filter as in lists. */
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: string }
  readonly columns?: readonly string[]
  /** For people: labels and names in place of ids. */
  readonly names?: boolean
  readonly locale: string
}

interface AnsweredFile {
  readonly blob: Blob
  /** As the server calls it. */
  readonly name: string | undefined
  readonly headers: Headers
}

export interface Files {
  readonly upload: (file: File, progress: (fraction: number) => void, signal: AbortSignal) => Promise<StoredFile>
  readonly fileInfo: (id: string, signal?: AbortSignal) => Promise<Omit<StoredFile, 'id'>>
  /** `size`: `thumb`, `card` or `full`, for images. */
  readonly download: (id: string, signal?: AbortSignal, size?: string) => Promise<Blob>
  /** Posts JSON to an address of the API whose answer is a file. */
  readonly requestFile: (path: string, body: unknown, signal?: AbortSignal) => Promise<AnsweredFile>
  /** A file at an address of the API. */
  readonly fileAt: (path: string, signal?: AbortSignal) => Promise<AnsweredFile>
  /** Resolves when the file begins to arrive. */
  readonly exportFile: (resource: string, request: ExportRequest, signal?: AbortSignal) => Promise<Response>
}

const jsonOrNothing = async (response: Response): Promise<Json> => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

const accepted = async (response: Response): Promise<Response> => {
  if (response.ok) return response
  throw new HttpError(response.statusText, response.status, await jsonOrNothing(response))
}

/** As the server calls it. */
export const nameIn = (headers: Headers): string | undefined => {
  const disposition = headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? /filename="([^"]*)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded)
}

const exportQuery = ({ format, filter, sort, columns, names, locale }: ExportRequest): string =>
  new URLSearchParams({
    format,
    filter: JSON.stringify(flattenFilter(filter)),
    sort: sortText(sort),
    locale,
    ...(columns && { columns: columns.join(',') }),
    ...(names && { names: 'true' }),
  }).toString()

const blob = async (response: Response): Promise<Blob> => (await accepted(response)).blob()

const answered = async (response: Response): Promise<AnsweredFile> => ({
  blob: await blob(response),
  name: nameIn(response.headers),
  headers: response.headers,
})

/** Calls with files and streams instead of JSON. */
export const createFiles = (apiUrl: string, authorizedFetch: AuthorizedFetch, send: UploadTransport): Files => ({
  upload: (file, progress, signal) => send(`${apiUrl}/uploads`, file, progress, signal),
  fileInfo: async (id, signal) => {
    const { headers } = await accepted(await authorizedFetch(`${apiUrl}/uploads/${encodeURIComponent(id)}`, { method: 'HEAD', signal }))
    return {
      name: nameIn(headers) ?? id,
      type: headers.get('Content-Type') ?? 'application/octet-stream',
      size: Number(headers.get('Content-Length') ?? 0),
    }
  },
  download: async (id, signal, size) =>
    blob(await authorizedFetch(`${apiUrl}/uploads/${encodeURIComponent(id)}${size === undefined ? '' : `?size=${size}`}`, { signal })),
  requestFile: async (path, body, signal) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: new Headers({ 'content-type': 'application/json' }), signal }
    return answered(await authorizedFetch(`${apiUrl}${path}`, init))
  },
  fileAt: async (path, signal) => answered(await authorizedFetch(`${apiUrl}${path}`, { signal })),
  exportFile: async (resource, request, signal) =>
    accepted(await authorizedFetch(`${apiUrl}/${resource}/export?${exportQuery(request)}`, { signal })),
})
