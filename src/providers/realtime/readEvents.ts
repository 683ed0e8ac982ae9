/** One server-sent event. */
export interface ServerEvent {
  readonly id?: string
  readonly event: string
  readonly data: string
}

const parse = (block: string): ServerEvent | undefined => {
  const fields: Record<string, string[]> = {}
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0 || line === '') continue
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    fields[name] = [...(fields[name] ?? []), value]
  }
  if (!fields.data) return undefined
  return { id: fields.id?.at(-1), event: fields.event?.at(-1) ?? 'message', data: fields.data.join('\n') }
}

/** Events of a `text/event-stream` body, one after another until it ends. `alive` is called for whatever comes in, comments included. */
export async function* readEvents(body: ReadableStream<Uint8Array>, alive: () => void = () => undefined): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      rest = (rest + decoder.decode(value, { stream: true })).replace(/\r\n?/g, '\n')
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}
