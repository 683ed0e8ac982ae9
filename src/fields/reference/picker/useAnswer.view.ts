import { keepPreviousData } from '@tanstack/react-query'
import { type RaRecord, useGetList } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { LabelPart, ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { useDebounced } from '../../shared/inputs/useDebounced.view.ts'
import { MATCH, matchOf, rankChoices } from './rankChoices.ts'

/** Maximum number of records in one answer. */
const MAX = 25

/** No embedded records are needed. */
const ALONE = { embed: false } as const

/** The unique field of the label: the record's code. */
const uniqueField = ({ recordLabel, fieldsByName }: ResolvedEntity): string | undefined =>
  recordLabel
    .filter((part: LabelPart) => 'field' in part)
    .map(({ field }) => field)
    .find((name) => fieldsByName[name]?.unique)

interface Question {
  readonly target: ResolvedEntity
  readonly filter: Readonly<Record<string, Json>>
  /** The typed text, trimmed. */
  readonly text: string
  readonly enabled: boolean
}

export interface Answer {
  /** Best match first. While `answered` is false, the records of the previous query: visible, but not selectable. */
  readonly records: readonly RaRecord[]
  /** Whether `records` belong to the current text. */
  readonly answered: boolean
  /** Whether the search for the current text failed: then it is not `answered`, and nothing says that there is no such record. */
  readonly failed: boolean
}

/** Fetches the records that match a text. Always includes the record with this code, even if there are more matches than fit. */
export const useAnswer = ({ target, filter, text, enabled }: Question): Answer => {
  const debounced = useDebounced(text)
  const question = {
    sort: target.sort,
    filter: debounced === '' ? filter : { ...filter, q: debounced },
    pagination: { page: 1, perPage: MAX },
    meta: ALONE,
  }
  const found = useGetList<RaRecord>(target.id, question, { enabled, placeholderData: keepPreviousData, retry: false })
  const records = found.data ?? []
  const code = uniqueField(target)
  const beyond = found.isSuccess && records.length >= MAX && !records.some((record) => matchOf(target, record, debounced) === MATCH.exact)
  const byCode = enabled && code !== undefined && debounced !== '' && beyond
  const exact = useGetList<RaRecord>(
    target.id,
    { sort: target.sort, filter: { ...filter, [code ?? 'id']: debounced }, pagination: { page: 1, perPage: 1 }, meta: ALONE },
    { enabled: byCode, retry: false },
  )
  const more = byCode ? (exact.data ?? []) : []
  const current = enabled && text === debounced
  const done = found.isSuccess && !found.isPlaceholderData && !(byCode && exact.isPending)
  return {
    records: rankChoices(target, [...more, ...records.filter(({ id }) => !more.some((one) => one.id === id))], debounced),
    answered: current && done,
    failed: current && found.isError,
  }
}
