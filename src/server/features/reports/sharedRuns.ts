/** A cached result and its time. */
interface Kept<T> {
  readonly value: T
  readonly at: number
  readonly bytes: number
}

interface Running<T> {
  readonly result: Promise<T>
  readonly end: AbortController
  viewers: number
}

/** Maximum size of cached results in bytes; the least recently used are evicted. */
const MAX_KEPT = 64 * 1024 * 1024

/** Runs that several viewers share: requests during a run get its result; the run is aborted when all of them have left. */
export class SharedRuns<T> {
  readonly #running = new Map<string, Running<T>>()
  readonly #kept = new Map<string, Kept<T>>()
  readonly #sizeOf: (value: T) => number
  readonly #now: () => number
  #bytes = 0

  constructor(sizeOf: (value: T) => number, now: () => number) {
    this.#sizeOf = sizeOf
    this.#now = now
  }

  /**
   * The cached result of the key if it is not older than `seconds`, else that of a run. Only requests with equal rights may have the same
   * key. Rejects with the signal's reason.
   */
  async get(key: string, seconds: number, signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const kept = this.#kept.get(key)
    if (kept && this.#now() - kept.at < seconds * 1000) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept.value
    }
    return this.#watch(key, this.#running.get(key) ?? this.#begin(key, seconds, run), signal)
  }

  #begin(key: string, seconds: number, run: (signal: AbortSignal) => Promise<T>): Running<T> {
    const end = new AbortController()
    const result = run(end.signal).finally(() => {
      if (this.#running.get(key) === running) this.#running.delete(key)
    })
    const running: Running<T> = { result, end, viewers: 0 }
    this.#running.set(key, running)
    result.then(
      (value) => {
        if (seconds > 0) this.#keep(key, value)
      },
      () => undefined,
    )
    return running
  }

  async #watch(key: string, running: Running<T>, signal: AbortSignal): Promise<T> {
    running.viewers += 1
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave)
    })
    try {
      return await Promise.race([running.result, left])
    } finally {
      signal.removeEventListener('abort', leave)
      running.viewers -= 1
      if (running.viewers === 0) this.#abandon(key, running)
    }
  }

  /** Later requests start a new run. */
  #abandon(key: string, running: Running<T>): void {
    if (this.#running.get(key) !== running) return
    this.#running.delete(key)
    running.end.abort()
  }

  #keep(key: string, value: T): void {
    const bytes = this.#sizeOf(value)
    this.#drop(key)
    this.#kept.set(key, { value, at: this.#now(), bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_KEPT) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
