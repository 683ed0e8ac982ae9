import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { loadInputs } from '../../../src/admin/lazyInputs.tsx'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const inCountry = { reference: 'customers', anyTenant: true, referenceFilter: { country: '$record.country' } } as const

/** References whose choices another field narrows. */
const trips = {
  $id: 'trips',
  title: 'Trip',
  type: 'object',
  properties: {
    country: { type: 'string', reference: 'countries' },
    customer: { type: 'string', ...inCountry, description: 'Who is visited' },
    others: { type: 'array', items: { type: 'string' }, ...inCountry },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

/** The same in rows. */
const tours = {
  $id: 'tours',
  title: 'Tour',
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { country: { type: 'string', reference: 'countries' }, customer: { type: 'string', ...inCountry } },
      },
    },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

/** Records of one firm, which may refer to its own customers. */
const rings = {
  $id: 'rings',
  title: 'Ring',
  type: 'object',
  properties: { customer: { type: 'string', reference: 'customers' } },
  entity: { tenant: 'own', access: { Admin: 'all' } },
} as const satisfies EntitySchema

const hub = suiteApp({ customers: 30, schemas: [trips, tours, rings].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })) })
connectApi(() => hub.app)

const user = userEvent.setup()

let here: readonly EntityMap['customers'][] = []
beforeAll(async () => {
  await Promise.all([loadInputs(), import('../../../src/fields/rows/grid/rowsInput.view.tsx')])
  here = (await hub.repository.of('customers').find(hub.db.read, { firm: HOUSE_FIRM }, { limit: 3 })).toSorted((one, other) =>
    String(one.code).localeCompare(String(other.code)),
  )
  const [first, second, third] = here.map(({ id }) => id)
  for (const [id, country] of [
    [first, 'DE'],
    [second, 'DE'],
    [third, 'FR'],
  ])
    await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${id}`, payload: { country } })
})

const codeAt = (at: number): string => here[at]?.code ?? ''

const picker = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name }, PATIENCE)

const choose = async (input: HTMLInputElement, text: string) => {
  await user.clear(input)
  await user.type(input, text)
  const option = await waitFor(() => {
    const [found] = screen.getAllByRole('option', { name: new RegExp(text) }).filter((one) => !one.textContent?.startsWith('Create'))
    if (!found) throw new Error(`${text} is not offered yet`)
    expect(found.getAttribute('aria-disabled')).not.toBe('true')
    return found
  }, PATIENCE)
  await user.click(option)
}

const shows = (input: HTMLInputElement, text: string) => waitFor(() => expect(input.value).toMatch(new RegExp(`^${text}`)), PATIENCE)

test('a chosen record that no longer fits is taken out with a reason, and comes back unless another is chosen', async () => {
  await mountHub(hub, '/trips/create')
  const [country, customer] = [await picker(/^Country/), await picker(/^Customer/)]
  await choose(country, 'Germany')
  await choose(customer, codeAt(0))
  await choose(country, 'France')
  const reason = new RegExp(`“${codeAt(0)} .*” was taken out: it doesn’t match Country`)
  await screen.findByText(reason, undefined, PATIENCE)
  await screen.findByText('Taken out, as it no longer matches: Customer.', undefined, PATIENCE)
  expect(customer.value).toBe('')

  await choose(country, 'Germany')
  await shows(customer, codeAt(0))
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull(), PATIENCE)
  expect(screen.getByText('Who is visited')).toBeDefined()

  await choose(country, 'France')
  await screen.findByText(reason, undefined, PATIENCE)
  await choose(customer, codeAt(2))
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull(), PATIENCE)
  await choose(country, 'Germany')
  await screen.findByText(new RegExp(`“${codeAt(2)} .*” was taken out`), undefined, PATIENCE)
  expect(customer.value).toBe('')
})

test('of several chosen records, those stay that fit; of a stored record, those that are stored', async () => {
  const payload = { country: 'FR', others: here.slice(2).map(({ id }) => id) }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/trips', payload })).json()
  await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${here[2]?.id}`, payload: { country: 'IT' } })
  await mountHub(hub, `/trips/${id}`)
  const [country, others] = [await picker(/^Country/), await picker(/^Others/)]
  const chip = (at: number) => screen.findByRole('button', { name: new RegExp(`^${codeAt(at)} `) }, PATIENCE)
  const isGone = (at: number) =>
    waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`^${codeAt(at)} `) })).toBeNull(), PATIENCE)
  await chip(2)
  await choose(country, 'Germany')
  await isGone(2)
  await choose(country, 'France')
  await chip(2)
  await choose(country, 'Germany')
  await isGone(2)
  await choose(others, codeAt(1))
  await chip(1)
  await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${here[2]?.id}`, payload: { country: 'FR' } })
})

test('of another firm, a record of the firm before is taken out', async () => {
  const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })
  const firm = await hub.repository.of('firms').findOne(hub.db.read, { id: dealer?.firm ?? '' })
  await mountHub(hub, '/rings/create')
  const [own, customer] = [await picker(/^Firm/), await picker(/^Customer/)]
  await waitFor(() => expect(own.value).not.toBe(''), PATIENCE)
  await choose(customer, codeAt(0))
  await choose(own, firm?.name ?? '')
  await screen.findByText(new RegExp(`“${codeAt(0)} .*” was taken out: it doesn’t match Firm`), undefined, PATIENCE)
  expect(customer.value).toBe('')
})

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
  if (!found) throw new Error(`no cell ${row}, ${column}`)
  return found
}

const goTo = async (row: number, column: number) => {
  fireEvent.pointerDown(cell(row, column), { button: 0 })
  await waitFor(() => expect(document.activeElement).toBe(cell(row, column)), PATIENCE)
}

const fill = async (row: number, column: number, text: string) => {
  await goTo(row, column)
  await user.keyboard(`${text}{Enter}`)
}

const says = (row: number, column: number, text: string) => waitFor(() => expect(cell(row, column).textContent).toMatch(text), PATIENCE)

test('in a line, choices are narrowed by its own fields; one that no longer fits stays, and is marked until it does', async () => {
  const { address } = await mountHub(hub, '/tours/create')
  await screen.findByRole('grid', { name: 'Lines' }, PATIENCE)
  await fill(0, 0, 'Germany')
  await says(0, 0, 'Germany')
  await fill(0, 1, codeAt(2))
  await waitFor(() => expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  expect(cell(0, 1).textContent).not.toMatch('–')
  await fill(0, 1, codeAt(1))
  await says(0, 1, `${codeAt(1)} –`)
  await waitFor(() => expect(cell(0, 1).getAttribute('aria-invalid')).not.toBe('true'), PATIENCE)

  await fill(0, 0, 'France')
  await says(0, 0, 'France')
  await waitFor(() => expect(cell(0, 1).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('One field needs attention', undefined, PATIENCE)
  expect(screen.getAllByText(/can’t be chosen: it doesn’t match Country/).length).toBeGreaterThan(0)
  await fill(0, 0, 'Germany')
  await waitFor(() => expect(cell(0, 1).getAttribute('aria-invalid')).not.toBe('true'), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
  const { lines } = (await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })).json()
  expect(lines).toMatchObject([{ country: 'DE', customer: here[1]?.id }])
})
