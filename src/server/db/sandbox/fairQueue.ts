interface Waiting {
  readonly user: string
  readonly begin: () => void
}

/** Thrown when too much work is waiting. */
export class QueueFull extends Error {}

/**
 * Runs a limited number of tasks at a time. Users take turns, so that a user with many waiting tasks does not delay others. Aborted tasks leave
 * the queue.
 */
export class FairQueue {
  #running = 0
  readonly #waiting: Waiting[] = []
  /** Users in the order of their last start, the least recent first. */
  readonly #lastBegun = new Map<string, number>()
  #turns = 0
  readonly #limits: { readonly atOnce: number; readonly perUser: number; readonly all: number }

  constructor(limits: { readonly atOnce: number; readonly perUser: number; readonly all: number }) {
    this.#limits = limits
  }

  /** Rejects with `QueueFull`, or with the signal's reason. `work` may give its place to the next task before it ends, by `leave`. */
  async run<T>(user: string, signal: AbortSignal, work: (leave: () => void) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    await this.#turn(user, signal)
    const leave = this.#place()
    try {
      signal.throwIfAborted()
      return await work(leave)
    } finally {
      leave()
    }
  }

  /** Takes a free place for a task that already runs. Returns what frees it; undefined if there is none. */
  enter(): (() => void) | undefined {
    if (this.#running >= this.#limits.atOnce) return undefined
    this.#running += 1
    return this.#place()
  }

  /** Frees a taken place, once. */
  #place(): () => void {
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#running -= 1
      this.#next()
    }
  }

  #turn(user: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.filter((one) => one.user === user).length
    if (own >= this.#limits.perUser || this.#waiting.length >= this.#limits.all) return Promise.reject(new QueueFull())
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        user,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiting)
      this.#next()
    })
  }

  #next(): void {
    if (this.#running >= this.#limits.atOnce) return
    const chosen = this.#waiting.reduce<Waiting | undefined>(
      (first, one) => (first === undefined || this.#begun(one) < this.#begun(first) ? one : first),
      undefined,
    )
    if (!chosen) {
      this.#lastBegun.clear()
      return
    }
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1)
    this.#running += 1
    this.#turns += 1
    this.#lastBegun.set(chosen.user, this.#turns)
    chosen.begin()
  }

  #begun({ user }: Waiting): number {
    return this.#lastBegun.get(user) ?? 0
  }
}
