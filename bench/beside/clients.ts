/** Clients that repeat a request as soon as they have its answer. */
export interface Clients {
  /** Number of answers so far. */
  readonly answers: () => number
  /** Stops all clients and resolves when they have stopped. Rejects if one got an unexpected status. */
  readonly stop: () => Promise<void>
}

export interface ClientRequest {
  readonly url: string
  readonly init: RequestInit
  /** Status that every answer must have. */
  readonly status: number
}

async function send({ url, init, status }: ClientRequest, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { ...init, signal })
  const text = await response.text()
  if (response.status !== status) throw new Error(`expected ${status} of ${url}: ${response.status} ${text.slice(0, 500)}`)
}

export function startClients(count: number, request: ClientRequest): Clients {
  const stopping = new AbortController()
  let answers = 0
  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      await send(request, stopping.signal)
      answers += 1
    }
  }
  const all = Promise.allSettled(Array.from({ length: count }, repeat))
  return {
    answers: () => answers,
    async stop() {
      stopping.abort()
      for (const one of await all) if (one.status === 'rejected' && one.reason?.name !== 'AbortError') throw one.reason
    },
  }
}
