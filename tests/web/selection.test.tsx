import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { tradeOf } from '../support/app/trade.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
/** Addresses of all requests. */
const asked: string[] = []
const trade = tradeOf(hub)
connectApi(
  () => hub.app,
  http.all('*/api/*', ({ request }): undefined => void asked.push(request.url)),
)
const isMatching = (url: string) => url.endsWith('/matching')

const user = userEvent.setup()

const shows = (text: string | RegExp) => screen.findByText(text, undefined, PATIENCE)
/** Of the rows, below that of the heading. */
const ticks = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(1)
    .map(({ checked }) => checked)

const make = (code: string) =>
  hub.as(ADMIN, { method: 'POST', url: '/api/banks', payload: { code, name: `Bank ${code.slice(2)}`, country: null } })

test('where all records of a list are chosen, those that come are ticked too', async () => {
  await make('ZZ1')
  await make('ZZ2')
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"code":{"contains":"ZZ"}}')}`)
  await shows('ZZ2')
  await user.keyboard('a')
  await shows('All 2 selected')
  await make('ZZ3')
  await user.click(within(screen.getByRole('columnheader', { name: /^Name/ })).getByRole('button'))
  await shows('ZZ3')
  await shows('All 3 selected')
  await waitFor(() => expect(ticks()).toEqual([true, true, true]), PATIENCE)
  const [row] = screen.getAllByRole('checkbox').slice(1)
  if (row) await user.click(row)
  await shows('2 selected')
})

test('among cards, all records are offered with the first tick', async () => {
  await make('YY1')
  await make('YY2')
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"code":{"contains":"YY"}}')}&shape=cards`)
  await user.click(await screen.findByRole('checkbox', { name: /YY1/ }, PATIENCE))
  await user.click(await screen.findByRole('button', { name: /^Select all/ }, PATIENCE))
  await shows('All 2 selected')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await shows(/Deleted records can be restored for a while/)
})

test('selected records that another filter leaves out are counted, named in the question, left out and shown', async () => {
  for (const code of ['XX1', 'XX2', 'XX3']) await make(code)
  const filtered = (text: string) => `/banks?filter=${encodeURIComponent(JSON.stringify({ code: { contains: text } }))}`
  const { router } = await mountHub(hub, filtered('XX'))
  await shows('XX3')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await shows('3 selected')
  expect(screen.queryByRole('button', { name: /not shown/ })).toBeNull()

  await router.navigate(filtered('XX1'))
  const beside = () => screen.findByRole('button', { name: '2 not shown' }, PATIENCE)
  await beside()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete 3 records' }, PATIENCE)
  await within(question).findByText(/^2 of them are not in the list/, undefined, PATIENCE)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))

  await user.click(await beside())
  await user.click(await screen.findByRole('menuitem', { name: 'Show only the selected records' }, PATIENCE))
  await shows('Certain records: 3')
  await shows('XX3')
  await waitFor(() => expect(screen.queryByRole('button', { name: /not shown/ })).toBeNull(), PATIENCE)
  expect(ticks()).toEqual([true, true, true])

  await router.navigate(filtered('XX1'))
  await beside()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const again = await screen.findByRole('dialog', { name: 'Delete 3 records' }, PATIENCE)
  await user.click(await within(again).findByRole('button', { name: 'Leave out what is not shown' }, PATIENCE))
  await screen.findByRole('dialog', { name: 'Delete 1 record' }, PATIENCE)
  await shows('1 selected')
})

test('selected rows that are not loaded, but match the filter, are shown', async () => {
  asked.length = 0
  for (let each = 0; each < 12; each += 1) await make(`WW${String(each).padStart(2, '0')}`)
  const page = (number: number) =>
    `/banks?filter=${encodeURIComponent('{"code":{"contains":"WW"}}')}&sort=code&order=ASC&perPage=10&page=${number}`
  const { router } = await mountHub(hub, page(1))
  await shows('WW09')
  const [first] = screen.getAllByRole('checkbox').slice(1)
  if (first) await user.click(first)
  await shows('1 selected')
  expect(asked.filter(isMatching)).toEqual([])
  await router.navigate(page(2))
  await shows('WW11')
  await waitFor(() => expect(asked.filter(isMatching)).toHaveLength(1), PATIENCE)
  await shows('1 selected')
  expect(screen.queryByRole('button', { name: /not shown/ })).toBeNull()
})

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
/** Lets the first live lot end within so many hours, all others much later. */
const endLots = (hours: number): Promise<void> =>
  hub.db.write(async (trx) => {
    const auctions = hub.repository.of('auctions')
    for (const [at, lot] of (await auctions.find(trx, { status: 'live' })).entries()) {
      await auctions.update(trx, lot, { endsAt: inHours(at === 0 ? hours : 48) })
    }
  })
