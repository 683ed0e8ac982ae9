import type { Json } from '../../model/entitySchema.ts'
import type { Conflicts, Values } from './conflicts.ts'
import type { HttpClient } from './http.ts'
import { refusalOf } from './refusal.ts'

/** One write to one record: values, and the version that it is based on. */
export interface Write {
  readonly resource: string
  readonly id: string
  readonly data: Values
  readonly version?: number
}

const ifMatch = (version: Json | undefined): Record<string, string> => (typeof version === 'number' ? { 'If-Match': `"${version}"` } : {})

/** Saves with a version. On a conflict the user chooses values, and it saves again on top of the other version, as often as needed. */
export const createWriter = (apiUrl: string, httpClient: HttpClient, conflicts: Conflicts) => {
  const put = async ({ resource, id, data, version }: Write): Promise<Values> => {
    const { json } = await httpClient(`${apiUrl}/${resource}/${encodeURIComponent(id)}`, {
      method: 'PUT',
      headers: new Headers({ 'Content-Type': 'application/json', ...ifMatch(version) }),
      body: JSON.stringify(data),
    })
    return json
  }

  const save = async (write: Write, again = false): Promise<Values> => {
    try {
      return await put(write)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code !== 'conflict' || !refusal.theirs || !refusal.fields) throw error
      const { fields, base = {}, mine = {}, theirs } = refusal
      const choice = await conflicts.ask({
        resource: write.resource,
        id: write.id,
        fields,
        base,
        mine: { ...mine, ...write.data },
        theirs,
        again,
      })
      if (choice === undefined) throw error
      return save({ ...write, data: { ...write.data, ...choice }, version: Number(theirs._version) }, true)
    }
  }
  return (write: Write): Promise<Values> => save(write)
}
