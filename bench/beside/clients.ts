/** Clients that ask again as soon as they have their answer. */
export interface Clients {
  /** Answers so far. */
  readonly answers: () => number
  /** Leaves at once, and resolves when all of them have left. Rejects if one got another status than it should. */
  readonly leave: () => Promise<void>
}

export interface ClientRequest {
  readonly url: string
  readonly init: RequestInit
  /** Status that every answer must have. */
  readonly status: number
}

async function ask({ url, init, status }: ClientRequest, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { ...init, signal })
  const text = await response.text()
  if (response.status !== status) throw new Error(`expected ${status} of ${url}: ${response.status} ${text.slice(0, 500)}`)
}

export function startClients(count: number, asked: ClientRequest): Clients {
  const left = new AbortController()
  let answers = 0
  async function converse(): Promise<void> {
    while (!left.signal.aborted) {
      await ask(asked, left.signal)
      answers += 1
    }
  }
  const all = Promise.allSettled(Array.from({ length: count }, converse))
  return {
    answers: () => answers,
    async leave() {
      left.abort()
      for (const one of await all) if (one.status === 'rejected' && one.reason?.name !== 'AbortError') throw one.reason
    },
  }
}
