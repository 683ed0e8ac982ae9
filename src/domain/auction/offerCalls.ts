import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, flag, listOf, moment, object, openObject, text } from '../../model/calls/schemaParts.ts'

const tag = 'Auctions'

/** Maximum number of lots in an event. */
export const MAX_LOTS_IN_EVENT = 200

/** Named actions on offers (`PRODUCT.md A15`). */
export const offerActions = {
  accept: declareCall({
    ...actionOn('carOffers', 'accept', 'approve'),
    summary: 'Accept an offer',
    body: openObject({ despiteVin: { ...flag, description: 'Also if another firm has the same VIN on offer' } }, ['despiteVin']),
  }),
  refuse: declareCall({
    ...actionOn('carOffers', 'refuse', 'approve'),
    summary: 'Refuse an offer that is not scheduled yet',
    body: openObject({ reason: { type: 'string', minLength: 1, maxLength: 250 } }),
  }),
  withdraw: declareCall({
    ...actionOn('carOffers', 'withdraw', 'edit'),
    summary: 'Withdraw an offer before it is accepted',
  }),
}

/** Calls about offers and their prices. Amounts are decimal text. */
export const offerCalls = {
  schedule: declareCall({
    method: 'POST',
    path: '/api/carOffers/schedule',
    tag,
    summary: 'Make an event of accepted offers, whose lots end one after the other in the given order',
    right: { resource: 'carOffers', action: 'approve' },
    refuses: [404],
    body: openObject({
      name: { type: 'string', minLength: 1, maxLength: 120 },
      startsAt: moment,
      firstEnd: moment,
      minutesBetween: { type: 'integer', minimum: 0, maximum: 1_440 },
      offers: { type: 'array', items: text, minItems: 1, maxItems: MAX_LOTS_IN_EVENT, uniqueItems: true, description: 'Ids' },
    }),
    status: 201,
    answer: object({
      event: text,
      lots: listOf(object({ offer: text, auction: text, lot: count, endsAt: moment })),
    }),
  }),
  vin: declareCall({
    method: 'GET',
    path: '/api/carOffers/{id}/vin',
    tag,
    summary: 'Whether another firm has the VIN of the offered car on offer',
    right: { resource: 'carOffers', action: 'approve' },
    answer: object({ elsewhere: flag }),
  }),
  estimate: declareCall({
    method: 'GET',
    path: '/api/cars/{id}/estimate',
    tag,
    summary: 'What cars of the same make, model and years have recently been sold for, by currency',
    right: { resource: 'cars', action: 'show' },
    answer: object({
      days: { ...count, description: 'In which they were sold' },
      years: { ...listOf(count), description: 'First and last model year; empty if make, model or year of the car is missing' },
      results: listOf(
        object({
          currency: text,
          count,
          prices: {
            anyOf: [object({ lowest: text, median: text, highest: text }), { type: 'null' }],
            description: 'Null where there are too few results',
          },
        }),
      ),
    }),
  }),
}
