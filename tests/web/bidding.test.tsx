import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, type HttpResponseResolver, http } from 'msw'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/model/entitySchema.ts'
import { ADMIN, DEALER, DEALER2 } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { eventConnection } from '../support/web/eventConnection.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const Board = lazy(() => import('../../src/screens/auctions/board/Board.tsx'))
const Room = lazy(() => import('../../src/screens/auctions/room/Room.tsx'))

const pages = (
  <>
    <Route path="/-/AvailableCarsBidding" element={<Board />} />
    <Route path="/-/AvailableCarsBidding/:id" element={<Room />} />
  </>
)

const DAY = 24 * 60 * 60 * 1000
const user = userEvent.setup()

const hub = suiteApp({ customers: 1 })

/** While set, answers about lots are read at once, and arrive when it resolves. */
let delivery: Promise<void> | undefined
const delayed: HttpResponseResolver = async ({ request }) => {
  if (delivery === undefined) return undefined
  const { pathname, search } = new URL(request.url)
  const answer = await hub.as(DEALER, { method: 'GET', url: pathname + search })
  await delivery
  return HttpResponse.json(answer.json())
}
connectApi(() => hub.app, http.get('*/api/auctions/:id/room', delayed), http.get('*/api/auctions/board', delayed))

type Values = Readonly<Record<string, Json>>

const api = async (email: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Values> => {
  const answer = await hub.as(email, { method, url: `/api/${url}`, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

let cars = 0

/** A lot of the house's car that starts now. */
const newLot = async (more: object = {}): Promise<string> => {
  cars += 1
  const car = await api(ADMIN, 'POST', 'cars', {
    make: 'Tested',
    model: `Model ${cars}`,
    year: 2020,
    lotNumber: `T-${cars}`,
    firm: 'house',
  })
  const startsAt = new Date(Date.now() - 1000).toISOString()
  const auction = await api(ADMIN, 'POST', 'auctions', {
    car: String(car.id),
    startsAt,
    endsAt: new Date(Date.now() + DAY).toISOString(),
    currency: 'EUR',
    startPrice: '100.00',
    saleType: 'pure',
    ...more,
  })
  return String(auction.id)
}

const bid = (email: string, auction: string, maximum: string) => api(email, 'POST', `auctions/${auction}/bids`, { maximum })

const bidsOf = async (auction: string): Promise<number> => {
  const answer = await hub.as(ADMIN, { method: 'GET', url: `/api/auctions/${auction}/room` })
  return answer.json().lot.bidCount
}

const openRoom = async (auction: string, as = DEALER) => {
  const { realtime, become } = eventConnection()
  await mountHub(hub, `/-/AvailableCarsBidding/${auction}`, { as, pages, realtime })
  await screen.findByText(/Current bid|Starting price ·/, undefined, PATIENCE)
  return { become, realtime }
}

/** Reads lots again, bids while the answer is on its way, and lets it arrive. */
const bidDuringRead = async ({ become, realtime }: ReturnType<typeof eventConnection>, place: () => Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  delivery = promise
  const arrived = vi.spyOn(realtime.clock, 'observe')
  become('connected')
  await place()
  expect(arrived).not.toHaveBeenCalled()
  delivery = undefined
  resolve()
  await waitFor(() => expect(arrived).toHaveBeenCalled(), PATIENCE)
  await act(() => new Promise((shown) => setTimeout(shown, 50)))
}

const says = async (text: string | RegExp) => expect(await screen.findByText(text, undefined, PATIENCE)).toBeTruthy()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, PATIENCE))
/** Confirms the bid; the dialog ignores input for a moment. */
const confirmed = async (name: string | RegExp) => {
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await waitFor(
    () =>
      expect(
        within(dialog)
          .queryAllByRole<HTMLButtonElement>('button')
          .some(({ disabled }) => disabled),
      ).toBe(false),
    PATIENCE,
  )
  await user.click(within(dialog).getByRole('button', { name }))
}
const maximum = () => screen.findByLabelText<HTMLInputElement>('My maximum', undefined, PATIENCE)

let auction = ''
beforeEach(async () => {
  auction = await newLot()
})

test('a dealer’s list of auctions names cars that they may not open, and leads to the room', async () => {
  const found = encodeURIComponent(JSON.stringify({ q: 'Tested' }))
  await mountHub(hub, `/auctions?filter=${found}`, { as: DEALER2, pages })
  const [car] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: `2020 Tested Model ${cars} – T-${cars}` }, PATIENCE)
  expect(car?.getAttribute('href')).toContain(`/AvailableCarsBidding/${auction}`)
  expect(screen.queryByText('Not available')).toBeNull()
})

