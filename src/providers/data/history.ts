import type { HistoryEntry } from '../../model/calls/recordCalls.ts'
import type { Values } from './conflicts.ts'
import type { HttpClient } from './http.ts'

export interface HistoryCalls {
  readonly history: (resource: string, id: string) => Promise<readonly HistoryEntry[]>
  /** Restores the record's values of a version; also restores a deleted record. */
  readonly restore: (resource: string, id: string, version: number) => Promise<Values>
}

export const createHistory = (apiUrl: string, httpClient: HttpClient): HistoryCalls => ({
  history: async (resource, id) => (await httpClient(`${apiUrl}/${resource}/${encodeURIComponent(id)}/history`)).json,
  restore: async (resource, id, version) =>
    (await httpClient(`${apiUrl}/${resource}/${encodeURIComponent(id)}/restore`, { method: 'POST', body: JSON.stringify({ version }) }))
      .json,
})
