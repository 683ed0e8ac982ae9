import { useCallback } from 'react'
import { type RaRecord, useStoreContext } from 'react-admin'
import { paramsKey, paramsText, rememberPage } from './listPlace.ts'

/** Remembers a page of a list, for the keys of the record's page that open the next record. */
export const useRememberPage = (entity: string) => {
  const store = useStoreContext()
  return useCallback(
    (page: number, records: readonly RaRecord[]): void => {
      const params = paramsText(store.getItem<object | null>(paramsKey(entity), null))
      rememberPage({ entity, params, page, ids: records.map(({ id }) => String(id)) })
    },
    [entity, store],
  )
}
