import { flushSync } from 'react-dom'

/** Milliseconds after which a held key is dropped. */
const LONG = 5_000

interface Held {
  /** Runs the action of the key. `taken`: it has run. `later`: the part that will take it is still loading. */
  readonly attempt: () => 'taken' | 'later' | 'unknown'
  readonly at: number
}

let held: readonly Held[] = []

const drop = () => {
  held = []
}

/** Whether pressed keys wait for a part of the page; later ones wait behind them. */
export const areKeysHeld = (): boolean => held.length > 0

const isDone = ({ attempt, at }: Held): boolean => performance.now() - at > LONG || flushSync(attempt) !== 'later'

/** Tries the first held key, in each frame one, because a key may act on what the one before it has rendered. */
const tryFirst = () => {
  const [first] = held
  if (first && isDone(first)) held = held.filter((each) => each !== first)
  if (areKeysHeld()) requestAnimationFrame(tryFirst)
  else removeEventListener('pointerdown', drop, true)
}

/** Keeps a pressed key until its action exists, or the user points elsewhere. */
export const holdKey = (attempt: Held['attempt']): void => {
  if (!areKeysHeld()) {
    requestAnimationFrame(tryFirst)
    addEventListener('pointerdown', drop, true)
  }
  held = [...held, { attempt, at: performance.now() }]
}
