import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, UpdateParams } from 'react-admin'
import type { BatchResult } from '../../model/calls/recordCalls.ts'
import type { BatchRequest } from './batch.ts'
import { boundedList } from './bounded.ts'
import { type Calling, createCalling } from './call.ts'
import { changes } from './changes.ts'
import { type Confirmations, confirming } from './confirmations.ts'
import type { Conflicts, Values } from './conflicts.ts'
import { type Embedded, embedding } from './embedded.ts'
import type { Translate } from './fieldMessages.ts'
import { createFiles, type Files } from './files.ts'
import { flattenFilter } from './flattenFilter.ts'
import { createHistory, type HistoryCalls } from './history.ts'
import type { AuthorizedFetch, HttpClient } from './http.ts'
import { createImports, type ImportCalls } from './imports.ts'
import { createReading, type Reading } from './read.ts'
import { succeeded } from './succeeded.ts'
import { translateRefusal } from './translateRefusal.ts'
import type { UploadTransport } from './uploadTransport.ts'
import { createWriter } from './writes.ts'

/** Calls of the API that react-admin does not have. */
export interface HubDataProvider extends DataProvider, Files, HistoryCalls, ImportCalls, Calling, Reading {
  readonly batch: (resource: string, request: BatchRequest) => Promise<readonly BatchResult[]>
}

interface Parts {
  /** Address of the API without a slash at its end: `/api`. */
  readonly apiUrl: string
  readonly httpClient: HttpClient
  readonly authorizedFetch: AuthorizedFetch
  readonly sendUpload: UploadTransport
  readonly conflicts: Conflicts
  readonly confirmations: Confirmations
  readonly translate: Translate
  /** Receives the records that a page of a list refers to. */
  readonly onReferences?: (references: Embedded) => void
}

/** Ids of one request of getMany, so that its address stays short. */
const IDS = 100

const chunks = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / IDS) }, (_, index) => all.slice(index * IDS, (index + 1) * IDS))

const failIfAny = (results: readonly BatchResult[]): { data: string[] } => {
  const failed = results.find((result) => !succeeded(result))
  if (failed) throw new Error(failed.message ?? 'errors.requestFailed')
  return { data: results.map(({ id }) => id) }
}

const compose = ({ apiUrl, authorizedFetch, sendUpload, conflicts, confirmations, ...parts }: Parts): HubDataProvider => {
  const httpClient = confirming(parts.httpClient, confirmations)
  const listClient = parts.onReferences ? embedding(httpClient, parts.onReferences) : httpClient
  const rest = simpleRest(apiUrl, httpClient)
  const save = createWriter(apiUrl, httpClient, conflicts)
  // Fetched with the first batch.
  const batch: HubDataProvider['batch'] = async (resource, request) => {
    const { createBatch } = await import('./batch.ts')
    return createBatch({ apiUrl, httpClient, conflicts, confirmations, save })(resource, request)
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
      const client = params.meta?.embed === false ? httpClient : listClient
      return boundedList(apiUrl, client, perPage, page, (provider) =>
        provider.getList(resource, { ...params, filter: flattenFilter(params.filter ?? {}) }),
      )
    },
    getManyReference: (resource, params) => {
      const { page, perPage } = params.pagination
      return boundedList(apiUrl, listClient, perPage, page, (provider) =>
        provider.getManyReference(resource, { ...params, filter: flattenFilter(params.filter ?? {}) }),
      )
    },
    getMany: async (resource, params) => {
      const pages = await Promise.all(chunks(params.ids).map((ids) => rest.getMany(resource, { ...params, ids: [...ids] })))
      return { data: pages.flatMap(({ data }) => data) }
    },
    update: update as DataProvider['update'],
    updateMany: async (resource, { ids, data }) =>
      failIfAny(await batch(resource, { action: 'update', ids: ids.map(String), data: changes(data as Values, undefined) })),
    deleteMany: async (resource, { ids }) => failIfAny(await batch(resource, { action: 'delete', ids: ids.map(String) })),
    batch,
    ...createFiles(apiUrl, authorizedFetch, sendUpload),
    ...createHistory(apiUrl, httpClient),
    ...createImports(apiUrl, httpClient),
    ...createCalling(httpClient),
    ...createReading(apiUrl, httpClient),
  }
}

/** Every call's refusal comes out in the user's language. */
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

/** ra-data-simple-rest and, around it, what the API adds: bounded totals, batches, versions, conflicts, errors by field, files. */
export const createDataProvider = (parts: Parts): HubDataProvider => translating(compose(parts), parts.translate)
