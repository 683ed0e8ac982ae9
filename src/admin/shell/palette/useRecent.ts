import { useStore } from 'react-admin'
import type { Command } from './command.ts'

type Kept = Pick<Command, 'id' | 'label' | 'hint' | 'to'> & { readonly icon?: string }

const MOST = 6

/**
 * Recent places opened from the palette, the latest first, and a function to add one. Actions are not kept, so that none is repeated by
 * mistake.
 */
export const useRecent = (): readonly [readonly Command[], (command: Command) => void] => {
  const [kept, keep] = useStore<readonly Kept[]>('palette.recent', [])
  const add = ({ id, label, hint, to, icon }: Command) => {
    if (to === undefined) return
    const place = { id, label, to, ...(hint === undefined ? {} : { hint }), ...(typeof icon === 'string' ? { icon } : {}) }
    keep([place, ...kept.filter((each) => each.id !== id)].slice(0, MOST))
  }
  return [kept.map((each) => ({ ...each, kind: 'recent', icon: each.icon ?? 'History' })), add]
}
