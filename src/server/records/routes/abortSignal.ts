import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../model/errors.ts'

/** Ends the work of a request whose client has disconnected; it is not sent. */
const clientLeft = () => new AppError(499, 'badRequest')

/** Aborts when the client disconnects before the answer, so that work for this client can stop. */
export function abortSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  if (raw.destroyed && !raw.writableFinished) left.abort(clientLeft())
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(clientLeft())
  })
  return left.signal
}

/** A signal that aborts when the server stops, before it waits for work that outlives its request. */
export function stopSignal(app: FastifyInstance): AbortSignal {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  return stopping.signal
}
