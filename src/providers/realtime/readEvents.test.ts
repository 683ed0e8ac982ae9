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

const STREAM = ': hello\r\n\r\nid: 7\r\nevent: record\r\ndata: {"a":\r\ndata: 1}\r\n\r\nid: 8\ndata: x – y\n\ndata: z\r\rdata: unfinished'

it('reads the same events wherever the network cuts, between CR and LF and within a character too', async () => {
  const bytes = new TextEncoder().encode(STREAM)
  const cutAt = (place: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, place))
        controller.enqueue(bytes.slice(place))
        controller.close()
      },
    })
  for (let place = 0; place <= bytes.length; place++)
    expect(await all(cutAt(place)), `cut after ${place} bytes`).toEqual([
      { id: '7', event: 'record', data: '{"a":\n1}' },
      { id: '8', event: 'message', data: 'x – y' },
      { id: undefined, event: 'message', data: 'z' },
    ])
})

it('says that something came for each piece, comments and halves of events as well', async () => {
  let pieces = 0
  for await (const _ of readEvents(streamOf(': still here\n', '\n', 'data: ', 'x\n\n'), () => pieces++)) expect(pieces).toBe(4)
  expect(pieces).toBe(4)
})
