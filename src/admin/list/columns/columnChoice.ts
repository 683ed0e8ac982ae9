import { COLUMN_WIDTHS } from '../../../model/lists/viewState.ts'

/** Columns of a table as their user arranges them. */
export interface ColumnChoice {
  /** All columns, also hidden ones. */
  readonly order: readonly string[]
  readonly visible: ReadonlySet<string>
  /** How many first visible columns are pinned; at least one. */
  readonly pinned: number
}

export const visibleOf = ({ order, visible }: ColumnChoice): readonly string[] => order.filter((name) => visible.has(name))

export const isPinned = (choice: ColumnChoice, name: string): boolean => visibleOf(choice).slice(0, choice.pinned).includes(name)

/** The order with a column at the place of another one. */
export const moved = (order: readonly string[], name: string, to: string): readonly string[] => {
  const at = order.indexOf(to)
  return order.includes(name) && at >= 0 ? order.filter((one) => one !== name).toSpliced(at, 0, name) : order
}

/** Pins a column beside those that are pinned, or releases it: it moves to the end of the pinned ones. The first column stays pinned. */
export const withPin = (choice: ColumnChoice, name: string): ColumnChoice => {
  const shown = visibleOf(choice)
  const pinned = isPinned(choice, name) ? choice.pinned - 1 : choice.pinned + 1
  if (!shown.includes(name) || pinned < 1) return choice
  const others = shown.filter((one) => one !== name)
  const place = Math.min(choice.pinned, pinned)
  const before = others[place - 1]
  const rest = choice.order.filter((one) => one !== name)
  const at = before === undefined ? 0 : rest.indexOf(before) + 1
  return { ...choice, order: rest.toSpliced(at, 0, name), pinned }
}

/** A width that views accept, in CSS pixels. */
export const widthWithin = (width: number): number => Math.round(Math.min(COLUMN_WIDTHS.most, Math.max(COLUMN_WIDTHS.least, width)))
