type Heard = (data: unknown) => void

/** Who hears what, by topic. */
export const createSubscribers = () => {
  const topics = new Map<string, Set<Heard>>()
  return {
    add: (topic: string, heard: Heard): (() => void) => {
      const all = topics.get(topic) ?? new Set()
      topics.set(topic, all.add(heard))
      return () => void all.delete(heard)
    },
    tell: (topic: string, data: unknown): void => {
      for (const heard of [...(topics.get(topic) ?? [])]) heard(data)
    },
  }
}
