import { widthWithin } from './columnChoice.ts'

/** A visible column of a table. */
export interface Heading {
  readonly name: string
  readonly cell: HTMLElement
}

const NAME = /(?:^|\s)column-(\S+)/

/** Headings of the columns in a table, in their order. */
export const headingsIn = (root: Element): readonly Heading[] =>
  [...root.querySelectorAll<HTMLElement>('th.RaDataTable-headerCell')].flatMap((cell) => {
    const name = NAME.exec(cell.className)?.[1]
    return name === undefined ? [] : [{ name, cell }]
  })

/** The list's table, if one is shown. `key`: where its columns are stored. */
export const tableOf = (key: string): Element | null => document.querySelector(`[data-columns="${CSS.escape(key)}"]`)

/** Widths of the visible columns in CSS pixels, as views accept them. */
export const widthsIn = (headings: readonly Heading[]): Record<string, number> =>
  Object.fromEntries(headings.map(({ name, cell }) => [name, widthWithin(cell.getBoundingClientRect().width)]))
