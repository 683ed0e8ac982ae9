import { foldText } from '../../../model/values/foldText.ts'
import type { NavItem } from '../navigation.ts'

export const COMMAND_KINDS = ['recent', 'screens', 'create', 'records', 'actions'] as const

/** A result of the palette: a place or an action. */
export interface Command {
  /** Stable identifier. */
  readonly id: string
  readonly kind: (typeof COMMAND_KINDS)[number]
  readonly label: string
  /** Secondary text: an entity's name. */
  readonly hint?: string
  /** Id of the record's tenant, if the user sees several. */
  readonly tenant?: string
  /** Further search words: its English name. */
  readonly keywords?: string
  readonly icon: NavItem['icon']
  readonly to?: string
  readonly run?: () => void
}

/** Score of a text for the words: 4 equal, 3 starts with them, 2 its words start with them, 1 contains them, 0 lacks one. */
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

/** Commands that contain all words, the best first, ignoring case, accents and kinds of digits. Without words: all. */
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