const soon = () => screen.getByRole('button', { name: 'Ending soon', hidden: true }).getAttribute('aria-pressed')

test('among cars, “Ending soon” is not pressed where only the selected ones are shown, and shows those that end soon', async () => {
  const made = await Promise.all(
    ['71', '72'].map((lotNumber) =>
      hub.as(ADMIN, { method: 'POST', url: '/api/cars', payload: { lotNumber, make: 'Selected', model: 'One', year: 2020 } }),
    ),
  )
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  await endLots(1)
  const filtered = (lotNumber: string) => `/cars?filter=${encodeURIComponent(JSON.stringify({ lotNumber }))}`
  const { router } = await mountHub(hub, filtered('71'), { screens })
  await user.click(await screen.findByRole('checkbox', { name: /Selected/ }, PATIENCE))
  await router.navigate(filtered('72'))
  await user.click(await screen.findByRole('button', { name: '1 not shown' }, PATIENCE))
  await user.click(await screen.findByRole('menuitem', { name: 'Show only the selected records' }, PATIENCE))
  await shows('Certain records: 1')
  expect(soon()).toBe('false')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Ending soon', hidden: true }))
  await waitFor(() => expect(soon()).toBe('true'), PATIENCE)
  await waitFor(() => expect(screen.queryByText(/Lot 71/)).toBeNull(), PATIENCE)
  await shows('Certain records: 1')
  const { search } = router.state.location
  await user.click(screen.getByRole('button', { name: 'Ending soon', hidden: true }))
  await waitFor(() => expect(soon()).toBe('false'), PATIENCE)
  await waitFor(() => expect(screen.queryByText(/^Certain records/)).toBeNull(), PATIENCE)

  cleanup()
  localStorage.clear()
  await endLots(48)
  const shared = await mountHub(hub, `/cars${search.replace('endingSoon', 'endingSoon%22%2C%22ended')}`, { screens })
  await waitFor(() => expect(soon()).toBe('true'), PATIENCE)
  await waitFor(() => expect(shared.router.state.location.search).not.toContain('ended'), PATIENCE)
  expect(soon()).toBe('true')
  await shows('Certain records: 0')
})

