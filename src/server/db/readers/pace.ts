/** Milliseconds: a statement that took no longer is quick, one that took longer than `slow` is not. */
export interface PaceLimits {
  readonly quick: number
  readonly slow: number
}

interface Known {
  quickInARow: number
  /** Quick runs in a row after which it counts as quick. */
  needed: number
}

/** Quick runs in a row that a new statement needs, and the most that any needs. */
const FIRST = 8
const MOST = 4_096

/** Statements that are known; the oldest are forgotten first. */
const MOST_KNOWN = 4_000

/**
 * Learns from run times whether statements are quick whose plans do not tell how much they read. A statement counts as slow until it was quick
 * several times in a row; each time that it is slow again doubles that number.
 */
export class Pace {
  readonly #known = new Map<string, Known>()
  readonly #limits: PaceLimits

  constructor(limits: PaceLimits) {
    this.#limits = limits
  }

  isQuick(text: string): boolean {
    const known = this.#known.get(text)
    return known !== undefined && known.quickInARow >= known.needed
  }

  /** Records a run of `time` milliseconds. */
  took(text: string, time: number): void {
    const known = this.#known.get(text) ?? this.#begin(text)
    if (time <= this.#limits.quick) known.quickInARow += 1
    else if (known.quickInARow < known.needed) known.quickInARow = 0
    else if (time > this.#limits.slow) {
      known.quickInARow = 0
      known.needed = Math.min(known.needed * 2, MOST)
    }
  }

  #begin(text: string): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value ?? '')
    const known = { quickInARow: 0, needed: FIRST }
    this.#known.set(text, known)
    return known
  }
}
