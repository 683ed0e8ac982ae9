import { foldText } from '../../../model/values/foldText.ts'
import type { NavItem } from '../navigation.ts'

export const COMMAND_KINDS = ['recent', 'screens', 'create', 'records', 'actions'] as const

/** A line of the palette: somewhere to go, or something to do. */
export interface Command {
  /** The same whenever the same thing is offered. */
  readonly id: string
  readonly kind: (typeof COMMAND_KINDS)[number]
  readonly label: string
  /** Secondary text: an entity's name. */
  readonly hint?: string
  /** Further words to find it by: its name in English. */
  readonly keywords?: string
  readonly icon: NavItem['icon']
  readonly to?: string
  readonly run?: () => void
}

/** How well a text matches all words: 4 if it is them, 3 if it begins with them, 2 if words of it do, 1 if they occur; 0 if one is missing. */
const fitness = (text: string, words: readonly string[]): number => {
  if (!words.every((word) => text.includes(word))) return 0
  const all = words.join(' ')
  if (text.startsWith(all)) return text === all ? 4 : 3
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 2 : 1
}

const rank = ({ label, hint, keywords }: Command, words: readonly string[]): number => {
  const own = fitness(foldText(label), words)
  return own > 0 ? own * 2 : fitness(foldText([label, hint, keywords].join(' ')), words)
}

/** Those in which all words occur, the best first; in any spelling of case, accents and digits. No words: all. */
export const matching = (commands: readonly Command[], query: string): readonly Command[] => {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return commands
  return commands
    .map((command) => ({ command, rank: rank(command, words) }))
    .filter((each) => each.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ command }) => command)
}
