import { useEffect, useRef } from 'react'
import { removeEmpty, useListContext } from 'react-admin'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Inputs that are typed into. A choice among the offers of a combobox is a step of its own. */
const TYPED = 'input:not([role=combobox], [type=checkbox], [type=radio]), textarea'

/** The step of the history that typing into an input has made. */
interface Step {
  readonly input: Element
  readonly filter: string
  /** Of its location, once the page shows it. */
  key?: string
}

const focusedInput = (): Element | undefined => {
  const { activeElement } = document
  return activeElement?.matches(TYPED) ? activeElement : undefined
}

/** Calls `end` once the input is left or Enter is released, so that what Enter applies still belongs to what was typed. */
const whenLeft = (input: Element, end: () => void): void => {
  const ending = new AbortController()
  const finish = () => {
    ending.abort()
    end()
  }
  input.addEventListener('blur', finish, { signal: ending.signal })
  input.addEventListener('keyup', (event) => event instanceof KeyboardEvent && event.key === 'Enter' && finish(), { signal: ending.signal })
}

/** The address of a list with another filter, on its first page. */
const withFilter = (search: string, filter: string): string => {
  const params = new URLSearchParams(search)
  params.set('filter', filter)
  params.set('page', '1')
  return `?${params}`
}

/**
 * Sets the filters of the list, for inputs that apply while the user types: what is typed into one input is one step of the browser's history, until the
 * input is left, Enter is pressed, or the list changes otherwise.
 */
export const useTypedFilters = (): ((values: Readonly<Record<string, unknown>>) => void) => {
  const { setFilters } = useListContext()
  const { search, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const step = useRef<Step>(undefined)
  const before = useRef(key)
  useEffect(() => {
    const { current } = step
    const isNew = current && current.key === undefined && new URLSearchParams(search).get('filter') === current.filter
    // Other changes of the same step, such as the page while the user scrolls.
    const isReplaced = type === NavigationType.Replace && current?.key === before.current
    if (current && (isNew || isReplaced)) current.key = key
    before.current = key
  }, [key, search, type])
  return (values) => {
    const input = focusedInput()
    const { current } = step
    const filter: Readonly<Record<string, unknown>> = removeEmpty(values)
    const text = JSON.stringify(filter)
    if (current && current.input === input && current.key === key) {
      void navigate({ search: withFilter(search, text) }, { replace: true })
      return
    }
    const next = input && { input, filter: text }
    step.current = next
    if (next)
      whenLeft(next.input, () => {
        if (step.current === next) step.current = undefined
      })
    setFilters(filter)
  }
}
