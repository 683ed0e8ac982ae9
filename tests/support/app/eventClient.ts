import { type ClientRequest, get } from 'node:http'

export interface ReceivedEvent {
  readonly id: string | undefined
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** One open stream of `/api/events`. */
export interface EventClient {
  readonly received: ReceivedEvent[]
  /** The next matching event, already received or future; each is returned once. */
  readonly next: (fits?: (event: ReceivedEvent) => boolean) => Promise<ReceivedEvent>
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  readonly request: ClientRequest
  readonly close: () => void
}

function parse(block: string): ReceivedEvent | undefined {
  const lines = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
  const values = new Map(lines)
  const data = values.get('data')
  return data === undefined ? undefined : { id: values.get('id'), event: values.get('event') ?? 'message', data: JSON.parse(data) }
}

/** Opens the stream and waits for its headers; rejects on another status than 200. */
export function openEvents(origin: string, token: string, lastEventId?: string): Promise<EventClient> {
  const received: ReceivedEvent[] = []
  const waiting = new Set<() => void>()
  let given = 0
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) }

  async function next(fits: (event: ReceivedEvent) => boolean = ({ event }) => event === 'record'): Promise<ReceivedEvent> {
    for (;;) {
      const index = received.findIndex((event, at) => at >= given && fits(event))
      const event = received[index]
      if (event) {
        given = index + 1
        return event
      }
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }

  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/events`, { headers }, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        reject(new Error(`status ${response.statusCode}`))
        return
      }
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        received.push(...blocks.flatMap((block) => parse(block) ?? []))
        for (const wake of waiting) wake()
        waiting.clear()
      })
      const ended = new Promise<void>((over) => response.once('close', over))
      response.on('error', () => undefined)
      resolve({ received, next, ended, request, close: () => request.destroy() })
    })
    request.on('error', reject)
  })
}
