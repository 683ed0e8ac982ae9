import { expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './readEvents.ts'

const streamOf = (...parts: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

const all = async (stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> => {
  const events: ServerEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

it('reads events however the network cuts them, and skips comments', async () =>
  expect(
    await all(
      streamOf(': hello\n\nid: 7\nevent: rec', 'ord\ndata: {"a":\n', 'data: 1}\n', '\nid: 8\r\ndata: x\r\n\r\nid: 9\ndata: unfinished'),
    ),
  ).toEqual([
    { id: '7', event: 'record', data: '{"a":\n1}' },
    { id: '8', event: 'message', data: 'x' },
  ]))
