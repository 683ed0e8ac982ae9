import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { trashCalls } from '../../model/calls/trashCalls.ts'
import { chunksOf } from '../../model/values/chunksOf.ts'
import { confirmationOf, confirmHeader } from '../../providers/data/confirmations.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useAdmin } from '../adminContext.tsx'
import { anyReasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'

type Page = AnswerOf<typeof trashCalls.list>
export type Trashed = Page['records'][number]

type Results = AnswerOf<typeof trashCalls.restore>['results']
type Result = Results[number]

/** Records in one request; many take a while. */
const PART = 50

const KEY = ['trash']

/** Deleted records of an entity, or of all, with the words of the search, page by page. */
export const useTrash = (entity: string | undefined, search: string) => {
  const hub = useHub()
  return useInfiniteQuery({
    queryKey: [...KEY, entity ?? '', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      hub.call<typeof trashCalls.list>('GET', '/api/trash', {
        query: {
          ...(entity !== undefined && { entity }),
          ...(search !== '' && { search }),
          ...(pageParam !== undefined && { before: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  })
}

/** The calls, in parts. What a restoration needs confirmed is asked for once, then tried again. */
const useTrashCalls = () => {
  const hub = useHub()
  const { confirmations } = useAdmin()
  const inParts = async (ids: readonly string[], call: (part: string[]) => Promise<Results>): Promise<Results> => {
    const results: Result[] = []
    for (const part of chunksOf(ids, PART)) results.push(...(await call(part)))
    return results
  }
  const restore = async (ids: readonly string[], headers = {}): Promise<Results> => {
    const results = await inParts(
      ids,
      async (part) => (await hub.call<typeof trashCalls.restore>('POST', '/api/trash/restore', { headers, body: { ids: part } })).results,
    )
    const asked = results.flatMap((one) => confirmationOf(one) ?? [])[0]
    if (!asked || Object.keys(headers).length > 0 || !(await confirmations.ask(asked))) return results
    const waiting = results.filter((one) => confirmationOf(one)).map(({ id }) => id)
    return [...results.filter((one) => !confirmationOf(one)), ...(await restore(waiting, confirmHeader(asked)))]
  }
  const remove = (ids: readonly string[]) =>
    inParts(ids, async (part) => (await hub.call<typeof trashCalls.remove>('POST', '/api/trash/delete', { body: { ids: part } })).results)
  /** Deletes the shown records of an entity for good and all that were deleted before them; later ones stay. `goOn` gets the number so far. */
  const empty = async (entity: string, shown: readonly string[], goOn: (done: number) => boolean): Promise<Results> => {
    const results = [...(await remove(shown))]
    let next: string | null | undefined = shown.at(-1)
    while (next && goOn(results.length)) {
      const page: Page = await hub.call<typeof trashCalls.list>('GET', '/api/trash', { query: { entity, before: next } })
      results.push(...(await remove(page.records.map(({ id }) => id))))
      next = page.next
    }
    return results
  }
  return { restore, remove, empty }
}

/** Empties the trash of an entity: `emptied` is the number of records that have been deleted for good so far, while it runs. Leaving the page stops it. */
const useEmptying = (run: (entity: string, shown: readonly string[], goOn: (done: number) => boolean) => Promise<unknown>) => {
  const [emptied, setEmptied] = useState<number>()
  const stopped = useRef(false)
  const stop = useCallback(() => {
    stopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  const empty = async (entity: string, shown: readonly string[]): Promise<void> => {
    stopped.current = false
    setEmptied(0)
    await run(entity, shown, (done) => {
      setEmptied(done)
      return !stopped.current
    })
    setEmptied(undefined)
  }
  return { emptied, stop, empty }
}

/** Restores deleted records or deletes them for good. `refused`: why those that are still there could not be, by id. */
export const useTrashActions = () => {
  const calls = useTrashCalls()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const t = useAreaTexts('trash')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, Result>>(new Map())

  const report = (results: Results, text: string): boolean => {
    const failed = results.filter(({ status }) => status >= 400)
    const left = results.flatMap(({ refused: stays = [] }) => stays).length
    setRefused(new Map(failed.map((one) => [one.id, one])))
    const done = results.length - failed.length
    if (done > 0) notify(t(text, { smart_count: done }), { type: 'success' })
    // A single one says at itself why, and a notice would lie over its buttons.
    if (failed.length > 0 && results.length > 1) notify(t('trash.refused', { smart_count: failed.length }), { type: 'error' })
    else if (failed.length === 0 && left > 0) notify(t('trash.left', { smart_count: left }), { type: 'warning' })
    return failed.length === 0
  }

  const run = async (work: Promise<Results>, text: string): Promise<boolean> => {
    setBusy(true)
    try {
      return report(await work, text)
    } catch (error) {
      notify(anyReasonOf(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: KEY })
      refresh()
    }
  }

  return {
    busy,
    ...useEmptying((entity, shown, goOn) => run(calls.empty(entity, shown, goOn), 'trash.removed')),
    refused,
    restore: (ids: readonly string[]) => run(calls.restore(ids), 'trash.restored'),
    remove: (ids: readonly string[]) => run(calls.remove(ids), 'trash.removed'),
  }
}
