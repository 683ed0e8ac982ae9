import { callListener } from '../callListener.ts'

/** In-process notifications: with SQLite there is only one process. */
export class Notifications {
  readonly #heard = new Map<string, Set<(payload: string) => void>>()

  send(channel: string, payload: string): void {
    for (const heard of this.#heard.get(channel) ?? []) queueMicrotask(() => callListener(heard, payload))
  }

  listen(channel: string, heard: (payload: string) => void): () => Promise<void> {
    const all = this.#heard.get(channel) ?? new Set()
    this.#heard.set(channel, all)
    // Each call subscribes on its own, even if the same function listens twice.
    const own = (payload: string) => heard(payload)
    all.add(own)
    return async () => {
      all.delete(own)
    }
  }
}
