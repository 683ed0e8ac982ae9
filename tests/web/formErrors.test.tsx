import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import type { EntitySchema } from '../../src/model/entitySchema.ts'
import type { ResolvedEntity } from '../../src/model/resolvedEntity.ts'
import { ADMIN, createTestApp, DEALER, type TestApp } from '../support/app/app.ts'
import { connectApi } from '../support/app/transport.ts'
import { alternativesEntity } from '../support/models/alternativesEntity.ts'
import { resolvedEntity } from '../support/models/databaseModel.ts'
import { olderVessels, vesselsEntity } from '../support/models/vesselsEntity.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

/** `limited`: with the rights and rows that the server has; a page that was opened before knows none of them. */
const bookings = (limited: boolean): EntitySchema => ({
  $id: 'bookings',
  title: 'Booking',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', search: true },
    desk: { type: 'string' },
    checked: { type: 'string', ...(limited && { write: ['Admin'] }) },
    parent: { type: 'string', reference: 'bookings' },
    report: { type: 'string', maxLength: 5_000_000 },
  },
  entity: {
    recordLabel: '{name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] },
    ...(limited && { scope: { desk: '$user.id' } }),
  },
})

let hub: TestApp
connectApi(() => hub.app)
beforeAll(async () => {
  hub = await createTestApp({
    schemas: [
      { file: 'schemas/parcels.ts', schema: alternativesEntity },
      { file: 'schemas/vessels.ts', schema: vesselsEntity },
      { file: 'schemas/bookings.ts', schema: bookings(true) },
    ],
  })
  await Promise.all([loadInputs(), import('../../src/fields/rows/grid/rowsInput.view.tsx')])
})
afterAll(() => hub?.close())

const user = userEvent.setup()

test('a form says at its fields what the alternatives ask, and names them', async () => {
  await mountHub(hub, '/parcels/create')
  await user.type(await screen.findByRole('textbox', { name: /^Street/ }, PATIENCE), 'Main Street')
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'ab12')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Required', undefined, PATIENCE)).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Must be only one of these: Letters first, Digits last', undefined, PATIENCE)).length).toBeGreaterThan(
    0,
  )
})

test('a form that leaves an optional list empty, or empties it, saves', async () => {
  const { address } = await mountHub(hub, '/parcels/create')
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }, PATIENCE))
  await user.click(await screen.findByRole('combobox', { name: /^Marks/ }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: /fragile/i }, PATIENCE))
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('combobox', { name: /^Marks/ }), '{Backspace}')
  await save()
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  const url = `/api${address().replace('/show', '')}`
  expect((await hub.as(ADMIN, { url })).json().marks).toEqual([])
})

test('a form that can’t be checked yet says so, keeps what is typed, and saves at the next try', async () => {
  let missing = true
  const { address } = await mountHub(hub, '/bookings/create', { withoutValidators: () => missing })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Typed')
  await user.click(await screen.findByRole('button', { name: 'Save' }, PATIENCE))
  // Above the form, and as a notice, because long forms hide their beginning.
  await waitFor(() => expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2), PATIENCE)
  expect(screen.queryByText(/attention/)).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Typed')
  missing = false
  await user.click(await screen.findByRole('button', { name: 'Save' }, PATIENCE))
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
})

/** A page that was opened before the server's schema became stricter, so that the server finds all errors. */
const olderPage = (schema: EntitySchema = olderVessels) => {
  const older: ResolvedEntity = resolvedEntity(schema)
  const { entities, list, ...model } = hub.model
  const replaced = { entities: { ...entities, [older.id]: older }, list: list.map((each) => (each.id === older.id ? older : each)) }
  return { app: hub.app, model: { ...model, ...replaced } }
}

const make = async (values: object) => (await hub.as(ADMIN, { method: 'POST', url: '/api/vessels', payload: values })).json()
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }, PATIENCE)
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) }, PATIENCE)
const write = async (name: string, text: string) => {
  await user.clear(await input(name))
  await user.type(await input(name), text)
}
const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }, PATIENCE))
const hasFocus = (find: () => Element | null | undefined) => waitFor(() => expect(document.activeElement).toBe(find()), PATIENCE)
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
const box = (name: string) => screen.queryByRole('textbox', { name: new RegExp(`^${name}`) })

