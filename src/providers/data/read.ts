import type { HttpClient } from './http.ts'

export interface Reading {
  /** What an address of the API answers that is nobody's record: `dashboard`. */
  readonly read: (path: string) => Promise<unknown>
}

export const createReading = (apiUrl: string, httpClient: HttpClient): Reading => ({
  read: async (path) => (await httpClient(`${apiUrl}/${path}`)).json,
})
