import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { topOnReturn } from '../scrollRestoration.ts'
import type { Joined } from './joined.ts'
import { forgetNumbers, loadedRows, numberRows } from './rows.ts'
import { placeInSpace } from './spaces.ts'
import type { EndlessProps } from './useJoin.ts'

/** Milliseconds without scrolling after which the page at a place without rows is opened. */
const REST = 150

/** A row, and the distance of its top from that of the window in CSS pixels. */
interface Anchor {
  readonly row: HTMLElement
  readonly top: number
  /** How far the window was scrolled then. */
  readonly scrolled: number
}

const anchorAt = (row: HTMLElement): Anchor => ({ row, top: row.getBoundingClientRect().top, scrolled: window.scrollY })

/** The row in the middle of the window. */
const middleRow = (root: HTMLElement): Anchor | undefined => {
  const rows = loadedRows(root)
  const below = rows.findIndex((row) => row.getBoundingClientRect().bottom > window.innerHeight / 2)
  const row = rows[below]
  return row && row.getBoundingClientRect().top < window.innerHeight ? anchorAt(row) : undefined
}

interface Place {
  readonly page: number
  /** For pages that have to be fetched: how deep in the page, from 0 to 1. */
  readonly part?: number
}

/** The page whose rows are in the middle of the window, or would be there. */
const placeInWindow = (root: HTMLElement, { page, before, own }: Joined, last: number): Place => {
  const rows = loadedRows(root)
  const [first, end] = [rows[0], rows.at(-1)]
  if (!first || !end) return { page }
  const middle = window.innerHeight / 2
  const outer = root.getBoundingClientRect()
  const [top, bottom] = [first.getBoundingClientRect().top, end.getBoundingClientRect().bottom]
  const [firstPage, lastPage] = [before > 0 ? page - 1 : page, rows.length > before + own ? page + 1 : page]
  if (top > window.innerHeight && firstPage > 1)
    return placeInSpace({ from: 1, to: firstPage - 1, depth: (middle - outer.top) / (top - outer.top) })
  if (bottom < 0 && lastPage < last)
    return placeInSpace({ from: lastPage + 1, to: last, depth: (middle - bottom) / (outer.bottom - bottom) })
  const topOf = (at: number) => rows[at]?.getBoundingClientRect().top
  if ((topOf(before + own) ?? middle) < middle) return { page: page + 1 }
  return { page: before > 0 && (topOf(before) ?? middle) > middle ? page - 1 : page }
}

/**
 * Opens another page of the list in the same step of the history, and leaves the window where it is. False: a page has been opened that is not
 * rendered yet, by the user or by scrolling, and the list must not take its place.
 */
const useTurn = () => {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  return (page: number): boolean => {
    const opened: { readonly key?: string } | null = window.history.state
    if (opened?.key !== undefined && opened.key !== key) return false
    const params = new URLSearchParams(search)
    params.set('page', String(page))
    void navigate({ search: `?${params}` }, { replace: true })
    return true
  }
}

/** Follows scrolling by turning pages, and keeps rows where they are in the window while pages around them change. */
export const useFollow = ({ list, joined, root }: EndlessProps): void => {
  const turn = useTurn()
  const anchor = useRef<Anchor>(undefined)
  /** The page that scrolling has opened. */
  const wanted = useRef<Place>(undefined)
  const placed = useRef<number>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = (resting: boolean): void => {
    const element = root.current
    if (!element) return
    anchor.current = middleRow(element)
    if (!joined || joined.page !== list.page || list.isPlaceholderData) return
    const place = placeInWindow(element, joined, Math.ceil(joined.rows / list.perPage))
    if (place.page === joined.page || (place.part !== undefined && !resting)) return
    if (turn(place.page)) wanted.current = place
  }
  const latest = useRef(follow)
  useLayoutEffect(() => {
    latest.current = follow
  })
  const followSoon = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => latest.current(true), REST)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the list is shown
  useEffect(() => {
    let frame = 0
    const scrolled = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current(false))
      followSoon()
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
      clearTimeout(rest.current)
      if (root.current) forgetNumbers(root.current)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the table has other rows
  useLayoutEffect(() => {
    const element = root.current
    if (!element || !joined) return undefined
    const { page, before, own, rows: all } = joined
    const returning = placed.current === undefined
    const number = () => numberRows(element, (page - 1) * list.perPage - before, all)
    number()
    // Another width may have another number of cards beside each other.
    addEventListener('resize', number)
    /** Puts a row of the page into the window; the one that the user comes back from, if there is one. */
    const stand = (part: number, above: number) => {
      const rows = loadedRows(element)
      const opened = returning ? rows.find((one) => one.getAttribute('aria-current') === 'true') : undefined
      const row = opened ?? rows[before + Math.min(own - 1, Math.floor(part * own))]
      if (!row) return
      window.scrollBy(0, row.getBoundingClientRect().top - (topOnReturn(row) ?? window.innerHeight * above))
      anchor.current = anchorAt(row)
    }
    const { page: turned, part } = wanted.current ?? {}
    const changed = returning ? page > 1 : placed.current !== page
    placed.current = page
    if (turned === page) wanted.current = undefined
    if (turned === page && part !== undefined) stand(part, 0.45)
    else if (changed && turned !== page) {
      stand(0, 0.25)
      // After a click on a page, react-admin scrolls to the top once the list has rendered.
      requestAnimationFrame(() => setTimeout(() => stand(0, 0.25)))
    } else if (anchor.current?.row.isConnected) {
      const { row, top, scrolled } = anchor.current
      window.scrollBy(0, row.getBoundingClientRect().top - (top - (window.scrollY - scrolled)))
      anchor.current = anchorAt(row)
    }
    followSoon()
    return () => removeEventListener('resize', number)
  }, [joined])
}
