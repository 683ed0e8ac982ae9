import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 30 })
connectApi(() => hub.app)

const user = userEvent.setup()

const openPalette = async (name = 'Search and commands') => {
  await screen.findAllByRole('button', { name }, PATIENCE)
  await user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name }, PATIENCE)
}

/** Not those of the page behind it. */
const offered = () => within(screen.getByRole('dialog')).findAllByRole('option', undefined, PATIENCE)

const option = (name: RegExp) => screen.findByRole('option', { name }, PATIENCE)

describe('The command palette', () => {
  test('takes what is typed while it is loading, which runs no keys of the page', async () => {
    const { address } = await mountHub(hub, '/customers')
    await screen.findByText(/^1–25 of/, undefined, PATIENCE)
    // The handler of keys is loaded a little later.
    await waitFor(async () => {
      await user.keyboard('j')
      expect(document.activeElement?.matches('tr')).toBe(true)
    }, PATIENCE)
    await user.keyboard('{Control>}k{/Control}nxC{Backspace}')
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search and commands' }, PATIENCE)
    await waitFor(() => expect(field.value).toBe('nx'), PATIENCE)
    await user.keyboard('t')
    expect([field.value, address()]).toEqual(['nxt', '/customers'])
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  test('leads to a record of any entity by a word of it', async () => {
    const { address } = await mountHub(hub, '/banks')
    const [customer] = (await hub.as(DEALER, { url: '/api/customers?range=[0,0]' })).json()
    await user.type(await openPalette(), customer.email)
    await option(new RegExp(customer.code, 'u'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/customers/${customer.id}/show`), PATIENCE)
  })

  test('names the firm of a record to who looks at all firms, and to nobody else', async () => {
    const [customer] = (await hub.as(DEALER, { url: '/api/customers?range=[0,0]' })).json()
    const [seen] = (await hub.as(ADMIN, { url: `/api/customers?filter={"email":"${customer.email}"}` })).json()
    const { name } = (await hub.as(ADMIN, { url: `/api/firms/${seen.firm}` })).json()
    await mountHub(hub, '/banks')
    await user.type(await openPalette(), customer.email)
    await option(new RegExp(`${customer.code} .*${name}`, 'u'))
    cleanup()
    await mountHub(hub, '/customers', { as: DEALER })
    await user.type(await openPalette(), customer.email)
    expect((await option(new RegExp(`^${customer.code}`, 'u'))).textContent).not.toContain(name)
  })

  test('leads to the list of what was found, searched for the same words', async () => {
    const { address } = await mountHub(hub, '/banks')
    await user.type(await openPalette(), 'C0001')
    await user.click(await option(/^Search .*C0001.* in Customers?/))
    await waitFor(() => expect(address()).toBe('/customers'), PATIENCE)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('C0001'), PATIENCE)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11), PATIENCE)
  })

  test('runs what is chosen with the arrows, finds it by its English name in another language, remembers the way, and closes with Escape', async () => {
    const { address } = await mountHub(hub, '/customers', { locale: 'tr' })
    const field = await openPalette('Arama ve işlemler')
    await user.type(field, 'warehouse')
    const [first, second] = await offered()
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(address()).toBe('/warehouses'), PATIENCE)
    await openPalette('Arama ve işlemler')
    const [last] = await offered()
    expect(last?.textContent).toBe(first?.textContent)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Arama ve işlemler' })).toBeNull(), PATIENCE)
  })

  test('undoes the latest write, also without a keyboard and once its notice is gone', async () => {
    const [bank] = (await hub.as(ADMIN, { url: '/api/banks?range=[0,0]' })).json()
    const nameNow = async () => (await hub.as(ADMIN, { url: `/api/banks/${bank.id}` })).json().name
    await mountHub(hub, `/banks/${bank.id}`)
    const name = await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE)
    await user.clear(name)
    await user.type(name, 'Renamed')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await nameNow()).toBe('Renamed'), PATIENCE)
    await user.type(await openPalette(), 'undo')
    await user.click(await option(/^Undo/))
    await waitFor(async () => expect(await nameNow()).toBe(bank.name), PATIENCE)
    await user.type(await openPalette(), 'undo')
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Undo/ })).toBeNull(), PATIENCE)
  })

  test('offers a Dealer nothing that is for Admins, and says when there is nothing', async () => {
    await mountHub(hub, '/customers', { as: DEALER })
    const field = await openPalette()
    await user.type(field, 'outbox')
    await screen.findByText('Nothing found for “outbox”', undefined, PATIENCE)
    await user.clear(field)
    await user.type(field, 'customer')
    expect(await option(/^Customers?/)).toBeTruthy()
  })
})
