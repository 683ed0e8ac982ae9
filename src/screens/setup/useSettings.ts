import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { useRecord } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** Id of the only record. */
const ID = 'house'

export type HouseSettings = ShownMap['houseSettings']

/** The house's settings, and a function that saves changes. */
export const useSettings = () => {
  const provider = useDataProvider()
  const client = useQueryClient()
  const notify = useNotify()
  const { data, error, refetch } = useRecord('houseSettings', ID)
  const { mutate: change, isPending: busy } = useMutation({
    mutationFn: (changes: Partial<HouseSettings>) =>
      provider.update<HouseSettings>('houseSettings', { id: ID, data: { ...data, ...changes }, previousData: data }),
    onSuccess: ({ data: saved }) => {
      client.setQueryData(['houseSettings', 'getOne', { id: ID, meta: undefined }], saved)
      void client.invalidateQueries({ queryKey: ['houseSettings'] })
      void client.invalidateQueries({ queryKey: ['setup'] })
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  return { settings: data, error, refetch, change, busy }
}
