import { TYPING_CELL } from '../../ui/typingCell.ts'
import { awaitedKeys } from './AwaitKeys.tsx'
import { declaredKeys } from './declaredKeys.ts'
import { areKeysHeld, holdKey } from './heldKeys.ts'
import { keyOf } from './keyOf.ts'
import { canWait, entryOf, isSingle, KEYS, type KeyName } from './keyTable.ts'
import { MAC } from './platform.ts'
import { areSingleKeysOn } from './singleKeys.ts'

const NAMES = Object.keys(KEYS) as KeyName[]

/** Where characters are typed, or keys have another meaning. */
const TYPING = `input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true],[role=combobox],[role=listbox],[role=menu],[${TYPING_CELL}]`

const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role=dialog],[role=alertdialog]') !== null

const isAllowed = (name: KeyName, key: string, target: EventTarget | null): boolean => {
  const { keys, anywhere } = entryOf(name)
  return keys.includes(key) && (!isSingle(key) || areSingleKeysOn()) && (anywhere || !isTaken(target))
}

/** Runs the declared action of a key. Returns whether there was one that applied. */
const runDeclared = (key: string, target: EventTarget | null): boolean =>
  declaredKeys()
    .filter(({ name }) => isAllowed(name, key, target))
    .some(({ run }) => run(key) !== false)

/** Whether a part of the page that is loading will declare the key. */
const isAwaited = (key: string, target: EventTarget | null): boolean =>
  canWait(key) && awaitedKeys().some((name) => isAllowed(name, key, target))

const isKnown = (key: string, target: EventTarget | null): boolean => canWait(key) && NAMES.some((name) => isAllowed(name, key, target))

const attemptTo = (key: string) => () => {
  const target = document.activeElement
  if (runDeclared(key, target)) return 'taken'
  return isAwaited(key, target) ? 'later' : 'unknown'
}

/** Runs the declared action of a pressed key. Keys of parts of the page that are loading are held for these, and further ones behind them. */
export const pressKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return
  const { target } = event
  const key = keyOf(event, MAC)
  const waits = areKeysHeld() && isKnown(key, target)
  const hasRun = !waits && runDeclared(key, target)
  const isHeld = !hasRun && !event.repeat && (waits || isAwaited(key, target))
  if (isHeld) holdKey(attemptTo(key))
  if (hasRun || isHeld) event.preventDefault()
}
