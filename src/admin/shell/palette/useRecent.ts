import { useStore } from 'react-admin'
import type { Command } from './command.ts'

type Kept = Pick<Command, 'id' | 'label' | 'hint' | 'to'> & { readonly icon?: string }

const MOST = 6

/** Places that were lately gone to from the palette, the last first, and how one more is added. Actions are not repeated by mistake, so none is kept. */
export const useRecent = (): readonly [readonly Command[], (command: Command) => void] => {
  const [kept, keep] = useStore<readonly Kept[]>('palette.recent', [])
  const add = ({ id, label, hint, to, icon }: Command) => {
    if (to === undefined) return
    const place = { id, label, to, ...(hint === undefined ? {} : { hint }), ...(typeof icon === 'string' ? { icon } : {}) }
    keep([place, ...kept.filter((each) => each.id !== id)].slice(0, MOST))
  }
  return [kept.map((each) => ({ ...each, kind: 'recent', icon: each.icon ?? 'History' })), add]
}
