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
    emit: (topic: string, data: unknown): void => {
      for (const listener of [...(topics.get(topic) ?? [])]) listener(data)
    },
  }
}
