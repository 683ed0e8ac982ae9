import type { Label, NavItem } from '../navigation.ts'
import type { NavEntry } from './entries.ts'

/** Entries behind one tile: those of a section, or a single one without a section. */
export interface Stack {
  readonly name: string
  readonly label: Label
  readonly icon: NavItem['icon'] | undefined
  readonly entries: readonly NavEntry[]
  /** The item of the current page. */
  readonly active: NavItem | undefined
}

const nameOf = ({ name, section }: NavEntry): string => section?.key ?? name

/** Whether it has several items, and is not a link to its only one. */
export const opens = ({ entries }: Stack): boolean => entries.length > 1 || entries.some(({ items }) => items.length > 1)

/** The main menu's entries as tiles. */
export const stacksOf = (entries: readonly NavEntry[]): readonly Stack[] =>
  [...Map.groupBy(entries, nameOf)].flatMap(([name, own]) => {
    const [first] = own
    if (!first) return []
    const active = own.find((entry) => entry.active !== undefined)?.active
    return [{ name, label: first.section ?? first.label, icon: first.icon ?? first.items[0]?.icon, entries: own, active }]
  })
