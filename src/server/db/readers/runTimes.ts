/** Milliseconds. A run that is not longer than `quick` counts as quick, one longer than `slow` as slow. */
export interface RunTimeLimits {
  readonly quick: number
  readonly slow: number
}

interface StatementTimes {
  quickInARow: number
  /** Number of consecutive quick runs after which the statement counts as quick. */
  needed: number
  wasSlow: boolean
}

/** Number of consecutive quick runs that a new statement needs, and its maximum. */
const FIRST = 8
const MAX = 4_096

/** Maximum number of known statements; the oldest are dropped first. */
const MAX_KNOWN = 4_000

/**
 * Learns from run times whether statements are quick, if their plans do not show how much they read. A statement counts as slow until it has been quick several
 * times in a row; each slow run doubles that number.
 */
export class RunTimes {
  readonly #known = new Map<string, StatementTimes>()
  readonly #limits: RunTimeLimits

  constructor(limits: RunTimeLimits) {
    this.#limits = limits
  }

  isQuick(text: string): boolean {
    const known = this.#known.get(text)
    return known !== undefined && known.quickInARow >= known.needed
  }

  /** Whether its last run was slow. */
  isSlow(text: string): boolean {
    return this.#known.get(text)?.wasSlow === true
  }

  /** Records a run of `time` milliseconds. */
  took(text: string, time: number): void {
    const known = this.#known.get(text) ?? this.#begin(text)
    known.wasSlow = time > this.#limits.slow
    if (time <= this.#limits.quick) known.quickInARow += 1
    else if (known.quickInARow < known.needed) known.quickInARow = 0
    else if (time > this.#limits.slow) {
      known.quickInARow = 0
      known.needed = Math.min(known.needed * 2, MAX)
    }
  }

  #begin(text: string): StatementTimes {
    if (this.#known.size >= MAX_KNOWN) this.#known.delete(this.#known.keys().next().value ?? '')
    const known = { quickInARow: 0, needed: FIRST, wasSlow: false }
    this.#known.set(text, known)
    return known
  }
}
