/** Milliseconds: a statement that took no longer is quick, one that took longer than `slow` is not. */
export interface PaceLimits {
  readonly quick: number
  readonly slow: number
}

interface Known {
  quickInTurn: number
  /** Quick runs in turn that make it quick. */
  needed: number
}

/** Runs after which a statement is known, and the most that one which was slow again needs. */
const FIRST = 8
const MOST = 4_096

/** Statements that are known; the oldest are forgotten first. */
const MOST_KNOWN = 4_000

/**
 * What is known of statements whose plan leaves open how much they read: by their text, from how long they took. A statement counts as slow
 * until it was quick some times in turn; each time that it is slow after that, it needs twice as many.
 */
export class Pace {
  readonly #known = new Map<string, Known>()
  readonly #limits: PaceLimits

  constructor(limits: PaceLimits) {
    this.#limits = limits
  }

  isQuick(text: string): boolean {
    const known = this.#known.get(text)
    return known !== undefined && known.quickInTurn >= known.needed
  }

  /** A run of that many milliseconds. */
  took(text: string, time: number): void {
    const known = this.#known.get(text) ?? this.#begin(text)
    if (time <= this.#limits.quick) known.quickInTurn += 1
    else if (known.quickInTurn < known.needed) known.quickInTurn = 0
    else if (time > this.#limits.slow) {
      known.quickInTurn = 0
      known.needed = Math.min(known.needed * 2, MOST)
    }
  }

  #begin(text: string): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value ?? '')
    const known = { quickInTurn: 0, needed: FIRST }
    this.#known.set(text, known)
    return known
  }
}
