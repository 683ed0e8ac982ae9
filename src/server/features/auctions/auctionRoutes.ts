import type { FastifyInstance } from 'fastify'
import { auctionCalls } from '../../../domain/auction/calls.ts'
import { statisticsCalls } from '../../../domain/auction/statisticsCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { AuctionContext } from './auctionContext.ts'
import { createBidQueue } from './bidding/bidQueue.ts'
import { buyNow } from './bidding/buyNow.ts'
import { placeBid } from './bidding/placeBid.ts'
import { retractBid } from './bidding/retract.ts'
import { decide } from './lifecycle/decide.ts'
import { createLotClock } from './lifecycle/lotClock.ts'
import { statistics } from './statistics/statistics.ts'
import { lotNames } from './views/lotNames.ts'
import { readBoard, readRoom } from './views/readRoom.ts'
import { watch } from './views/watches.sql.ts'

/** Default filter of the board. */
const OPEN = ['live', 'upcoming'] as const

/** Default period of statistics, in days. */
const DAYS = '90'

/** The board, the bidding room and its actions (`PRODUCT.md A1` to `A10`). */
export function auctionRoutes(app: FastifyInstance, context: AuctionContext): void {
  const queue = createBidQueue(context)
  const lotClock = createLotClock(context, (error) => app.log.error({ err: error }, 'auctions could not be brought up to date'))
  app.addHook('onReady', lotClock.start)
  app.addHook('preClose', lotClock.stop)

  defineCall(app, auctionCalls.board, ({ subject, query: { status = OPEN, watching = false } }) =>
    readBoard(context, subject, { statuses: status, watching }),
  )
  defineCall(app, auctionCalls.names, ({ subject, query: { ids = [] } }) => lotNames(context, subject, ids))
  defineCall(app, statisticsCalls.read, ({ subject, query: { days = DAYS } }) => statistics(context, subject, Number(days)))
  defineCall(app, auctionCalls.room, ({ subject, params }) => readRoom(context, subject, params.id))

  defineCall(app, auctionCalls.bid, ({ subject, params, body, headers }) =>
    placeBid(context, queue, subject, params.id, { maximum: body.maximum, key: headers['Idempotency-Key'] }),
  )
  defineCall(app, auctionCalls.buyNow, async ({ subject, params }) => {
    await buyNow(context, subject, params.id)
    return { room: await readRoom(context, subject, params.id) }
  })
  defineCall(app, auctionCalls.decide, async ({ subject, params, body }) => {
    await decide(context, subject, params.id, body.accept)
    return { room: await readRoom(context, subject, params.id) }
  })
  defineCall(app, auctionCalls.retract, ({ subject, params, body }) => retractBid(context, subject, params.id, body.reason))
  defineCall(app, auctionCalls.watch, async ({ subject, params }) => {
    await watch(context, subject, params.id, true)
    // Its end may be near.
    lotClock.recheck()
  })
  defineCall(app, auctionCalls.unwatch, ({ subject, params }) => watch(context, subject, params.id, false))
}
