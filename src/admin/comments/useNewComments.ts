import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { commentCalls } from '../../model/calls/commentCalls.ts'
import { viewedUser } from '../../providers/auth/viewedUser.ts'
import { useHub } from '../hub.ts'
import { type Comment, type CommentedRecord, commentsKey } from './useComments.ts'

/** Tells the server which comments the user has seen, one call at a time, each with the newest. */
const useMarkSeen = (of: CommentedRecord) => {
  const hub = useHub()
  const queryClient = useQueryClient()
  const newest = useRef('')
  const busy = useRef(false)
  const send = async (comment: string): Promise<void> => {
    const sent = { params: { ...of }, keepsUndo: true, body: { comment } } as const
    await hub.call<typeof commentCalls.seen>('POST', '/api/comments/{entity}/{record}/seen', sent)
    await queryClient.invalidateQueries({ queryKey: commentsKey(of) })
    if (newest.current > comment) await send(newest.current)
  }
  return async (id: string) => {
    if (id > newest.current) newest.current = id
    if (busy.current || viewedUser()) return
    busy.current = true
    // After a failure they stay unread until they are seen again.
    await send(newest.current).catch(() => undefined)
    busy.current = false
  }
}

/** Scrolls to the first comment that is new when the thread is opened, once it is up to date. */
const useScrollToNew = (list: RefObject<HTMLElement | null>, first: string | undefined, isCurrent: boolean) => {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !isCurrent || !list.current) return
    opened.current = true
    ;[...list.current.querySelectorAll('[data-id]')]
      .find((item) => item.getAttribute('data-id') === first)
      ?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * The comments that were unread when this page first showed them, which stay marked as new while it is open. Marks those as seen on the server that are in
 * the window.
 * @param list the list, whose items have the ids of their comments as `data-id`
 * @param isCurrent whether the comments are not being fetched
 */
export const useNewComments = (
  of: CommentedRecord,
  comments: readonly Comment[],
  list: RefObject<HTMLElement | null>,
  isCurrent: boolean,
): ReadonlySet<string> => {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const unread = comments.filter((comment) => comment.unread).map(({ id }) => id)
  if (unread.some((id) => !found.has(id))) setFound(new Set([...found, ...unread]))
  useScrollToNew(list, unread[0], isCurrent)
  const mark = useMarkSeen(of)
  const seen = useEffectEvent(mark)
  const waiting = unread.join()
  useEffect(() => {
    if (waiting === '') return
    const ids = new Set(waiting.split(','))
    const items = [...(list.current?.querySelectorAll('[data-id]') ?? [])].filter((item) => ids.has(item.getAttribute('data-id') ?? ''))
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ isIntersecting }) => isIntersecting).flatMap(({ target }) => target.getAttribute('data-id') ?? [])
      const last = shown.toSorted().at(-1)
      if (last !== undefined) void seen(last)
    })
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list, waiting])
  return found
}
