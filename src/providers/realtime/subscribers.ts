type Listener = (data: unknown) => void

/** Listeners by topic. */
export const createSubscribers = () => {
  const topics = new Map<string, Set<Listener>>()
  return {
    /** Returns what unsubscribes. */
    add: (topic: string, listener: Listener): (() => void) => {
      const all = topics.get(topic) ?? new Set()
      topics.set(topic, all.add(listener))
      return () => void all.delete(listener)
    },
    /** A listener that throws is reported and stops no other. */
    emit: (topic: string, data: unknown): void => {
      for (const listener of [...(topics.get(topic) ?? [])]) {
        try {
          listener(data)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
