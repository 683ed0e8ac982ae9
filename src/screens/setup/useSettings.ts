import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useGetOne, useNotify } from 'react-admin'

/** Id of the one record. */
const ID = 'house'

export interface HouseSettings extends RaRecord {
  readonly signUp: 'open' | 'closed'
  readonly dealerApproval: 'manual' | 'auto' | null
  readonly skippedSteps: readonly string[]
}

/** What the house has decided, and a way to change it. */
export const useSettings = () => {
  const provider = useDataProvider()
  const client = useQueryClient()
  const notify = useNotify()
  const { data, error, refetch } = useGetOne<HouseSettings>('houseSettings', { id: ID }, { retry: false })
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
