import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { CallContract } from '../../model/calls/callContract.ts'
import type { RecordContext } from '../records/recordContext.ts'
import { type Authorize, createAuthorize } from './callRight.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Contracts of all calls served (`defineCall`). */
    calls: CallContract[]
    authorize: Authorize
    /** Receives each JSON answer before it is sent. */
    answered: AnswerListener
  }
}

export type AnswerListener = (call: CallContract, answer: unknown) => void

interface CallsOptions {
  readonly records: RecordContext
  readonly answered?: AnswerListener | undefined
}

/** What `defineCall` needs. */
export const callsPlugin = fastifyPlugin(
  async (app: FastifyInstance, { records, answered = () => {} }: CallsOptions) => {
    app.decorate('answered', answered)
    app.decorate('calls', [])
    app.decorate(
      'authorize',
      createAuthorize(records, (request) => app.authenticate(request)),
    )
  },
  { name: 'calls' },
)
