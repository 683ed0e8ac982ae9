import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { screens } from '../../../src/screens/index.ts'
import { DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { apiHandler } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const hub = suiteApp()
const server = setupServer(apiHandler(() => hub.app))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const user = userEvent.setup()

const FILTERS = [
  { name: 'customer', column: 'customer_id', type: 'lookup' },
  { name: 'order', column: 'sales_order_id', type: 'lookup', within: 'customer' },
]

const picker = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name }, PATIENCE)

const offered = async () =>
  within(await screen.findByRole('listbox', undefined, PATIENCE))
    .getAllByRole('option')
    .map((option) => option.textContent ?? '')

async function choose(name: string, text: string): Promise<void> {
  const input = await picker(name)
  await user.clear(input)
  await user.type(input, text)
  // Until the search is answered, options of the one before can't be chosen.
  const option = await waitFor(() => {
    const found = screen.getByRole('option', { name: new RegExp(`^${text} `) })
    expect(found.getAttribute('aria-disabled')).not.toBe('true')
    return found
  }, PATIENCE)
  await user.click(option)
}

/** Two customers of the dealer with orders of their own. */
async function buyers(): Promise<readonly { readonly name: string; readonly orders: readonly string[] }[]> {
  const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })
  const orders = await hub.repository.of('salesOrders').find(hub.db.read, { firm: dealer?.firm ?? '' })
  const byCustomer = Map.groupBy(orders, ({ customer }) => customer ?? '')
  const some = [...byCustomer].filter(([customer]) => customer !== '').slice(0, 2)
  const customers = await hub.repository.of('customers').getMany(
    hub.db.read,
    some.map(([customer]) => customer),
  )
  const nameOf = ({ code }: EntityMap['customers']) => code ?? ''
  return some.map(([id, own]) => ({
    name: customers.filter((customer) => customer.id === id).map(nameOf)[0] ?? '',
    orders: own.map(({ ficheNumber }) => ficheNumber ?? ''),
  }))
}

test('One filter of a report narrows the choices of another, which is emptied when the first changes', async () => {
  const payload = { name: 'Invoices', query: { view: 'invoices', measures: [{ of: 'count' }] }, filters: FILTERS }
  const made = await hub.as(DEALER, { method: 'POST', url: '/api/reports', payload })
  expect(made.statusCode, made.body).toBe(201)
  const [first, second] = await buyers()
  if (!first?.orders[0] || !second) throw new Error('the demo has too few orders')
  const { router } = await mountHub(hub, `/reports/${made.json().id}/show`, { as: DEALER, screens })
  const parameter = (name: string) => new URLSearchParams(router.state.location.search).get(`f.${name}`)

  await choose('Customer', first.name)
  await waitFor(() => expect(parameter('customer')).not.toBeNull(), PATIENCE)
  await user.click(await picker('Sales order'))
  await waitFor(async () => expect((await offered()).toSorted()).toEqual(first.orders.toSorted()), PATIENCE)
  await user.click(screen.getByRole('option', { name: first.orders[0] }))
  await waitFor(() => expect(parameter('order')).not.toBeNull(), PATIENCE)

  const firstId = parameter('customer')
  await choose('Customer', second.name)
  await waitFor(() => expect([null, firstId]).not.toContain(parameter('customer')), PATIENCE)
  expect(parameter('order')).toBeNull()
  expect((await picker('Sales order')).value).toBe('')
  await user.click(await picker('Sales order'))
  await waitFor(async () => expect((await offered()).toSorted()).toEqual(second.orders.toSorted()), PATIENCE)
})
