import { useCallback, useContext, useRef } from 'react'
import { PendingInputs, type Problem, type Settle } from '../../../shared/inputs/pendingInputs.view.ts'
import type { GridStore } from './gridStore.ts'

/** Cells with unparsed text: their paths in the form, and the text. */
export const unreadIn = ({ state }: GridStore, source: string): readonly (readonly [path: string, text: string])[] =>
  state.lines.flatMap(({ unread = {} }, row) =>
    Object.entries(unread).map(([name, text]): readonly [string, string] => [`${source}.${row}.${name}`, text]),
  )

export const unreadProblem = (value: string): Problem => ({ message: 'app.form.noMatch', args: { value } })

/** Blocks saving while a cell has unparsed text. */
export const useHoldUnread = (source: string, store: GridStore): (() => void) => {
  const held = useContext(PendingInputs)
  const paths = useRef<readonly string[]>([])
  return useCallback(() => {
    for (const path of paths.current) held.delete(path)
    const found = unreadIn(store, source)
    paths.current = found.map(([path]) => path)
    for (const [path, value] of found) {
      const settle: Settle = async () => unreadProblem(value)
      held.set(path, settle)
    }
  }, [held, store, source])
}
