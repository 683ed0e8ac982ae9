import { callListener } from '../callListener.ts'

/** In-process notifications: with SQLite there is only one process. */
export class Notifications {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()

  send(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => callListener(listener, payload))
  }

  listen(channel: string, listener: (payload: string) => void): () => Promise<void> {
    const all = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, all)
    // Each call subscribes on its own, even if the same function listens twice.
    const own = (payload: string) => listener(payload)
    all.add(own)
    return async () => {
      all.delete(own)
    }
  }
}
