import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import type { systemCalls } from '../../../model/calls/hubCalls.ts'
import { can } from '../../../model/policy.ts'
import { seenTenant, useAdmin } from '../../adminContext.tsx'
import { useHub } from '../../hub.ts'
import { useNames } from '../../names.ts'
import type { Command } from './command.ts'

/** Minimum length of a query that searches records. */
const SHORTEST = 2

/** Maximum number of lists that are offered with the same words as their search. */
const LISTS = 3

/** Milliseconds after the last keystroke before the search. */
const PAUSE = 150

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The lists of the entities with found records, searched for the words. */
const useSearchedLists = (words: string, found: readonly string[]): readonly Command[] => {
  const names = useNames()
  const translate = useTranslate()
  const { model, subject } = useAdmin()
  return [...new Set(found)]
    .flatMap((id) => model.entities[id] ?? [])
    .filter((entity) => can(entity, 'list', subject))
    .slice(0, LISTS)
    .map((entity) => ({
      id: `search ${entity.id}`,
      kind: 'records',
      label: translate('palette.inList', { query: words, list: names.entity(entity, 2) }),
      icon: 'Search',
      to: `/${entity.id}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
    }))
}

/** Records that contain all words, as commands that open them, and their lists. */
export const useFoundRecords = (query: string) => {
  const hub = useHub()
  const names = useNames()
  const { model, subject } = useAdmin()
  const words = query.trim()
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', words],
    queryFn: async ({ signal }) => {
      await pause(signal)
      return hub.call<typeof systemCalls.search>('GET', '/api/search', { query: { q: words }, signal })
    },
    enabled: words.length >= SHORTEST,
    retry: false,
  })
  const records = (data ?? []).flatMap(({ entity: id, record }): Command[] => {
    const entity = model.entities[id]
    if (!entity) return []
    const tenant = record[seenTenant({ model, subject }, entity)?.name ?? '']
    const page = can(entity, 'show', subject) ? '/show' : ''
    return [
      {
        id: `record ${id} ${record.id}`,
        kind: 'records',
        label: recordText(entity, record),
        hint: names.entity(entity, 1),
        ...(typeof tenant === 'string' && { tenant }),
        icon: entity.icon,
        to: `/${id}/${encodeURIComponent(String(record.id))}${page}`,
      },
    ]
  })
  const lists = useSearchedLists(
    words,
    (data ?? []).map(({ entity }) => entity),
  )
  return { records: [...records, ...lists], searching: isFetching, failed: isError }
}
