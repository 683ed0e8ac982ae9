import { useSearchParams } from 'react-router-dom'
import { type BoardFilter, GROUPS, SORTS } from './boardFilter.ts'

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((each) => each === value) ?? otherwise

const amount = (value: string | null): string => (value !== null && /^\d{1,15}(\.\d{1,2})?$/.test(value) ? value : '')

/** The board's filter, in the address: a link and the back button lead to what was seen. */
export const useBoardFilter = (): readonly [BoardFilter, (changes: Partial<BoardFilter>) => void, () => void] => {
  const [params, setParams] = useSearchParams()
  const filter: BoardFilter = {
    group: oneOf(GROUPS, params.get('show'), 'all'),
    sort: oneOf(SORTS, params.get('sort'), 'endingSoon'),
    text: params.get('q') ?? '',
    make: params.get('make') ?? '',
    from: amount(params.get('from')),
    to: amount(params.get('to')),
  }
  const change = (changes: Partial<BoardFilter>) => {
    const { group, text, ...rest } = { ...filter, ...changes }
    const named = { show: group === 'all' ? '' : group, q: text, ...rest, sort: rest.sort === 'endingSoon' ? '' : rest.sort }
    setParams(new URLSearchParams(Object.entries(named).filter(([, value]) => value !== '')), { replace: true })
  }
  return [filter, change, () => setParams(new URLSearchParams(), { replace: true })]
}
