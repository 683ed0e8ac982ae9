import type { HttpClient } from './http.ts'

export interface Reading {
  /** What an address of the API answers that is nobody's record: `dashboard`. */
  readonly read: (path: string, signal?: AbortSignal) => Promise<unknown>
}

export const createReading = (apiUrl: string, httpClient: HttpClient): Reading => ({
  read: async (path, signal) => (await httpClient(`${apiUrl}/${path}`, { signal })).json,
})
