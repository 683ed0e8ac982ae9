import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before the answer, so that work for this client can stop. */
export function abortSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
