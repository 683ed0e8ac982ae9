import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRealtime, RESYNC, type WatchedRealtime } from './createRealtime.ts'
// Imported here, because fake timers do not wait for a dynamic import.
import './readEvents.ts'

interface Line {
  readonly headers: Headers
  readonly say: (text: string) => void
  readonly cut: () => void
}

const SECOND = 1_000

let lines: Line[]
let refused: number | undefined
let hung: boolean
let stop: () => void
let realtime: WatchedRealtime
let received: string[]

/** Each call is one connection, whose events and end the test controls. */
const authorizedFetch = async (_url: string, { headers, signal }: RequestInit = {}): Promise<Response> => {
  if (hung) return new Promise((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)))
  if (refused !== undefined) {
    if (refused === 0) throw new TypeError('no network')
    return new Response(null, { status: refused })
  }
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
    },
  })
  signal?.addEventListener('abort', () => controller?.error(new DOMException('aborted', 'AbortError')))
  lines.push({
    headers: new Headers(headers),
    say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    cut: () => controller?.close(),
  })
  return new Response(body)
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const line = (): Line => {
  const last = lines.at(-1)
  if (!last) throw new Error('nobody has connected')
  return last
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  received = []
  refused = undefined
  hung = false
  realtime = createRealtime({ url: '/api/events', authorizedFetch, random: () => 1 })
  realtime.on(RESYNC, () => received.push('resync'))
  realtime.on('lot', (data) => received.push(JSON.stringify(data)))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const begin = async () => {
  stop = realtime.start()
  await settle()
}

test('is connected once the server says so, and receives events', async () => {
  await begin()
  expect(realtime.connection()).toBe('connecting')
  line().say('id: 7\nevent: ready\ndata: {}\n\n')
  line().say('id: 8\nevent: lot\ndata: {"auction":"a"}\n\n')
  await settle()
  expect(realtime.connection()).toBe('connected')
  expect(received).toEqual(['resync', '{"auction":"a"}'])
})

test('is not connected while the server says that events do not reach it', async () => {
  await begin()
  line().say('id: 7\nevent: ready\ndata: {}\n\nevent: interrupted\ndata: {}\n\n')
  await settle()
  expect(realtime.connection()).toBe('connecting')
  line().say('event: gap\ndata: {}\n\n')
  await settle()
  expect(realtime.connection()).toBe('connected')
  expect(received).toEqual(['resync', 'resync'])
})

test('emits a record event once, though the stream repeats it after a break', async () => {
  realtime.on('record', (data) => received.push(`record ${JSON.stringify(data)}`))
  await begin()
  line().say('id: 7\nevent: ready\ndata: {}\n\nid: 8\nevent: record\ndata: 1\n\n')
  await settle()
  line().cut()
  await vi.advanceTimersByTimeAsync(SECOND)
  line().say('id: 8\nevent: ready\ndata: {}\n\nid: 8\nevent: record\ndata: 1\n\nid: 9\nevent: record\ndata: 2\n\n')
  await settle()
  expect(received).toEqual(['resync', 'record 1', 'resync', 'record 2'])
})

test('reconnects after a break, resumes after the last event, and resyncs', async () => {
  await begin()
  line().say('id: 7\nevent: ready\ndata: {}\n\nid: 9\nevent: lot\ndata: 1\n\n')
  await settle()
  line().cut()
  await settle()
  expect(realtime.connection()).toBe('connecting')
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(SECOND / 2)
  expect(lines).toHaveLength(2)
  expect(line().headers.get('Last-Event-ID')).toBe('9')
  line().say('event: ready\ndata: {}\n\n')
  await settle()
  expect(realtime.connection()).toBe('connected')
  expect(received).toEqual(['resync', '1', 'resync'])
})

test('waits longer after each failure, and not at all when the network is back', async () => {
  refused = 0
  await begin()
  expect(realtime.connection()).toBe('offline')
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  refused = undefined
  expect(lines).toHaveLength(0)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(lines).toHaveLength(1)
})

test('a server that is back is found by the first request that it answers, or once the user returns to the window', async () => {
  refused = 0
  await begin()
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  refused = 503
  await realtime.authorizedFetch('/api/banks')
  expect([realtime.connection(), lines.length]).toEqual(['offline', 0])
  refused = undefined
  await realtime.authorizedFetch('/api/banks')
  expect(realtime.connection()).toBe('connecting')
  await settle()
  expect(lines).toHaveLength(2)

  line().say('event: ready\ndata: {}\n\n')
  await settle()
  line().cut()
  refused = 0
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(realtime.connection()).toBe('offline')
  refused = undefined
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(lines).toHaveLength(3)
})

test('a server that answers, if not with a stream, is not offline', async () => {
  await begin()
  refused = 500
  line().cut()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(realtime.connection()).toBe('connecting')
})

test('a connection without a sign of life counts as broken; comments are signs of life', async () => {
  await begin()
  line().say('event: ready\ndata: {}\n\n')
  await vi.advanceTimersByTimeAsync(40 * SECOND)
  line().say(': \n\n')
  await vi.advanceTimersByTimeAsync(40 * SECOND)
  expect(realtime.connection()).toBe('connected')
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect(lines).toHaveLength(2)
})

test('the browser’s word that it is offline breaks the connection at once', async () => {
  await begin()
  line().say('event: ready\ndata: {}\n\n')
  await settle()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await settle()
  expect(realtime.connection()).toBe('offline')
  vi.restoreAllMocks()
})

test('does not try again where that can’t help', async () => {
  refused = 403
  await begin()
  refused = undefined
  await vi.advanceTimersByTimeAsync(120 * SECOND)
  expect(lines).toHaveLength(0)
})

test('a request that nobody answers counts as broken as well', async () => {
  hung = true
  await begin()
  hung = false
  await vi.advanceTimersByTimeAsync(50 * SECOND)
  expect(lines).toHaveLength(1)
})

test('what was read before the first stream opened is read again where that took several attempts', async () => {
  const gaps: unknown[] = []
  realtime.on('gap', (data) => gaps.push(data))
  refused = 503
  await begin()
  refused = undefined
  await vi.advanceTimersByTimeAsync(SECOND)
  line().say('id: 7\nevent: ready\ndata: {}\n\n')
  await settle()
  expect(gaps).toEqual([{}])
  line().cut()
  await vi.advanceTimersByTimeAsync(SECOND)
  line().say('id: 7\nevent: ready\ndata: {}\n\n')
  await settle()
  expect(gaps).toEqual([{}])
})

test('a listener that fails is reported, stops no other and breaks no connection', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  await begin()
  const failure = new Error('a screen is broken')
  realtime.on('job', () => {
    throw failure
  })
  realtime.on('job', () => received.push('job'))
  line().say('event: ready\ndata: {}\n\nevent: job\ndata: {}\n\nevent: lot\ndata: 1\n\n')
  await settle()
  expect(received).toEqual(['resync', 'job', '1'])
  expect(report).toHaveBeenCalledExactlyOnceWith(failure)
  expect(realtime.connection()).toBe('connected')
  vi.unstubAllGlobals()
})
