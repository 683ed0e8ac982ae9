import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { CallContract, CallTypes, TypedCall } from '../../model/calls/callContract.ts'
import type { Subject } from '../../model/subject.ts'
import { type CallInput, createInput } from './callInput.ts'

/** One call in progress: its input is validated. */
type CallInProgress<T extends CallTypes> = CallInput<T> & {
  /** The caller; a visitor has neither id nor roles. */
  readonly subject: Subject
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the answer, or the reply if the handler has sent something else than JSON. */
export type CallHandler<T extends CallTypes> = (call: CallInProgress<T>) => Promise<T['answer']> | T['answer']

export interface CallOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'compress' | 'config'> {
  /** Leaves the call out of the API's description, because no user may call it. */
  readonly unlisted?: boolean
}

/** Entity whose wordings the errors at fields prefer. */
const textsOf = ({ texts, right }: CallContract) => texts ?? (typeof right === 'object' && 'resource' in right ? right.resource : undefined)

/** Status of a success. */
export const statusOf = ({ status, answer, produces }: CallContract): number =>
  status ?? (answer === undefined && produces === undefined ? 204 : 200)

/** `/api/wallets/{id}` → `/api/wallets/:id` */
const routeOf = ({ path }: CallContract) => path.replace(/\{(\w+)\}/g, ':$1')

/**
 * Serves a call. Its contract defines right, input and answer, for the server and for the API's description. The handler gets validated input
 * only.
 */
export function defineCall<T extends CallTypes>(
  app: FastifyInstance,
  call: TypedCall<T>,
  handler: CallHandler<T>,
  { unlisted = false, ...options }: CallOptions = {},
): void {
  const inputOf = createInput(call)
  const entity = textsOf(call)
  if (!unlisted) app.calls.push(call)
  app.route({
    ...options,
    method: call.method,
    url: routeOf(call),
    config: { ...options.config, ...(entity !== undefined && { entity }), ...(call.readsOnly && { readsOnly: true }) },
    async handler(request, reply) {
      const subject = await app.authorize(call, request)
      const answer = await handler({ ...inputOf(request), subject, request, reply })
      // A reply is awaited like a promise: when it has been sent, `answer` is undefined.
      if (reply.sent || answer === reply) return reply
      if (call.answer !== undefined) app.answered(call, answer)
      return reply.status(statusOf(call)).send(answer)
    },
  })
}
