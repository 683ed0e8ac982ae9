import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Json } from '../../../model/entitySchema.ts'
import { dependenciesOf, TYPED } from '../../../model/suggestions.ts'
import { foldText } from '../../../model/values/foldText.ts'
import type { InputProps } from '../../fieldView.ts'
import { useDebounced } from '../../shared/inputs/useDebounced.view.ts'
import { useViews } from '../../viewContext.view.tsx'

/** Milliseconds for which an answer is fresh. */
const FRESH_MS = 60_000

type SiblingValues = Readonly<Record<string, string>>

/** Non-empty values of sibling properties, in the record or row, that the suggestions depend on. */
const useBeside = ({ field, source }: InputProps): SiblingValues => {
  const names = dependenciesOf(field.schema.suggestions)
  const place = source.slice(0, source.lastIndexOf('.') + 1)
  const present: readonly Json[] = useWatch({ name: names.map((name) => place + name), disabled: names.length === 0 })
  const given = names.map((name, index) => [name, String(present[index] ?? '')] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

const textsIn = (answer: unknown): readonly string[] => (Array.isArray(answer) ? answer.filter((text) => typeof text === 'string') : [])

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Suggestions that contain `typed`. During a request, earlier ones that still match; none if the request fails. */
export const useSuggestions = (input: InputProps, typed: string, enabled: boolean): readonly string[] => {
  const { entity, field } = input
  const { read } = useViews()
  const beside = useBeside(input)
  const debounced = useDebounced(typed.trim())
  const { data } = useQuery({
    queryKey: ['suggestions', entity, field.path, beside, debounced],
    queryFn: ({ signal }) => read(`${entity}/suggestions/${field.path}?${new URLSearchParams({ ...beside, [TYPED]: debounced })}`, signal),
    placeholderData: (before, query) => (isSame(query?.queryKey[3], beside) ? before : undefined),
    enabled,
    retry: false,
    staleTime: FRESH_MS,
  })
  return useMemo(() => {
    const folded = foldText(typed)
    return enabled ? textsIn(data).filter((text) => text !== typed && foldText(text).includes(folded)) : []
  }, [data, typed, enabled])
}
