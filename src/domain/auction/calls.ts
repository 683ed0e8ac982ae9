import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { flag, idempotencyKeyIfAny, listOf, object, openObject, text } from '../../model/calls/schemaParts.ts'
import { BOARD, LOT_STATUSES, ROOM } from './room.ts'

const tag = 'Auctions'
const AFTER = object({ room: ROOM })
const right = { resource: 'auctions', action: 'show' } as const
const maximum = { type: 'string', format: 'money', scale: 2, formatExclusiveMinimum: '0', description: 'In the lot’s currency' } as const

/** Calls of the board and the bidding room (`PRODUCT.md A1` to `A10`). */
export const auctionCalls = {
  board: declareCall({
    method: 'GET',
    path: '/api/auctions/board',
    tag,
    summary: 'Lots as the caller sees them, the first to end first',
    right: { resource: 'auctions', action: 'list' },
    query: object(
      {
        status: { type: 'array', items: { enum: LOT_STATUSES }, description: 'Default: live and upcoming' },
        watching: { type: 'boolean', description: 'Only lots on one’s watch list' },
      },
      ['status', 'watching'],
    ),
    answer: BOARD,
  }),
  names: declareCall({
    method: 'GET',
    path: '/api/auctions/names',
    tag,
    summary: 'What lots are called, also where their cars can’t be read',
    right: { resource: 'auctions', action: 'list' },
    query: object({ ids: { type: 'array', items: text, description: 'Ids of auctions, the first 200 of which count' } }, ['ids']),
    answer: listOf(object({ id: text, name: { type: 'string', description: '`1972 Ford Pinto`' } })),
  }),
  room: declareCall({
    method: 'GET',
    path: '/api/auctions/{id}/room',
    tag,
    summary: 'A lot, its prices so far, and where the caller stands',
    right,
    answer: ROOM,
  }),
  bid: declareCall({
    method: 'POST',
    path: '/api/auctions/{id}/bids',
    tag,
    summary: 'Bid up to a maximum (proxy bid); the same Idempotency-Key bids once',
    right,
    headers: idempotencyKeyIfAny,
    body: openObject({ maximum }),
    status: 201,
    answer: object({ bid: object({ id: text }), room: ROOM }),
  }),
  buyNow: declareCall({
    method: 'POST',
    path: '/api/auctions/{id}/buyNow',
    tag,
    summary: 'Buy at the fixed price, before the first bid; ends the auction',
    right,
    answer: AFTER,
  }),
  decide: declareCall({
    method: 'POST',
    path: '/api/auctions/{id}/decision',
    tag,
    whileStopped: 'refused',
    summary: 'The seller, or an Admin, accepts or rejects the highest bid',
    right,
    body: openObject({ accept: flag }),
    answer: AFTER,
  }),
  retract: declareCall({
    method: 'POST',
    path: '/api/bids/{id}/retract',
    tag,
    summary: 'An Admin takes a bid back; leader and price are worked out again',
    right: { resource: 'auctions', action: 'edit' },
    texts: 'bids',
    body: openObject({ reason: { type: 'string', maxLength: 500 } }),
  }),
  tryNow: declareCall({
    ...actionOn('auctions', 'tryNow', 'edit'),
    summary: 'Try a lot again at once that could not start or end',
  }),
  watch: declareCall({
    method: 'PUT',
    path: '/api/auctions/{id}/watch',
    tag,
    whileStopped: 'refused',
    summary: 'Put an auction on one’s watch list',
    right,
  }),
  unwatch: declareCall({
    method: 'DELETE',
    path: '/api/auctions/{id}/watch',
    tag,
    whileStopped: 'refused',
    summary: 'Take an auction off one’s watch list',
    right,
  }),
}
