import { createContext, type RefObject, useContext, useEffect, useState } from 'react'
import type { Identifier } from 'react-admin'
import { flushSync } from 'react-dom'

/** Lists with more rows render the cells of rows near the window only. */
const ALL_RENDERED = 100

/** Rows with cells before it is known which are near. */
const FIRST = 40

/** How near: more than a page of the keyboard, so that the focus always moves to cells that are there. */
const MARGIN = '1000px 0px'

type Listener = (near: boolean) => void

const watched = new Map<Element, Listener>()

let observer: IntersectionObserver | undefined

/** Calls back when the element comes near the window and when it leaves; returns the end of it. Prints have all rows. */
const watchNear = (element: Element, listener: Listener): (() => void) => {
  if (!observer) {
    const changed: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    }
    observer = new IntersectionObserver(changed, { rootMargin: MARGIN })
    addEventListener('beforeprint', () => flushSync(() => [...watched.values()].map((listener) => listener(true))))
  }
  watched.set(element, listener)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}

/** Ids of the rows that have cells from the beginning; undefined: all always have. */
export const FirstRows = createContext<ReadonlySet<Identifier> | undefined>(undefined)

export const firstRows = (data: readonly { readonly id: Identifier }[] | undefined): ReadonlySet<Identifier> | undefined =>
  data && data.length > ALL_RENDERED ? new Set(data.slice(0, FIRST).map(({ id }) => id)) : undefined

/** Whether a row is near enough to have cells. A row with the focus keeps them. */
export const useNear = (id: Identifier, row: RefObject<HTMLElement | null>): boolean => {
  const first = useContext(FirstRows)
  const [near, setNear] = useState(first?.has(id) ?? true)
  const windowed = first !== undefined
  useEffect(() => {
    const element = row.current
    if (windowed && element) return watchNear(element, (is) => setNear(is || element.contains(document.activeElement)))
  }, [windowed, row])
  return near || !windowed
}

const headings = (body: Element): readonly HTMLElement[] => [...(body.closest('table')?.querySelectorAll('th') ?? [])]

/** The columns and first rows of which a table has kept the widths. */
export interface KeptWidths {
  readonly columns: string
  readonly first: ReadonlySet<Identifier> | undefined
}

/**
 * Keeps the columns at the widths of the first rows, which would change while one scrolls; wider numbers still widen theirs. Measures once for the same
 * columns and rows, because other rows may have cells later.
 */
export const keepWidths = (body: HTMLElement | null, first: KeptWidths['first'], kept: RefObject<KeptWidths | undefined>): void => {
  if (!body) return
  const cells = headings(body)
  const columns = cells.map(({ className }) => className).join()
  if (kept.current?.columns === columns && kept.current.first === first) return
  kept.current = { columns, first }
  for (const cell of cells) cell.style.minWidth = ''
  if (!first) return
  const widths = cells.map((cell) => cell.offsetWidth)
  for (const [at, cell] of cells.entries()) cell.style.minWidth = `${widths[at]}px`
}
