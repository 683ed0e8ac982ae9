import { useDataProvider } from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { NarrowedField } from './narrowedFields.ts'

type Target = Pick<NarrowedField, 'target'>

const CHUNK = 100

/** Asks lists about records that were chosen. */
export const useChoiceCalls = () => {
  const { getList, getMany } = useDataProvider()
  return {
    /** Which of the records meet the conditions. */
    fitting: async ({ target }: Target, ids: readonly string[], filter: Readonly<Record<string, Json>>): Promise<ReadonlySet<string>> => {
      const pages = chunksOf(ids, CHUNK).map(async (id) => {
        const pagination = { page: 1, perPage: id.length }
        const sort = { field: 'id', order: 'ASC' } as const
        const { data } = await getList(target.id, { filter: { ...filter, id }, pagination, sort, meta: { embed: false } })
        return data.map((record) => String(record.id))
      })
      return new Set((await Promise.all(pages)).flat())
    },
    /** The texts of records; none of those that can't be read. */
    textsOf: async ({ target }: Target, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map()
      const { data } = await getMany(target.id, { ids: [...ids] }).catch(() => ({ data: [] }))
      return new Map(data.map((record) => [String(record.id), recordText(target, record)]))
    },
  }
}
