import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { commentCalls } from '../../model/calls/commentCalls.ts'
import { useHub } from '../hub.ts'
import type { Person } from './mentions.ts'
import { type CommentedRecord, commentsKey } from './useComments.ts'

/** Maximum number of offered people. */
const OFFERED = 6

const NOBODY: readonly Person[] = []

/** People who can be mentioned and whose name contains what is typed; nobody while no name is being typed. */
export const usePeople = (of: CommentedRecord, typed: string | undefined): readonly Person[] => {
  const hub = useHub()
  const q = useDeferredValue(typed?.trim())
  const { data } = useQuery({
    queryKey: [...commentsKey(of), 'people', q],
    queryFn: ({ signal }) =>
      hub.call<typeof commentCalls.people>('GET', '/api/comments/{entity}/{record}/people', {
        params: { ...of },
        query: q ? { q } : {},
        signal,
      }),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  if (typed === undefined) return NOBODY
  const wanted = typed.trim().toLocaleLowerCase()
  return (data?.people ?? NOBODY).filter(({ name }) => name.toLocaleLowerCase().includes(wanted)).slice(0, OFFERED)
}