test('named actions run for all records that match, as a job that says what was refused and offers no undo', async () => {
  const customer = await trade.customer()
  const [warehouse] = await trade.list('warehouses')
  const lines = [{ lineNumber: 1, ...trade.goods(await trade.material(), '1', '10') }]
  const order = async () => (await trade.made('salesOrders', { date: '2026-01-05', customer, warehouse: warehouse.id, lines })).id
  const orders = [await order(), await order(), await order()]
  await trade.made(`salesOrders/${orders[1]}/reject`)
  await mountHub(hub, `/salesOrders?filter=${encodeURIComponent(JSON.stringify({ customer }))}`, { screens })
  await waitFor(() => expect(ticks()).toHaveLength(3), PATIENCE)
  await user.keyboard('a')
  await shows('All 3 selected')
  await user.click(await screen.findByRole('button', { name: 'Approve' }, PATIENCE))
  const question = await screen.findByRole('dialog', { name: 'Approve 3 orders?' }, PATIENCE)
  await user.click(within(question).getByRole('button', { name: 'Approve' }))
  const report = await screen.findByRole('region', { name: '1 record was refused' }, PATIENCE)
  expect(within(report).getByRole('status').textContent).toBe('Approved: 2 of 3')
  expect(within(report).queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(async () => {
    const states = await Promise.all(orders.map(async (id) => (await trade.read(`salesOrders/${id}`)).approval))
    expect(states).toEqual(['approved', 'rejected', 'approved'])
  }, PATIENCE)
})

test('an action that takes all records that match together leaves out those in another state, and says so', async () => {
  const [warehouse] = await trade.list('warehouses')
  const supplier = await trade.customer({ code: 'TOGETHER' })
  const lines = [{ line: 1, item: await trade.material(), quantity: '2' }]
  const demand = async (documentNumber: string) =>
    (await trade.made('demands', { date: '2026-01-02', time: '09:00', documentNumber, warehouse: warehouse.id, lines })).id
  const demands = [await demand('ALL-A'), await demand('ALL-B'), await demand('ALL-C')]
  const approve = (id: string) => trade.made(`demands/${id}/approve`)
  await mountHub(hub, '/demands?filter={"q":"ALL"}', { screens })
  await waitFor(() => expect(ticks()).toHaveLength(3), PATIENCE)
  await user.keyboard('a')
  await shows('All 3 selected')
  await user.click(await screen.findByRole('button', { name: 'To purchase order' }, PATIENCE))
  await shows('No selected record is in a state that allows this.')
  await approve(demands[0])
  await approve(demands[1])
  await user.click(screen.getByRole('button', { name: 'To purchase order' }))
  await shows('1 selected record is left out: its state does not allow this.')
  const dialog = await screen.findByRole('dialog', { name: 'To purchase order' }, PATIENCE)
  await user.type(await within(dialog).findByRole('combobox', { name: 'Supplier' }, PATIENCE), 'TOGETHER')
  await waitFor(() => expect(screen.getByRole('option', { name: /^TOGETHER –/ }).getAttribute('aria-disabled')).toBe('false'), PATIENCE)
  await user.click(screen.getByRole('option', { name: /^TOGETHER –/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Create purchase order' }))
  await shows('1 purchase order created')
  expect(await trade.list('purchaseOrders', { customer: supplier })).toMatchObject([
    { lines: [{ quantity: '2.0000' }, { quantity: '2.0000' }] },
  ])
})

describe('After an action of the bar the focus is where the rows were', () => {
  /** Makes four banks, ticks the second and the third, and answers how their rows are found. */
  const begin = async (start: string, shape: string) => {
    const ids: string[] = []
    for (const number of [1, 2, 3, 4]) ids.push((await make(`${start}${number}`)).json().id)
    await mountHub(hub, `/banks?filter=${encodeURIComponent(JSON.stringify({ code: { contains: start } }))}&shape=${shape}`)
    for (const number of [2, 3]) await user.click(await screen.findByRole('checkbox', { name: new RegExp(`${start}${number}`) }, PATIENCE))
    await shows('2 selected')
    return (number: number) => document.querySelector(`:is(tr, a)[data-id="${ids[number - 1]}"]`)
  }
  const focusIs = (row: () => Element | null) =>
    waitFor(() => {
      expect(row()).not.toBeNull()
      expect(document.activeElement).toBe(row())
    }, PATIENCE)

  test.each([
    ['table', 'VV'],
    ['cards', 'UU'],
  ])('in a list shown as %s: at the next row once they are deleted, also after the undo by the button', async (shape, start) => {
    const row = await begin(start, shape)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete 2 records' }, PATIENCE)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(row(2)).toBeNull(), PATIENCE)
    await focusIs(() => row(4))
    const notice = within(await screen.findByRole('alert', undefined, PATIENCE))
    await user.click(await notice.findByRole('button', { name: 'Undo' }, PATIENCE))
    await waitFor(() => expect(row(2)).not.toBeNull(), PATIENCE)
    await focusIs(() => row(4))
  })

  test('at the row that was ticked last, if they are still there', async () => {
    const row = await begin('TT', 'table')
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    await focusIs(() => row(3))
    await user.keyboard('j')
    await focusIs(() => row(4))
  })
})

test('keys walk, show and choose pictures of cars as they do rows', async () => {
  const make = async (lotNumber: string) => (await trade.made('cars', { lotNumber, make: 'Keyed', model: 'One', year: 2020 })).id
  const cars = [await make('81'), await make('82')]
  const { router } = await mountHub(hub, `/cars?filter=${encodeURIComponent(JSON.stringify({ make: 'Keyed' }))}`, { screens })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2), PATIENCE)
  const focused = () => document.activeElement?.getAttribute('data-id')
  await user.keyboard('j')
  const first = focused()
  expect(cars).toContain(first)
  await user.keyboard('j')
  expect(cars).toContain(focused())
  expect(focused()).not.toBe(first)
  await user.keyboard('x')
  await shows('1 selected')
  await user.keyboard(' ')
  await screen.findByRole('complementary', { name: 'Quick view' }, PATIENCE)
  await user.keyboard('{Escape}a')
  await shows('All 2 selected')
  await screen.findByRole('button', { name: 'Move to another lot' }, PATIENCE)
  await user.keyboard('e')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/cars/${cars.find((id) => id !== first)}`), PATIENCE)
})
