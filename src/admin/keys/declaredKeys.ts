import { keyOf } from './keyOf.ts'
import { entryOf, isSingle, type KeyName } from './keyTable.ts'

/** Handles a key, named as in the table; answers false if it does not apply now. */
export type KeyAction = (key: string) => unknown

interface Declaration {
  readonly name: KeyName
  readonly run: KeyAction
}

export const MAC = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent)

/** Latest first. */
let declared: readonly Declaration[] = []

/** Declares a key until the returned function is called. Of several declarations of one key the latest acts. */
export const declareKey = (name: KeyName, run: KeyAction): (() => void) => {
  const declaration = { name, run }
  declared = [declaration, ...declared]
  return () => {
    declared = declared.filter((each) => each !== declaration)
  }
}

/** Names of the keys that are declared now. */
export const declaredKeys = (): ReadonlySet<KeyName> => new Set(declared.map(({ name }) => name))

/** Runs the declared action of a key without a press. */
export const runKey = (name: KeyName): unknown => declared.find((each) => each.name === name)?.run('')

/** Where characters are typed, or keys have another meaning. */
const TYPING =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=""],[contenteditable=true],[role=combobox],[role=listbox],[role=menu],[role=gridcell]'

const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('[role=dialog],[role=alertdialog]') !== null

/** Runs the declared action of a pressed key. `withSingle`: whether the user has left keys without Ctrl switched on. */
export const pressKey = (event: KeyboardEvent, withSingle: boolean): void => {
  if (event.defaultPrevented || event.isComposing) return
  const key = keyOf(event, MAC)
  const fitting = declared.filter(({ name }) => {
    const { keys, anywhere } = entryOf(name)
    return keys.includes(key) && (withSingle || !isSingle(key)) && (anywhere || !isTaken(event.target))
  })
  if (fitting.some(({ run }) => run(key) !== false)) event.preventDefault()
}
