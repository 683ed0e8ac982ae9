import { createParser } from 'eventsource-parser'

/** One server-sent event. */
export interface ServerEvent {
  readonly id?: string
  readonly event: string
  readonly data: string
}

/** Yields the events of a `text/event-stream` body until it ends. Calls `alive` for all incoming data, including comments. */
export async function* readEvents(body: ReadableStream<Uint8Array>, alive: () => void = () => undefined): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parsed: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ id, event = 'message', data }) => parsed.push({ id, event, data }) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* parsed.splice(0)
    }
  } finally {
    await reader.cancel()
  }
}
