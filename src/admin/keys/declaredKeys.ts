import type { KeyName } from './keyTable.ts'

/** Handles a key, named as in the table; answers false if it does not apply now. */
export type KeyAction = (key: string) => unknown

interface Declaration {
  readonly name: KeyName
  readonly run: KeyAction
}

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

/** The keys that are declared now, latest first. */
export const declaredKeys = (): readonly Declaration[] => declared

/** Runs the declared action of a key without a press. */
export const runKey = (name: KeyName): unknown => declared.find((each) => each.name === name)?.run('')
