import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LotStatus, Room } from '../../../domain/auction/room.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { isValues } from '../../records/values.ts'
import type { AuctionContext } from './auctionContext.ts'
import { createBidQueue } from './bidding/bidQueue.ts'
import { buyNow } from './bidding/buyNow.ts'
import { placeBid } from './bidding/placeBid.ts'
import { retractBid } from './bidding/retract.ts'
import { decide } from './lifecycle/decide.ts'
import { createScheduler } from './lifecycle/scheduler.ts'
import { readBoard, readRoom } from './views/readRoom.ts'
import { watch } from './views/watches.ts'

interface ById {
  readonly Params: { readonly id: string }
}

const STATUSES: readonly LotStatus[] = ['upcoming', 'live', 'pendingApproval', 'reserveNotMet', 'sold', 'unsold']

/** What a board shows when it is not asked for anything else. */
const OPEN: readonly LotStatus[] = ['live', 'upcoming']

function statusesOf(query: unknown): readonly LotStatus[] {
  const wanted = isValues(query) && typeof query.status === 'string' ? query.status.split(',') : []
  const known = STATUSES.filter((status) => wanted.includes(status))
  return wanted.length === 0 ? OPEN : known
}

const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const text = { type: 'string' }
const DONE = { type: 'null', description: 'Done' }

/** Documentation of one call; the services judge what is sent. */
const schema = (summary: string, more: object = {}) => ({ schema: { tags: ['Auctions'], summary, params, ...more } })

const bodyOf = (properties: object, required: readonly string[]) => ({ body: { type: 'object', required, properties } })

/** The board, the bidding room and what is done in it (`PRODUCT.md A1` to `A10`). */
export function auctionRoutes(app: FastifyInstance, context: AuctionContext, { authenticate }: RouteContext): void {
  const queue = createBidQueue(context)
  const scheduler = createScheduler(context, (error) => app.log.error({ err: error }, 'auctions could not be brought up to date'))
  app.addHook('onReady', scheduler.start)
  app.addHook('preClose', scheduler.stop)
  const config = { entity: 'auctions' }

  /** The room as it is once something has been done in it. */
  async function after(
    request: FastifyRequest<ById>,
    act: (subject: Subject, id: string) => Promise<void>,
  ): Promise<{ readonly room: Room }> {
    const subject = authenticate(request)
    await act(subject, request.params.id)
    return { room: await readRoom(context, subject, request.params.id) }
  }

  const boardQuery = {
    type: 'object',
    properties: { status: { ...text, description: 'Statuses, by commas; else live and upcoming' }, watching: { type: 'boolean' } },
  }
  app.get(
    '/api/auctions/board',
    { schema: { tags: ['Auctions'], summary: 'Lots as the asker sees them, the first to end first', querystring: boardQuery }, config },
    (request) => {
      const { query } = request
      const watching = isValues(query) && query.watching === 'true'
      return readBoard(context, authenticate(request), { statuses: statusesOf(query), watching })
    },
  )

  app.get<ById>('/api/auctions/:id/room', { ...schema('A lot, its prices so far, and where the asker stands'), config }, (request) =>
    readRoom(context, authenticate(request), request.params.id),
  )

  const bidding = schema('Bid up to a maximum (proxy bid); the same Idempotency-Key bids once', {
    ...bodyOf({ maximum: { ...text, description: 'Decimal, in the lot’s currency' } }, ['maximum']),
    headers: { type: 'object', properties: { 'Idempotency-Key': text } },
  })
  app.post<ById>('/api/auctions/:id/bids', { ...bidding, config }, async (request, reply) => {
    const sent = { body: request.body, key: request.headers['idempotency-key'] }
    const placed = await placeBid(context, queue, authenticate(request), request.params.id, sent)
    return reply.status(201).send(placed)
  })

  app.post<ById>(
    '/api/auctions/:id/buyNow',
    { ...schema('Buy at the fixed price, before the first bid; ends the auction'), config },
    (request) => after(request, (subject, id) => buyNow(context, subject, id)),
  )

  const deciding = schema(
    'The seller, or an Admin, accepts or rejects the highest bid',
    bodyOf({ accept: { type: 'boolean' } }, ['accept']),
  )
  app.post<ById>('/api/auctions/:id/decision', { ...deciding, config }, (request) =>
    after(request, (subject, id) => decide(context, subject, id, request.body)),
  )

  const retracting = schema('An Admin takes a bid back; leader and price are worked out anew', {
    ...bodyOf({ reason: text }, ['reason']),
    response: { 204: DONE },
  })
  app.post<ById>('/api/bids/:id/retract', { ...retracting, config: { entity: 'bids' } }, async (request, reply) => {
    await retractBid(context, authenticate(request), request.params.id, request.body)
    return reply.status(204).send()
  })

  for (const [method, watching] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route<ById>({
      method,
      url: '/api/auctions/:id/watch',
      ...schema(watching ? 'Put an auction on one’s watch list' : 'Take an auction off one’s watch list', { response: { 204: DONE } }),
      config,
      handler: async (request, reply) => {
        await watch(context, authenticate(request), request.params.id, watching)
        return reply.status(204).send()
      },
    })
}
