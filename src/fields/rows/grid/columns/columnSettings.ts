/** The user's settings of a grid's columns that differ from the schema's defaults. */
export interface ColumnSettings {
  /** Names in order; others follow. */
  readonly order?: readonly string[]
  /** Visibility by name. */
  readonly shown?: Readonly<Record<string, boolean>>
  /** Width in CSS pixels by name. */
  readonly widths?: Readonly<Record<string, number>>
}

interface Column {
  readonly name: string
  /** Whether it is shown by default. */
  readonly listed: boolean
}

/** All columns in the user's order. A new one comes after its predecessor in the schema. */
export const ordered = <C extends Column>(columns: readonly C[], { order = [] }: ColumnSettings): readonly C[] => {
  const result = order.flatMap((name) => columns.find((column) => column.name === name) ?? [])
  for (const [index, column] of columns.entries()) {
    if (result.includes(column)) continue
    const before = columns[index - 1]
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column)
  }
  return result
}

const isShown = ({ name, listed }: Column, { shown = {} }: ColumnSettings): boolean => shown[name] ?? listed

/** The visible columns in the user's order; at least one. */
export const visibleColumns = <C extends Column>(columns: readonly C[], settings: ColumnSettings): readonly C[] => {
  const all = ordered(columns, settings)
  const shown = all.filter((column) => isShown(column, settings))
  return shown.length > 0 ? shown : all.slice(0, 1)
}

/** Moves a column by one position among the visible ones, past hidden ones; undefined if it is the first or last. */
export function moved<C extends Column>(columns: readonly C[], visible: readonly C[], settings: ColumnSettings, name: string, by: 1 | -1) {
  const names = ordered(columns, settings).map((column) => column.name)
  const seen = new Set(visible.map((column) => column.name))
  const at = names.indexOf(name)
  const beyond = by > 0 ? names.slice(at + 1) : names.slice(0, Math.max(at, 0)).toReversed()
  // A hidden column moves by one position in the menu.
  const next = seen.has(name) ? beyond.find((other) => seen.has(other)) : beyond[0]
  if (at < 0 || next === undefined) return undefined
  const without = names.toSpliced(at, 1)
  return { ...settings, order: without.toSpliced(without.indexOf(next) + (by > 0 ? 1 : 0), 0, name) }
}

/** Hides or shows a column. `listed`: whether it is visible now. */
export const toggled = (settings: ColumnSettings, { name, listed }: Column): ColumnSettings => ({
  ...settings,
  shown: { ...settings.shown, [name]: !listed },
})

/** Minimum and maximum width of a column in CSS pixels. */
const WIDTHS = { least: 48, most: 800 } as const

export const resized = (settings: ColumnSettings, name: string, width: number): ColumnSettings => ({
  ...settings,
  widths: { ...settings.widths, [name]: Math.round(Math.max(WIDTHS.least, Math.min(width, WIDTHS.most))) },
})