describe('the board', () => {
  test('shows a lot with its price and what the next bid is, and takes it once it is confirmed', async () => {
    const { realtime } = eventConnection()
    await mountHub(hub, `/-/AvailableCarsBidding?q=T-${cars}`, { as: DEALER, pages, realtime })
    const card = await screen.findByRole('article', { name: `2020 Tested Model ${cars}` }, PATIENCE)
    expect(within(card).getByText('€100.00')).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'Bid €100.00' }))
    await says(/You bid up to €100\.00 for 2020 Tested Model \d+\. The bid is binding\./)
    await says(/Holds €400\.00 of your wallet/)
    expect(await bidsOf(auction)).toBe(0)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    await confirmed('Bid €100.00')
    expect(await within(card).findByText('You are leading', undefined, PATIENCE)).toBeTruthy()
    expect(await bidsOf(auction)).toBe(1)
  })

  test('takes it at once where the user has switched the question off in My Account', async () => {
    const { realtime } = eventConnection()
    const confirms = (yes: boolean) =>
      hub.db.write((trx) =>
        trx
          .updateTable('users')
          .set({ confirmBids: yes ? 1 : 0 })
          .where('email', '=', DEALER)
          .execute(),
      )
    await confirms(false)
    try {
      await mountHub(hub, `/-/AvailableCarsBidding?q=T-${cars}`, { as: DEALER, pages, realtime })
      const card = await screen.findByRole('article', { name: `2020 Tested Model ${cars}` }, PATIENCE)
      await new Promise((next) => setTimeout(next, 1_000))
      await user.click(within(card).getByRole('button', { name: 'Bid €100.00' }))
      expect(await within(card).findByText('You are leading', undefined, PATIENCE)).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
    } finally {
      await confirms(true)
    }
  })

  test('says at once, instead of asking, that nothing can be sent without a connection', async () => {
    const { realtime, become } = eventConnection()
    await mountHub(hub, `/-/AvailableCarsBidding?q=T-${cars}`, { as: DEALER, pages, realtime })
    const card = await screen.findByRole('article', { name: `2020 Tested Model ${cars}` }, PATIENCE)
    become('offline')
    await user.click(within(card).getByRole('button', { name: 'Bid €100.00' }))
    await says(/so nothing was sent/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await bidsOf(auction)).toBe(0)
  })

  test('keeps lots where they are after a press, though the order has changed', async () => {
    const { realtime } = eventConnection()
    const first = await newLot({ endsAt: new Date(Date.now() + 60_000).toISOString() })
    const [soon, later] = [`2020 Tested Model ${cars}`, `2020 Tested Model ${cars + 1}`]
    await newLot({ endsAt: new Date(Date.now() + 90_000).toISOString() })
    await mountHub(hub, '/-/AvailableCarsBidding?show=live&q=Tested', { as: DEALER, pages, realtime })
    const order = () =>
      screen
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label'))
        .filter((name) => name === soon || name === later)
    const card = await screen.findByRole('article', { name: soon }, PATIENCE)
    expect(order()).toEqual([soon, later])
    await user.click(within(card).getByRole('button', { name: 'Bid €100.00' }))
    await confirmed('Bid €100.00')
    expect(await within(card).findByText('You are leading', undefined, PATIENCE)).toBeTruthy()
    expect(String((await api(ADMIN, 'GET', `auctions/${first}`)).endsAt) > new Date(Date.now() + 100_000).toISOString()).toBe(true)
    expect(order()).toEqual([soon, later])
    await waitFor(() => expect(order()).toEqual([later, soon]), PATIENCE)
  })

  test('stays at the newest state of a lot when an older answer comes late', async () => {
    const connection = eventConnection()
    await mountHub(hub, `/-/AvailableCarsBidding?q=T-${cars}`, { as: DEALER, pages, realtime: connection.realtime })
    const card = await screen.findByRole('article', { name: `2020 Tested Model ${cars}` }, PATIENCE)
    await bidDuringRead(connection, async () => {
      await user.click(within(card).getByRole('button', { name: 'Bid €100.00' }))
      await confirmed('Bid €100.00')
      await within(card).findByText('You are leading', undefined, PATIENCE)
    })
    expect(within(card).getByText('You are leading')).toBeTruthy()
  })

  test('keeps what is watched', async () => {
    const { realtime } = eventConnection()
    await mountHub(hub, `/-/AvailableCarsBidding?q=T-${cars}`, { as: DEALER, pages, realtime })
    await press(`Watch: 2020 Tested Model ${cars}`)
    await screen.findByRole('button', { name: `Stop watching: 2020 Tested Model ${cars}`, pressed: true }, PATIENCE)
    cleanup()
    await mountHub(hub, `/-/AvailableCarsBidding?show=watched&q=T-${cars}`, { as: DEALER, pages, realtime })
    expect(await screen.findByRole('article', { name: `2020 Tested Model ${cars}` }, PATIENCE)).toBeTruthy()
  })
})

