type Listener = (data: unknown) => void

/** Listeners by topic. */
export const createSubscribers = () => {
  const topics = new Map<string, Set<Listener>>()
  return {
    /** Returns a function that unsubscribes. */
    add: (topic: string, listener: Listener): (() => void) => {
      const all = topics.get(topic) ?? new Set()
      topics.set(topic, all.add(listener))
      return () => void all.delete(listener)
    },
    /** Calls all listeners; an error of one is reported, and does not affect the others. */
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
