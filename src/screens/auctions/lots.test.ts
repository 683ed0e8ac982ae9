import { describe, expect, it } from 'vitest'
import type { Lot, LotEvent } from '../../domain/auction/room.ts'
import { mayBidHere } from './bid/mayBidHere.ts'
import { type BoardFilter, countGroup, filterLots } from './board/boardFilter.ts'
import { applyLotEvent } from './live/applyLotEvent.ts'

const own: Lot['own'] = { state: 'none', maximum: null, watching: false, seller: false, refusal: null }

const lot = (id: string, more: Partial<Lot> = {}): Lot => ({
  id,
  version: 1,
  car: {
    id: `car-${id}`,
    label: '1972 Ford Pinto',
    image: null,
    year: 1972,
    make: 'Ford',
    model: 'Pinto',
    odometer: 62_000,
    lotNumber: '60000001',
    vin: '1M8GDM9AXKP042788',
    location: 'Berlin yard',
    colour: 'blue',
    titleType: 'clean',
    damages: [],
  },
  status: 'live',
  saleType: 'pure',
  currency: 'EUR',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-21T10:00:00.000Z',
  extended: false,
  startPrice: '100.00',
  price: null,
  minimumNextBid: '100.00',
  bidCount: 0,
  reserve: 'none',
  buyNowPrice: '900.00',
  own,
  hold: '400.00',
  ...more,
})

const event = (auction: string, more: Partial<LotEvent> = {}): LotEvent => ({
  auction,
  version: 2,
  status: 'live',
  price: '100.00',
  minimumNextBid: '110.00',
  bidCount: 1,
  endsAt: '2026-11-21T10:00:00.000Z',
  extended: false,
  reserve: 'none',
  buyNowPrice: null,
  now: '2026-11-20T12:00:00.000Z',
  ...more,
})

describe('an event', () => {
  it('changes its lot and leaves the car', () => {
    const before = lot('a')
    const after = applyLotEvent(before, event('a', { own: { state: 'leading', maximum: '500.00' } }))
    expect(after).toMatchObject({
      version: 2,
      price: '100.00',
      bidCount: 1,
      buyNowPrice: null,
      own: { state: 'leading', maximum: '500.00' },
    })
    expect(after.car).toBe(before.car)
  })

  it('that is old, or of another lot, changes nothing', () => {
    const before = lot('a', { version: 2 })
    expect(applyLotEvent(before, event('a'))).toBe(before)
    expect(applyLotEvent(before, event('b', { version: 9 }))).toBe(before)
  })

  it('without an own part leaves the own state', () => {
    const before = lot('a', { own: { ...own, state: 'leading', maximum: '500.00', watching: true } })
    expect(applyLotEvent(before, event('a')).own).toEqual(before.own)
  })

  it('that opens the bidding removes the refusal to bid before it', () => {
    const before = lot('a', { status: 'upcoming', own: { ...own, refusal: 'notLive' } })
    expect(applyLotEvent(before, event('a')).own.refusal).toBeNull()
    const mine = lot('a', { status: 'upcoming', own: { ...own, refusal: 'ownCar' } })
    expect(applyLotEvent(mine, event('a')).own.refusal).toBe('ownCar')
  })

  it('returns what the new minimum would hold', () => {
    expect(applyLotEvent(lot('a'), event('a', { minimumNextBid: '5000.00' })).hold).toBe('500.00')
    expect(applyLotEvent(lot('a'), event('a', { minimumNextBid: null, status: 'sold' })).hold).toBeNull()
  })
})

const EVERYTHING: BoardFilter = { group: 'all', sort: 'endingSoon', text: '', make: '', from: '', to: '' }

describe('the board', () => {
  const lots = [
    lot('soonUpcoming', { status: 'upcoming', startsAt: '2026-11-20T13:00:00.000Z' }),
    lot('late', { price: '1500.00', bidCount: 3, endsAt: '2026-11-25T10:00:00.000Z', own: { ...own, state: 'outbid', watching: true } }),
    lot('soon', { price: '900.00', bidCount: 7, own: { ...own, state: 'leading' } }),
    lot('waiting', { status: 'pendingApproval', price: '50.00' }),
  ]
  const ids = (filter: Partial<BoardFilter>) => filterLots(lots, { ...EVERYTHING, ...filter }).map(({ id }) => id)

  it('shows live lots by their end, then upcoming ones; what waits for a decision stands apart', () => {
    expect(ids({})).toEqual(['soon', 'late', 'soonUpcoming'])
    expect(ids({ group: 'decide' })).toEqual(['waiting'])
  })

  it.each([
    [{ group: 'live' }, ['soon', 'late']],
    [{ group: 'upcoming' }, ['soonUpcoming']],
    [{ group: 'mine' }, ['soon', 'late']],
    [{ group: 'leading' }, ['soon']],
    [{ group: 'outbid' }, ['late']],
    [{ group: 'watched' }, ['late']],
    [{ sort: 'priceUp' }, ['soonUpcoming', 'soon', 'late']],
    [{ sort: 'priceDown' }, ['late', 'soon', 'soonUpcoming']],
    [{ sort: 'mostBids' }, ['soon', 'late', 'soonUpcoming']],
    [{ from: '900.00' }, ['soon', 'late']],
    [{ to: '900.00' }, ['soon', 'soonUpcoming']],
    [{ make: 'Ford', text: 'pinto 1972' }, ['soon', 'late', 'soonUpcoming']],
    [{ text: '042788' }, ['soon', 'late', 'soonUpcoming']],
    [{ text: 'pinto volvo' }, []],
    [{ make: 'Volvo' }, []],
  ] satisfies [Partial<BoardFilter>, string[]][])('%j: %j', (filter, expected) => expect(ids(filter)).toEqual(expected))

  it('does not count a lost lot that is over as outbid', () => {
    expect(countGroup([lot('x', { status: 'sold', own: { ...own, state: 'outbid' } })], 'outbid')).toBe(0)
  })
})

describe('bidding is offered', () => {
  it.each([
    ['a dealer, while the lot is live', lot('a'), ['Dealer'], true],
    ['nobody before it begins', lot('a', { status: 'upcoming' }), ['Dealer'], false],
    ['nobody once it has ended', lot('a', { status: 'sold', minimumNextBid: null }), ['Dealer'], false],
    ['not who sells the car', lot('a', { own: { ...own, seller: true, refusal: 'ownCar' } }), ['Dealer'], false],
    ['not an Admin, who looks on', lot('a'), ['Admin'], false],
  ] as const)('to %s', (_, one, roles, offered) => {
    expect(mayBidHere(one, roles)).toBe(offered)
  })
})
