import type { FastifyReply } from 'fastify'

/** Aborts when the client leaves before it was answered, so that what is done for it alone can end. */
export function abortSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
