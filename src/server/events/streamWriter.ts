import type { ServerResponse } from 'node:http'

/** Most bytes that wait for a slow client; with more, it is disconnected and reconnects with its last id. */
const MAX_WAITING = 1024 * 1024

/** Milliseconds between heartbeats, for proxies and for noticing an ended session or a client that reads nothing. */
const HEARTBEAT = 20_000

/** Milliseconds in which an ended stream may still send what waits. */
const FAREWELL = 2_000

export interface StreamWriter {
  readonly send: (text: string) => void
  /** Resolves when the client can take more, or is gone. */
  readonly drained: () => Promise<void>
  readonly end: () => void
  /** Ends it without what waits. */
  readonly cut: () => void
}

/**
 * Writes to one client in bounded memory. `authorize` throws when its session is over. A client that has not read the last heartbeat by the
 * next one is cut: it would hold its stream, and what waits for it, forever.
 */
export function createStreamWriter(raw: ServerResponse, authorize: () => void): StreamWriter {
  let beating = false
  let wake: () => void = () => undefined
  let farewell: NodeJS.Timeout | undefined
  const cut = () => void raw.destroy()

  function end(): void {
    raw.end()
    farewell ??= setTimeout(cut, FAREWELL).unref()
  }

  function send(text: string, sent?: () => void): void {
    if (raw.writableLength > MAX_WAITING) cut()
    else if (!raw.writableEnded) raw.write(text, sent)
  }

  function beat(): void {
    try {
      authorize()
      if (beating) cut()
      beating = true
      send(': \n\n', () => {
        beating = false
      })
    } catch {
      end()
    }
  }

  const heartbeat = setInterval(beat, HEARTBEAT)
  raw.on('drain', () => wake())
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(farewell)
    wake()
  })
  return {
    send,
    drained: () =>
      new Promise((resolve) => {
        wake = resolve
        if (!raw.writableNeedDrain || raw.destroyed) resolve()
      }),
    end,
    cut,
  }
}
