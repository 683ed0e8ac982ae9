import type { CSSProperties } from 'react'
import type { Layout } from './useLayout.ts'

/** Width of a column that has none while others have, in CSS pixels. */
const USUAL = 160

/** Pinned columns take no more than this part of the table. */
const PINNED = 0.6

interface ColumnPlace {
  readonly className?: string
  readonly style: CSSProperties
}

export interface Places {
  /** Style of the table, if the user has chosen widths. */
  readonly table: CSSProperties | undefined
  readonly className: string
  readonly columns: ReadonlyMap<string, ColumnPlace>
}

/**
 * Widths and places of the visible columns, in their order. The last column takes what is left. The first one is always pinned, by the table's styles.
 * @param start width of what stands before the first column
 * @param available width for the columns, in CSS pixels
 */
export const columnPlaces = (
  names: readonly string[],
  { widths = {}, pinned = 1, density = 'normal' }: Layout,
  start: number,
  available: number,
): Places => {
  const rows = density === 'normal' ? '' : `hub-${density}`
  const fixed = pinned > 1 || names.some((name) => widths[name] !== undefined)
  if (!fixed) return { table: undefined, className: rows, columns: new Map() }
  const widthOf = (name: string) => widths[name] ?? USUAL
  const columns = new Map<string, ColumnPlace>()
  let before = 0
  for (const [at, name] of names.entries()) {
    const after = before + widthOf(name)
    const style = at === names.length - 1 ? {} : { width: widthOf(name) }
    const stays = at > 0 && at < pinned && after <= available * PINNED
    columns.set(name, stays ? { className: 'hub-pinned', style: { ...style, insetInlineStart: start + before } } : { style })
    before = after
  }
  return { table: { tableLayout: 'fixed', width: `max(100%, ${start + before}px)` }, className: `hub-fixed ${rows}`.trim(), columns }
}
