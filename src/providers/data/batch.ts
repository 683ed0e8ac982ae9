import type { Json } from '../../model/entitySchema.ts'
import type { Values } from './conflicts.ts'
import type { HttpClient } from './http.ts'

export interface BatchRequest {
  /** `update`, `delete`, or an action that the entity names. */
  readonly action: string
  readonly ids?: readonly string[]
  /** Instead of ids: every record that matches. */
  readonly filter?: Readonly<Record<string, Json>>
  readonly data?: Values
  /** Versions that the user saw, by id; what others changed since comes back as a conflict. */
  readonly versions?: Readonly<Record<string, number>>
}

export interface BatchResult {
  readonly id: string
  readonly status: number
  readonly code?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, Json>>
  readonly fields?: readonly string[]
  readonly base?: Values
  readonly mine?: Values
  readonly theirs?: Values
}

export const succeeded = ({ status }: BatchResult): boolean => status < 400

/** One request for many records, with a result for each. */
export const createBatch =
  (apiUrl: string, httpClient: HttpClient) =>
  async (resource: string, request: BatchRequest): Promise<readonly BatchResult[]> => {
    const { json } = await httpClient(`${apiUrl}/${resource}/batch`, { method: 'POST', body: JSON.stringify(request) })
    return json.results
  }
