import { declareCall } from '../../model/calls/callContract.ts'
import { flag, nullable, object, text } from '../../model/calls/schemaParts.ts'

const tag = 'Auctions'
const right = { resource: 'biddingTerms', action: 'show' } as const

/** The terms that bidders and sellers accept once per version. */
export const termsCalls = {
  current: declareCall({
    method: 'GET',
    path: '/api/biddingTerms/current',
    tag,
    right,
    summary: 'The newest bidding terms in each language, and whether the caller has accepted them; null without terms',
    answer: object({
      terms: nullable(
        object({ id: text, version: { type: 'integer', minimum: 1 }, texts: object({ en: text, ar: text, fr: text, tr: text }) }),
      ),
      accepted: flag,
    }),
  }),
  accept: declareCall({
    method: 'POST',
    path: '/api/biddingTerms/{id}/accept',
    tag,
    right,
    summary: 'Accept the newest bidding terms, once',
  }),
}