describe('What the server refuses', () => {
  test('is at its field in tabs and rows, counted in the tab, and linked above the form; the first one has the focus', async () => {
    const { id } = await make({ name: 'Ada', registry: 'A1', crew: [{ name: 'Bo' }] })
    const { router } = await mountHub(olderPage(), `/vessels/${id}`)
    await write('Name', 'much too long')
    await user.click(await tab('Crew'))
    await screen.findByRole('grid', { name: 'Crew' }, PATIENCE)
    fireEvent.pointerDown(cell(0, 0) as HTMLElement, { button: 0 })
    await user.keyboard('too long as well{Enter}')
    await user.click(await tab('Hull'))
    await write('Stern', 'far too long')
    await save()
    await hasFocus(() => box('Name'))
    expect(router.state.location.search).toBe('?tab=details')
    expect(screen.getByRole('tab', { name: 'Hull One field needs attention' })).toBeTruthy()
    const summary = screen.getByRole('group', { name: 'Please check the marked fields' })
    expect(within(summary).getAllByRole('alert')).toHaveLength(1)
    const links = within(summary).getAllByRole('button')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Name', 'Stern', 'Row 1, Name'])

    await user.click(within(summary).getByRole('button', { name: 'Row 1, Name' }))
    await hasFocus(() => cell(0, 0))
    expect(cell(0, 0)?.getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).not.toContain('@@')
    await user.click(within(summary).getByRole('button', { name: 'Stern' }))
    await hasFocus(() => box('Stern'))

    await write('Stern', 'short')
    await user.click(await tab('Details'))
    await write('Name', 'Ada')
    await save()
    await hasFocus(() => cell(0, 0))
    expect(router.state.location.search).toBe('?tab=crew')
  })

  test('is named above the form if the form has no input for it', async () => {
    await mountHub(olderPage(), '/vessels/create')
    await write('Name', 'Eve')
    await save()
    const summary = await screen.findByRole('group', { name: 'Please check the marked fields' }, PATIENCE)
    expect(within(summary).getByRole('alert').textContent).toBe('Registry: Required')
    expect((await input('Name')).value).toBe('Eve')
  })

  test('opens the card of its line', async () => {
    const narrow = (query: string) => ({ matches: query.includes('max-width'), addEventListener: vi.fn(), removeEventListener: vi.fn() })
    vi.stubGlobal('matchMedia', narrow)
    try {
      const { id } = await make({ name: 'Kim', registry: 'A2', crew: [{ name: 'Bo' }, { name: 'Cy' }] })
      await mountHub(olderPage(), `/vessels/${id}?tab=crew`)
      await user.click(await screen.findByRole('button', { name: 'Line 2' }, PATIENCE))
      await write('Duty', 'lookout and cook')
      await user.click(screen.getByRole('button', { name: 'Line 2' }))
      await save()
      await hasFocus(() => box('Duty'))
      expect(screen.getByRole('button', { name: 'Line 2 One field needs attention' }).getAttribute('aria-expanded')).toBe('true')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('opens the folded part of a value that contains it, and counts it there', async () => {
    const { id } = await make({ name: 'Tom', registry: 'A6', cargo: { label: 'top', inside: { label: 'deep' } } })
    await mountHub(olderPage(), `/vessels/${id}?tab=hull`)
    const inside = () => screen.findByRole('button', { name: /^Inside/ }, PATIENCE)
    const labels = () => screen.queryAllByRole('textbox', { name: /^Label/ })
    await user.click(await inside())
    await waitFor(() => expect(labels()).toHaveLength(2), PATIENCE)
    await user.type(labels()[1] as HTMLElement, ' down')
    await user.click(await inside())
    await waitFor(() => expect(labels()).toHaveLength(1), PATIENCE)
    await save()
    await hasFocus(() => labels()[1])
    expect((await inside()).textContent).toContain('1')
  })

  test('opens the collapsed fields of a form that is mostly rows, and counts them in their heading', async () => {
    const { id } = await make({ name: 'Lou', registry: 'A3', crew: [] })
    const screens = { vessels: { form: { head: ['name'], focus: 'name' } } }
    await mountHub(olderPage(), `/vessels/${id}`, { screens })
    const more = (await screen.findByText('More', undefined, PATIENCE)).closest('details')
    await user.click(screen.getByText('More'))
    await write('Stern', 'far too long')
    await user.click(screen.getByText('More'))
    await save()
    await hasFocus(() => box('Stern'))
    expect(more?.open).toBe(true)
    expect(within(more as HTMLElement).getByRole('img', { name: 'One field needs attention' })).toBeTruthy()
  })
})

describe('What became forbidden or is gone while the form was open', () => {
  const booking = async () => {
    await mountHub(olderPage(bookings(false)), '/bookings/create', { as: DEALER })
    await write('Name', 'typed')
  }
  /** The field is marked, says why, and nothing that was typed is lost. */
  const isRefused = async (field: HTMLElement, reason: RegExp) => {
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason)
    expect((await input('Name')).value).toBe('typed')
  }

  test.each([
    ['Desk', 'another desk', /permission/],
    ['Checked', 'by me', /cannot be changed/],
  ])('is at its field: %s', async (name, text, reason) => {
    await booking()
    await write(name, text)
    await save()
    await isRefused(await input(name), reason)
    expect((await input(name)).value).toBe(text)
  })

  test('is at its field: a chosen record that was deleted meanwhile', async () => {
    const dealer = (await hub.as(DEALER, { method: 'POST', url: '/api/bookings', payload: { name: 'Gone soon' } })).json()
    await booking()
    const parent = await screen.findByRole('combobox', { name: /^Parent/ }, PATIENCE)
    await user.type(parent, 'Gone')
    await screen.findByRole('option', { name: /Gone soon/ }, PATIENCE)
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(parent).toHaveProperty('value', 'Gone soon'), PATIENCE)
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/bookings/${dealer.id}` })
    await save()
    await isRefused(await screen.findByRole('combobox', { name: /^Parent/ }, PATIENCE), /no longer available/)
  })

  test('is said of the whole form where it is too large for the server', async () => {
    await booking()
    const long = 'x'.repeat(2_000_000)
    fireEvent.change(await input('Report'), { target: { value: long } })
    await save()
    await screen.findByText(/too large/i, undefined, PATIENCE)
    expect((await input('Name')).value).toBe('typed')
    expect((await input('Report')).value).toHaveLength(long.length)
  })
})

describe('A form in tabs', () => {
  test('renders a tab when it is opened, validates all, and keeps what is in the others', async () => {
    const { address } = await mountHub(hub, '/vessels/create')
    await write('Name', 'Max')
    expect(box('Stern')).toBeNull()
    ;(await tab('Details')).focus()
    await user.keyboard('{ArrowRight}')
    expect(box('Stern')).toBeNull()
    await user.keyboard('{Enter}')
    await write('Stern', 'far too long')
    await user.click(await tab('Details'))
    await write('Sail', 'red')
    await save()
    await hasFocus(() => box('Registry'))
    await write('Registry', 'A4')
    await save()
    await hasFocus(() => box('Stern'))
    await write('Stern', 'oak')
    await save()
    await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
    const saved = (await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })).json()
    expect(saved).toMatchObject({ name: 'Max', sail: 'red', stern: 'oak', registry: 'A4', crew: [] })
  })

  test('begins the next record with its first tab', async () => {
    const { router } = await mountHub(hub, '/vessels/create?tab=hull')
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent
    await write('Stern', 'fir')
    await user.click(await tab('Details'))
    await write('Name', 'Rex')
    await write('Registry', 'A6')
    await user.click(await tab('Hull'))
    await waitFor(() => expect(chosen()).toBe('Hull'), PATIENCE)
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    await hasFocus(() => box('Name'))
    expect([(await input('Name')).value, box('Stern')]).toEqual(['', null])
    expect(router.state.location.search).not.toContain('hull')
  })

  test('has its tab in the address, as the page of the record has, which omits empty ones', async () => {
    const { id } = await make({ name: 'Ned', registry: 'A5', stern: 'oak', bow: 'elm' })
    await mountHub(hub, `/vessels/${id}?tab=hull`)
    await write('Bow', 'ash')
    await save()
    await screen.findByRole('tab', { name: 'Hull' }, PATIENCE)
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toEqual(['Details', 'Hull', 'History', 'Comments']), PATIENCE)
    await user.click(await tab('Hull'))
    expect((await screen.findByRole('tabpanel', { name: 'Hull' }, PATIENCE)).textContent).toContain('ash')
    expect((await hub.as(ADMIN, { url: `/api/vessels/${id}` })).json()).toMatchObject({ name: 'Ned', stern: 'oak', bow: 'ash' })
  })
})
