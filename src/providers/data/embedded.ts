import type { HttpClient } from './http.ts'

/** Records that a page refers to, by entity and id; null for an invisible one. */
export type Embedded = Readonly<Record<string, Readonly<Record<string, object | null>>>>

interface WithReferences {
  readonly data: unknown
  readonly references: Embedded
}

const isEmbedding = (json: unknown): json is WithReferences =>
  typeof json === 'object' && json !== null && 'data' in json && 'references' in json && Array.isArray(json.data)

/** Client that requests lists with the records that their rows refer to, and passes these on; the list itself is returned as usual. */
export const embedding =
  (httpClient: HttpClient, onReferences: (references: Embedded) => void): HttpClient =>
  async (url, options) => {
    const answer = await httpClient(`${url}&embed=references`, options)
    if (!isEmbedding(answer.json)) return answer
    onReferences(answer.json.references)
    return { ...answer, json: answer.json.data }
  }
