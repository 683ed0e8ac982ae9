import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chinook, createChinook } from '../chinook/chinookApp.ts'
import { type Staff, sessionOf } from '../chinook/staff.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let shop: Chinook
connectApi(() => shop.app)
beforeAll(async () => {
  shop = await createChinook()
})
afterAll(() => shop?.close())

const user = userEvent.setup()

const open = (address: string, name: Staff = 'nancy') => mountHub(shop, address, { session: sessionOf(name) })
const read = async (path: string) => (await shop.as('nancy', { url: `/api${path}` })).json()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, PATIENCE)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, PATIENCE))

describe('With the schemas of a record shop the admin is that shop’s', () => {
  test('a menu and a list for each table, labelled from the schemas', async () => {
    await open('/albums')
    await heading('Albums')
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }, PATIENCE))
    for (const name of ['Artists', 'Tracks', 'Playlists', 'Employees', 'Customers', 'Invoices']) menu.getByRole('link', { name })
    expect(menu.queryByRole('link', { name: /Car|Auction|Wallet/ })).toBeNull()
    expect(document.querySelector('.brand svg')).toBeNull()
    await screen.findByText('Big Ones', undefined, PATIENCE)
    expect((await screen.findAllByText('Accept', undefined, PATIENCE)).length).toBe(2)
  })

  test('an artist’s page with the albums that refer to it', async () => {
    await open('/artists/1/show')
    await heading(/AC\/DC/)
    await user.click(await screen.findByRole('tab', { name: /Albums/ }, PATIENCE))
    await screen.findByText('Let There Be Rock', undefined, PATIENCE)
    expect(screen.queryByText('Big Ones')).toBeNull()
  })

  test('a tree: the employees of a manager, and the manager’s own manager', async () => {
    await open('/employees/2/show')
    await heading(/Nancy Edwards/)
    await screen.findByRole('link', { name: /Andrew Adams/ }, PATIENCE)
    await user.click(await screen.findByRole('tab', { name: /Employees/ }, PATIENCE))
    for (const name of ['Jane', 'Margaret']) await screen.findByText(name, undefined, PATIENCE)
    expect(screen.queryByText('Robert')).toBeNull()
  })

  test('a new album, validated and with its artist picked by name', async () => {
    const { address } = await open('/albums/create')
    await heading('New album')
    await press('Save')
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2), PATIENCE)
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Back in Black')
    await user.type(await screen.findByRole('combobox', { name: /^Artist/ }, PATIENCE), 'AC/DC{Enter}')
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    expect(await read(address().replace('/show', ''))).toMatchObject({ title: 'Back in Black', artist: '1' })
  })

  test('an invoice edited with its lines', async () => {
    const { address } = await open('/invoices/1')
    const lines = within(await screen.findByRole('group', { name: 'Lines' }, PATIENCE))
    await lines.findByRole('grid', undefined, PATIENCE)
    const column = lines.getAllByRole('columnheader').findIndex(({ textContent }) => textContent.startsWith('Quantity'))
    const quantities = () => lines.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-colindex') === String(column + 1))
    expect(quantities().map(({ textContent }) => textContent)).toEqual(['1', '1', ''])
    const [first] = quantities()
    if (!first) throw new Error('no line')
    fireEvent.pointerDown(first, { button: 0 })
    await user.keyboard('3{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false), PATIENCE)
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    const { lines: saved } = await read('/invoices/1')
    expect(saved.map(({ track, quantity }: { track: string; quantity: number }) => [track, quantity])).toEqual([
      ['2', 3],
      ['3', 1],
    ])
  })

  test('a clerk sees their own customers, and neither invoices nor birthdays', async () => {
    await open('/customers', 'jane')
    await screen.findByText('Luís', undefined, PATIENCE)
    expect(screen.queryByText('Leonie')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull()
  })
})
