import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, UpdateParams } from 'react-admin'
import type { ImportPreview } from '../../model/calls/importCalls.ts'
import type { HistoryEntry } from '../../model/calls/recordCalls.ts'
import { chunksOf } from '../../model/values/chunksOf.ts'
import type { BatchAnswer, BatchRequest } from './batch.ts'
import { boundedList, type ListMeta, pageOrLast } from './bounded.ts'
import { type Caller, createCaller } from './call.ts'
import { changes } from './changes.ts'
import { type Confirmations, confirming } from './confirmations.ts'
import type { Conflicts, Values } from './conflicts.ts'
import { type Embedded, embedding } from './embedded.ts'
import type { Translate } from './fieldMessages.ts'
import { createFiles, type Files } from './files.ts'
import { flattenFilter } from './flattenFilter.ts'
import type { AuthorizedFetch, HttpClient } from './http.ts'
import { succeeded } from './succeeded.ts'
import { translateRefusal } from './translateRefusal.ts'
import type { UploadTransport } from './uploadTransport.ts'
import { createWriter } from './writes.ts'

/** Calls for any entity that are a single request. */
interface RecordCalls {
  readonly history: (resource: string, id: string) => Promise<readonly HistoryEntry[]>
  /** Restores the record's values of a version; also restores a deleted record. */
  readonly restore: (resource: string, id: string, version: number) => Promise<Values>
  /** `query`: language of the user, and a chosen encoding. */
  readonly importFile: (resource: string, file: File, query: Readonly<Record<string, string>>) => Promise<ImportPreview>
  /** Fetches an API address other than a record: `dashboard`. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<unknown>
}

/** Calls of the API that react-admin does not have. */
export interface HubDataProvider extends DataProvider, Files, RecordCalls, Caller {
  readonly batch: (resource: string, request: BatchRequest) => Promise<BatchAnswer>
}

interface Parts {
  /** Address of the API without a trailing slash: `/api`. */
  readonly apiUrl: string
  readonly httpClient: HttpClient
  readonly authorizedFetch: AuthorizedFetch
  readonly sendUpload: UploadTransport
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
  readonly translate: Translate
  /** Called with the records that a page of a list refers to. */
  readonly onReferences?: (references: Embedded) => void
  /** Called before each request that may write records. */
  readonly onWrite: () => void
}

/** Maximum number of ids per request of getMany, which limits the length of its address. */
const IDS = 100

const failIfAny = ({ results }: BatchAnswer): { data: string[] } => {
  const failed = results.find((result) => !succeeded(result))
  if (failed) throw new Error(failed.message ?? 'errors.requestFailed')
  return { data: results.map(({ id }) => id) }
}

const recordCalls = (apiUrl: string, httpClient: HttpClient): RecordCalls => ({
  history: async (resource, id) => (await httpClient(`${apiUrl}/${resource}/${encodeURIComponent(id)}/history`)).json,
  restore: async (resource, id, version) =>
    (await httpClient(`${apiUrl}/${resource}/${encodeURIComponent(id)}/restore`, { method: 'POST', body: JSON.stringify({ version }) }))
      .json,
  importFile: async (resource, file, query) => {
    const body = new FormData()
    body.append('file', file, file.name)
    return (await httpClient(`${apiUrl}/${resource}/import?${new URLSearchParams(query).toString()}`, { method: 'POST', body })).json
  },
  read: async (path, signal) => (await httpClient(`${apiUrl}/${path}`, { signal })).json,
})

const compose = ({ apiUrl, authorizedFetch, sendUpload, conflicts, confirmations, onWrite, ...parts }: Parts): HubDataProvider => {
  const caller = confirming(parts.httpClient, confirmations)
  const httpClient: HttpClient = (url, options) => {
    if (options?.method && options.method !== 'GET') onWrite()
    return caller(url, options)
  }
  const listClient = parts.onReferences ? embedding(httpClient, parts.onReferences) : httpClient
  const rest = simpleRest(apiUrl, httpClient)
  const save = createWriter(apiUrl, httpClient, conflicts)
  // Loaded with the first batch.
  const batch: HubDataProvider['batch'] = async (resource, request) => {
    const { createBatch } = await import('./batch.ts')
    return createBatch({ apiUrl, httpClient, conflicts, confirmations })(resource, request)
  }

  const update = async (resource: string, { id, data, previousData }: UpdateParams) => {
    const changed = changes(data, previousData)
    if (previousData && Object.keys(changed).length === 0) return { data: previousData }
    return { data: await save({ resource, id: String(id), data: changed, version: previousData?._version }) }
  }

  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) => {
      const { page = 1, perPage = 25 } = params.pagination ?? {}
      const { embed, last }: ListMeta = params.meta ?? {}
      const filter = flattenFilter(params.filter ?? {})
      const list = (asked: number) =>
        boundedList(apiUrl, embed === false ? httpClient : listClient, perPage, asked, (provider) =>
          provider.getList(resource, { ...params, filter, pagination: { page: asked, perPage } }),
        )
      return last ? pageOrLast({ page, perPage }, list) : list(page)
    },
    getManyReference: (resource, params) => {
      const { page, perPage } = params.pagination
      return boundedList(apiUrl, listClient, perPage, page, (provider) =>
        provider.getManyReference(resource, { ...params, filter: flattenFilter(params.filter ?? {}) }),
      )
    },
    getMany: async (resource, params) => {
      const pages = await Promise.all(chunksOf(params.ids, IDS).map((ids) => rest.getMany(resource, { ...params, ids })))
      return { data: pages.flatMap(({ data }) => data) }
    },
    update: update as DataProvider['update'],
    updateMany: async (resource, { ids, data }) =>
      failIfAny(await batch(resource, { action: 'update', ids: ids.map(String), data: changes(data as Values, undefined) })),
    deleteMany: async (resource, { ids }) => failIfAny(await batch(resource, { action: 'delete', ids: ids.map(String) })),
    batch,
    ...createFiles(apiUrl, authorizedFetch, sendUpload),
    ...recordCalls(apiUrl, httpClient),
    ...createCaller(caller, onWrite),
  }
}

/** Translates the errors of all calls. */
const translating = (provider: HubDataProvider, translate: Translate): HubDataProvider =>
  Object.fromEntries(
    Object.entries(provider).map(([name, call]) => [
      name,
      typeof call !== 'function'
        ? call
        : async (...args: unknown[]) => {
            try {
              return await call(...args)
            } catch (error) {
              throw translateRefusal(translate, String(args[0]), error, name)
            }
          },
    ]),
  ) as HubDataProvider

/** ra-data-simple-rest, extended by the API's features: bounded totals, batches, versions, conflicts, errors by field, files. */
export const createDataProvider = (parts: Parts): HubDataProvider => translating(compose(parts), parts.translate)