describe('the bidding room', () => {
  test('bids once however fast the button is clicked', async () => {
    await openRoom(auction)
    await user.dblClick(await screen.findByRole('button', { name: 'Bid €100.00' }, PATIENCE))
    expect(await bidsOf(auction)).toBe(0)
    await confirmed('Bid €100.00')
    await says('You are leading')
    expect(await bidsOf(auction)).toBe(1)
  })

  test('stays at the newest state when an older answer comes late', async () => {
    const connection = await openRoom(auction)
    await bidDuringRead(connection, async () => {
      await press('Bid €100.00')
      await confirmed('Bid €100.00')
      await says('You are leading')
    })
    expect(screen.getByText('You are leading')).toBeTruthy()
  })

  test('takes a maximum as the user writes it, and says what it holds', async () => {
    await openRoom(auction)
    await user.type(await maximum(), '150.5')
    await says(/Holds €400\.00/)
    await press('Place bid')
    await confirmed('Bid €150.50')
    await says(/Your maximum is €150\.50/)
  })

  test('asks before a maximum far above the price', async () => {
    await openRoom(auction)
    await user.type(await maximum(), '2,000')
    await press('Place bid')
    await says(/€2,000\.00 is far above the current price of €100\.00/)
    await confirmed('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
    expect(await bidsOf(auction)).toBe(0)
    expect((await maximum()).value).toBe('2,000')
    await press('Place bid')
    await confirmed('Yes, bid up to €2,000.00')
    await says(/Your maximum is €2,000\.00/)
  })

  test.each([
    ['', 'Enter an amount'],
    ['lots', /Enter an amount, for example/],
    ['100.005', 'At most two decimal places'],
    ['99', 'The minimum bid is now €100.00'],
  ])('keeps "%s" in the field and says what is wrong', async (text, message) => {
    await openRoom(auction)
    if (text !== '') await user.type(await maximum(), text)
    await press('Place bid')
    await says(message)
    expect((await maximum()).value).toBe(text)
    expect(await bidsOf(auction)).toBe(0)
  })

  test('shows the refusal of the server at the field when the page did not know of a higher bid', async () => {
    await openRoom(auction)
    await bid(DEALER2, auction, '100.00')
    await user.type(await maximum(), '100')
    await press('Place bid')
    await confirmed('Bid €100.00')
    await says('The minimum bid is now €110.00')
    expect((await maximum()).value).toBe('100')
  })

  test('shows what the wallet lacks', async () => {
    await openRoom(auction)
    await user.type(await maximum(), '90000000')
    await press('Place bid')
    await confirmed(/^Yes, bid up to/)
    const alert = await screen.findByRole('alert', undefined, PATIENCE)
    expect(alert.textContent).toContain('€9,000,000.00')
    expect((await maximum()).value).toBe('90000000')
  })

  test('shows another user’s higher bid as soon as it reconnects', async () => {
    const { become } = await openRoom(auction)
    await press('Bid €100.00')
    await confirmed('Bid €100.00')
    await says('You are leading')
    become('connecting')
    await says(/It is being restored/)
    await bid(DEALER2, auction, '300.00')
    become('connected')
    await says('You have been outbid')
    await says(/The next bid is €1\d\d\.00/)
  })

  test('sends nothing without a connection, and keeps what was typed', async () => {
    const { become } = await openRoom(auction)
    await user.type(await maximum(), '120')
    become('offline')
    await says(/There is no connection to the auction/)
    await press('Place bid')
    await says(/so nothing was sent/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await bidsOf(auction)).toBe(0)
    expect((await maximum()).value).toBe('120')
    become('connected')
    await press('Place bid')
    await confirmed('Bid €120.00')
    await says(/Your maximum is €120\.00/)
  })

  test('masks bidders, and reveals no one’s maximum', async () => {
    await bid(DEALER2, auction, '777.00')
    await openRoom(auction)
    const history = await screen.findByRole('region', { name: 'Bids so far' }, PATIENCE)
    expect(within(history).getByText('€100.00')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/777|Deniz|dealer2/)
  })

  test('an Admin looks on, without a way to bid', async () => {
    await openRoom(auction, ADMIN)
    expect(screen.queryByRole('button', { name: 'Place bid' })).toBeNull()
  })

  test('that is not there has a title, says so, and leads back to the board', async () => {
    const { address } = await mountHub(hub, '/-/AvailableCarsBidding/nowhere', { as: DEALER, pages, realtime: eventConnection().realtime })
    const alert = await screen.findByRole('alert', undefined, PATIENCE)
    within(alert).getByText('There is no such auction, or it is not open to you')
    screen.getByRole('heading', { level: 1, name: 'Available Cars Bidding' })
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(within(alert).getByRole('link', { name: 'Back to the list' }))
    await says(/^\d+ lots?$/)
    expect(address()).toMatch(/^\/-\/AvailableCarsBidding(\?|$)/)
  })
})
