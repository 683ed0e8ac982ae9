import type { HttpClient } from './http.ts'

export interface Reading {
  /** Reads an address of the API that is not a record: `dashboard`. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<unknown>
}

export const createReading = (apiUrl: string, httpClient: HttpClient): Reading => ({
  read: async (path, signal) => (await httpClient(`${apiUrl}/${path}`, { signal })).json,
})
