import { declaredKeys } from './declaredKeys.ts'
import { keyOf } from './keyOf.ts'
import { entryOf, isSingle } from './keyTable.ts'
import { MAC } from './platform.ts'
import { areSingleKeysOn } from './singleKeys.ts'

/** Where characters are typed, or keys have another meaning. */
const TYPING =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true],[role=combobox],[role=listbox],[role=menu],[role=gridcell]'

const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role=dialog],[role=alertdialog]') !== null

/** Runs the declared action of a pressed key. */
export const pressKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return
  const key = keyOf(event, MAC)
  const fitting = declaredKeys().filter(({ name }) => {
    const { keys, anywhere } = entryOf(name)
    return keys.includes(key) && (!isSingle(key) || areSingleKeysOn()) && (anywhere || !isTaken(event.target))
  })
  if (fitting.some(({ run }) => run(key) !== false)) event.preventDefault()
}
