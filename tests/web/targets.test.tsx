import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import { screens } from '../../src/screens/index.ts'
import { pagesOf } from '../../src/screens/routing/pages.tsx'
import { suiteApp } from '../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../support/app/trade.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5, clock: () => new Date('2028-02-11T09:00:00.000Z') })
let failing = false
connectApi(
  () => hub.app,
  http.get('*/api/targets/progress', () => (failing ? HttpResponse.json({ code: 'internal' }, { status: 500 }) : undefined)),
)

const user = userEvent.setup()
let trade: Trading
beforeAll(() => {
  trade = tradeOf(hub)
  return loadInputs()
})

const target = async () => {
  const [salesman] = await trade.list('salesmen', { code: 'S001' })
  const about = { name: 'February 2028', period: 'month', startDate: '2028-02-01', amount: '2900', salesman: salesman.id, currency: 'EUR' }
  const { id } = await trade.made('targets', about)
  return { id, salesman }
}

test('the page of a target says in words what its bar shows', async () => {
  const { id } = await target()
  await mountHub(hub, `/targets/${id}/show`, { screens })
  const bar = await screen.findByRole('meter', { name: 'Progress' }, PATIENCE)
  expect(bar.getAttribute('aria-valuenow')).toBe('0')
  expect(bar.getAttribute('aria-valuetext')).toBe('€0.00 of €2,900.00, 0%. Pace by today: €1,100.00. Forecast: €0.00. Behind pace.')
  expect(screen.getByText('11 of 29')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Repeat in the next period' }))
  await screen.findByText('The target is set for the next period', undefined, PATIENCE)
  expect(await trade.list('targets', { name: 'March 2028' })).toMatchObject([{ startDate: '2028-03-01', endDate: '2028-03-31' }])
})

test('the page of a salesman has the targets of today, or says that there are none', async () => {
  const { salesman } = await target()
  await mountHub(hub, `/salesmen/${salesman.id}/show`, { screens })
  const [entry] = await screen.findAllByRole('link', { name: /February 2028/ }, PATIENCE)
  expect(entry?.textContent).toContain('Pace €1,100.00')
  expect(entry?.textContent).toContain('Behind pace · 0%')
  cleanup()
  const [other] = await trade.list('salesmen', { code: 'S012' })
  await mountHub(hub, `/salesmen/${other.id}/show`, { screens })
  expect(await screen.findByText('No target for today', undefined, PATIENCE)).toBeTruthy()
})

test('many targets are set again in one action, which names those that it could not set', async () => {
  const { id } = await target()
  await trade.made(`targets/${id}/repeat`).catch(() => undefined)
  await mountHub(hub, '/targets?filter={"startDate":"2028-02-01"}', { screens })
  const table = await screen.findByRole('table', undefined, PATIENCE)
  await user.click((await within(table).findAllByRole('checkbox', undefined, PATIENCE))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Repeat in the next period' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'Repeat in the next period' }))
  expect(await within(dialog).findAllByText(/The next period already has this target/, undefined, PATIENCE)).not.toHaveLength(0)
})

test('a failure offers to try again', async () => {
  const { id } = await target()
  failing = true
  await mountHub(hub, `/targets/${id}/show`, { screens })
  expect(await screen.findByText('The targets could not be loaded.', undefined, PATIENCE)).toBeTruthy()
  failing = false
  await user.click(screen.getByRole('button', { name: /again|retry/i }))
  await waitFor(() => expect(screen.getByRole('meter')).toBeTruthy(), PATIENCE)
})

test('a statement lists what a salesman earned, and is posted once the month is over', async () => {
  const [salesman] = await trade.list('salesmen', { code: 'S001' })
  const [customer, part] = [await trade.customer(), await trade.material()]
  const order = await trade.order('salesOrders', customer, [trade.goods(part, '4', '50')], { date: '2028-01-10', salesman: salesman.id })
  await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2028-01-10' })
  await mountHub(hub, `/-/Commission?salesman=${salesman.id}&month=2028-01`, { screens, pages: pagesOf(hub.model) })
  const table = await screen.findByRole('table', { name: 'Commission' }, PATIENCE)
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DocumentSales without VATCommission',
    expect.stringMatching(/^INV-2028-\d+Jan 10, 2028 · .*€200\.00Profit €200\.00€6\.003% of sales$/),
    'Total€200.00Profit €200.00€6.00',
  ])
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Posted: this month stays as it is, the next one corrects it', undefined, PATIENCE)).toBeTruthy()
  expect(await trade.list('commissionStatements', { salesman: salesman.id })).toMatchObject([{ month: '2028-01-01', commission: '6.00' }])
  await user.click(screen.getByRole('button', { name: 'Month after' }))
  expect(await screen.findByText('No commission in this month', undefined, PATIENCE)).toBeTruthy()
})
