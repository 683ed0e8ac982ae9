import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { localDay } from '../../../src/model/values/localDay.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const shelves = {
  $id: 'shelves',
  title: 'Shelf',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 20, search: true, unique: true } },
  entity: { access: { Admin: 'all', Dealer: ['list', 'show'] }, recordLabel: '{name}', sort: { field: 'name', order: 'ASC' } },
} as const satisfies EntitySchema

const items = {
  $id: 'items',
  title: 'Item',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20, search: true },
    shelf: { type: 'string', reference: 'shelves' },
    others: { type: 'array', items: { type: 'string' }, reference: 'shelves' },
    day: { type: 'string', format: 'date', initial: '$today' },
    keeper: { type: 'string', reference: 'users', initial: '$user.id' },
    state: { enum: ['fresh', 'old'], default: 'fresh' },
    note: { type: 'string', maxLength: 40 },
  },
  entity: {
    access: { Admin: 'all', Dealer: 'all' },
    recordLabel: '{name}',
    sort: { field: 'name', order: 'ASC' },
  },
} as const satisfies EntitySchema

const hub = suiteApp({ schemas: [shelves, items].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })) })
connectApi(() => hub.app)

const user = userEvent.setup()
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }, PATIENCE)
const picker = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${name}`) }, PATIENCE)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, PATIENCE))
const shows = (text: string | RegExp) => screen.findByText(text, undefined, PATIENCE)
const read = async (url: string, as = ADMIN) => (await hub.as(as, { url: `/api/${url}` })).json()
const make = async (entity: string, payload: object) => {
  const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
/** Saves the new record and returns it. */
const saved = async (address: () => string) => {
  await press('Save')
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  return read(address().slice(1).replace('/show', ''))
}

test('a new record begins with the day, the user and the defaults; what is emptied stays empty', async () => {
  const { address } = await mountHub(hub, '/items/create')
  await user.type(await box('Name'), 'Begun')
  const keeper = await picker('Keeper')
  await waitFor(() => expect(keeper.value).toMatch(/Ada/), PATIENCE)
  const begun = await saved(address)
  const [ada] = await read(`users?filter=${encodeURIComponent(JSON.stringify({ email: ADMIN }))}`)
  expect(begun).toMatchObject({ day: localDay(new Date()), keeper: ada.id, state: 'fresh' })
  cleanup()
  await mountHub(hub, `/items/${begun.id}`)
  const chosen = await picker('Keeper')
  await waitFor(() => expect(chosen.value).toMatch(/Ada/), PATIENCE)
  await user.clear(chosen)
  await user.tab()
  await press('Save')
  await waitFor(async () => expect(await read(`items/${begun.id}`)).toMatchObject({ keeper: null }), PATIENCE)
  cleanup()
  await mountHub(hub, `/items/${begun.id}`)
  await box('Name')
  expect((await picker('Keeper')).value).toBe('')
})

test('a record to refer to is created in a dialog, saved there by its key, chosen then, and nothing of the form below is saved', async () => {
  const { address } = await mountHub(hub, '/items/create')
  await user.type(await box('Name'), 'Outer')
  await user.type(await picker('Shelf'), 'Made inside')
  await user.click(await screen.findByRole('option', { name: 'Create "Made inside"' }, PATIENCE))
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENCE))
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, PATIENCE)).value).toBe('Made inside')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  expect((await picker('Shelf')).value).toBe('Made inside')
  expect(address()).toBe('/items/create')
  expect(await read('items?filter={"name":"Outer"}')).toEqual([])
  const [shelf] = await read('shelves?filter={"name":"Made inside"}')
  expect(await saved(address)).toMatchObject({ name: 'Outer', shelf: shelf.id })
})

test('who may not create records to refer to is not offered it', async () => {
  await mountHub(hub, '/items/create', { as: DEALER })
  await user.type(await picker('Shelf'), 'Made')
  await screen.findByRole('option', { name: 'Made inside' }, PATIENCE)
  expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull()
})

test('a chosen record of several is removed by its cross and by Backspace', async () => {
  const names = ['Left', 'Middle', 'Right']
  const ids: string[] = []
  for (const name of names) ids.push((await make('shelves', { name })).id)
  const item = await make('items', { name: 'Of several', others: ids })
  await mountHub(hub, `/items/${item.id}`)
  const chip = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) })
  await waitFor(() => expect(names.map(chip)).not.toContain(null), PATIENCE)
  await user.click(within(chip('Middle') as HTMLElement).getByTestId('CancelIcon'))
  await waitFor(() => expect(chip('Middle')).toBeNull(), PATIENCE)
  await user.type(await picker('Others'), '{Backspace}')
  await waitFor(() => expect(chip('Right')).toBeNull(), PATIENCE)
  await press('Save')
  await waitFor(async () => expect((await read(`items/${item.id}`)).others).toEqual([ids[0]]), PATIENCE)
})

test('the error of a required field goes once something is typed, and the title of the form names the record', async () => {
  const item = await make('items', { name: 'Titled' })
  await mountHub(hub, `/items/${item.id}`)
  await screen.findByRole('heading', { name: /Titled/, level: 1 }, PATIENCE)
  const name = await box('Name')
  await user.clear(name)
  await user.tab()
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  await user.type(name, 'T')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'), PATIENCE)
})

test('a form that is left unsaved leaves nothing in the next form, of another kind or of the same', async () => {
  const { router } = await mountHub(hub, '/items/create')
  await user.type(await box('Name'), 'Never saved')
  void router.navigate('/shelves/create')
  const question = within(await screen.findByRole('dialog', undefined, PATIENCE))
  await user.click(question.getByRole('button', { name: /leave|discard/i }))
  await screen.findByRole('heading', { name: /shelf/i, level: 1 }, PATIENCE)
  expect((await box('Name')).value).toBe('')
  await router.navigate('/items/create')
  await screen.findByRole('heading', { name: /item/i, level: 1 }, PATIENCE)
  expect((await box('Name')).value).toBe('')
})

test('a tab of what refers to a record has an order and pages of its own; “new” there begins a record that refers to it', async () => {
  const shelf = await make('shelves', { name: 'Full' })
  for (let at = 1; at <= 12; at += 1) await make('items', { name: `I${String(at).padStart(2, '0')}`, shelf: shelf.id, note: `n${99 - at}` })
  const { address } = await mountHub(hub, `/shelves/${shelf.id}/show`)
  await user.click(await screen.findByRole('tab', { name: 'Items (Shelf)' }, PATIENCE))
  await shows('1–10 of 12')
  expect(screen.queryByText('I12')).toBeNull()
  await press('Go to next page')
  await shows('11–12 of 12')
  await shows('I12')
  await user.click(within(screen.getByRole('columnheader', { name: /^Note/ })).getByRole('button'))
  await shows('1–10 of 12')
  await waitFor(() => expect(screen.queryByText('I12')).not.toBeNull(), PATIENCE)
  expect(screen.queryByText('I01')).toBeNull()
  await user.click(await screen.findByRole('link', { name: /^New item/i }, PATIENCE))
  await waitFor(() => expect(address()).toBe('/items/create'), PATIENCE)
  await waitFor(async () => expect((await picker('Shelf')).value).toBe('Full'), PATIENCE)
  await user.type(await box('Name'), 'Referring')
  await press('Save')
  await screen.findByRole('heading', { name: /Referring/, level: 1 }, PATIENCE)
  expect(await read('items?filter={"name":"Referring"}')).toMatchObject([{ shelf: shelf.id }])
})
