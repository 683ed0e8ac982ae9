import type { QueryClient } from '@tanstack/react-query'
import type { Embedded } from '../providers/data/embedded.ts'

/** Caches records that were sent with a page under the query keys of references, one per id. */
export const rememberReferences =
  (queryClient: QueryClient) =>
  (references: Embedded): void => {
    for (const [entity, records] of Object.entries(references))
      for (const [id, record] of Object.entries(records))
        queryClient.setQueryData([entity, 'getMany', { ids: [id], meta: undefined }], record ? [record] : [])
  }
