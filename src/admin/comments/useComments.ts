import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { commentCalls } from '../../model/calls/commentCalls.ts'
import { RESYNC } from '../../providers/realtime/createRealtime.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'
import { useHub } from '../hub.ts'
import { useAttempt } from '../useAttempt.ts'
import { mentionedIn, type Person } from './mentions.ts'

export type Comment = AnswerOf<typeof commentCalls.list>['comments'][number]

/** A record by its entity and id. */
export interface CommentedRecord {
  readonly entity: string
  readonly record: string
}

/** What the user has written. */
export interface Written {
  readonly text: string
  readonly files: readonly string[]
  /** People who were chosen while writing; the text may have lost them since. */
  readonly people: readonly Person[]
}

/** Key of the query for the comments on a record. */
export const commentsKey = ({ entity, record }: CommentedRecord) => ['comments', entity, record] as const

const isOf = (data: unknown, { entity, record }: CommentedRecord): boolean =>
  typeof data === 'object' && data !== null && 'entity' in data && data.entity === entity && 'record' in data && data.record === record

/** The comments on a record, up to date. */
export const useComments = ({ entity, record }: CommentedRecord) => {
  const hub = useHub()
  const queryClient = useQueryClient()
  const queryKey = commentsKey({ entity, record })
  const invalidate = () => void queryClient.invalidateQueries({ queryKey })
  useLive('comments', (data) => isOf(data, { entity, record }) && invalidate())
  useLive(RESYNC, invalidate)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      hub.call<typeof commentCalls.list>('GET', '/api/comments/{entity}/{record}', { params: { entity, record }, signal }),
    select: ({ comments }) => comments,
    retry: false,
  })
}

/** Sends, changes and deletes comments. Each resolves to whether it was done; a failure is shown. */
export const useCommentCalls = (of: CommentedRecord) => {
  const hub = useHub()
  const tried = useAttempt()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: commentsKey(of) })
  const attempt = (work: () => Promise<unknown>) => tried(() => work().then(refresh))
  const bodyOf = ({ text, files, people }: Written) => ({
    text,
    files: [...files],
    mentioned: mentionedIn(text, people).map(({ id }) => id),
  })
  return {
    send: (written: Written) =>
      attempt(() =>
        hub.call<typeof commentCalls.create>('POST', '/api/comments/{entity}/{record}', {
          params: { ...of },
          keepsUndo: true,
          body: bodyOf(written),
        }),
      ),
    save: (id: string, written: Written) =>
      attempt(() =>
        hub.call<typeof commentCalls.save>('PUT', '/api/comments/{id}', { params: { id }, keepsUndo: true, body: bodyOf(written) }),
      ),
    remove: (id: string) =>
      attempt(() => hub.call<typeof commentCalls.remove>('DELETE', '/api/comments/{id}', { params: { id }, keepsUndo: true })),
  }
}
