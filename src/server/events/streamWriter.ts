import type { ServerResponse } from 'node:http'

/** Maximum number of bytes buffered for a slow client. Beyond it the client is disconnected; it reconnects with its last id. */
const MAX_WAITING = 1024 * 1024

/** Milliseconds between heartbeats. They keep proxies from closing the connection, and reveal ended sessions and stalled clients. */
const HEARTBEAT = 20_000

/** Milliseconds that an ended stream has to send what is buffered. */
const CLOSE_TIMEOUT = 2_000

export interface StreamWriter {
  readonly send: (text: string) => void
  /** Resolves when the client can receive more, or has disconnected. */
  readonly drained: () => Promise<void>
  readonly end: () => void
  /** Closes the connection and drops what is buffered. */
  readonly cut: () => void
}

/**
 * Writes to one client in bounded memory. `authorize` throws when the session has ended. A client that has not read one heartbeat by the
 * next is disconnected; otherwise its stream and buffer would stay open forever.
 */
export function createStreamWriter(raw: ServerResponse, authorize: () => void): StreamWriter {
  let isHeartbeatPending = false
  let wake: () => void = () => undefined
  let closeTimer: NodeJS.Timeout | undefined
  const cut = () => void raw.destroy()

  function end(): void {
    raw.end()
    closeTimer ??= setTimeout(cut, CLOSE_TIMEOUT).unref()
  }

  function send(text: string, sent?: () => void): void {
    if (raw.writableLength > MAX_WAITING) cut()
    else if (!raw.writableEnded) raw.write(text, sent)
  }

  function beat(): void {
    try {
      authorize()
      if (isHeartbeatPending) cut()
      isHeartbeatPending = true
      send(': \n\n', () => {
        isHeartbeatPending = false
      })
    } catch {
      end()
    }
  }

  const heartbeat = setInterval(beat, HEARTBEAT)
  raw.on('drain', () => wake())
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(closeTimer)
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
