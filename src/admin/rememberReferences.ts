import type { QueryClient } from '@tanstack/react-query'
import type { Embedded } from '../providers/data/embedded.ts'

/** Puts records that came along with a page where references look for them, one query an id. */
export const rememberReferences =
  (queryClient: QueryClient) =>
  (references: Embedded): void => {
    for (const [entity, records] of Object.entries(references))
      for (const [id, record] of Object.entries(records))
        queryClient.setQueryData([entity, 'getMany', { ids: [id], meta: undefined }], record ? [record] : [])
  }
