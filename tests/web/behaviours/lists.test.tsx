import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const open = { Admin: 'all', Dealer: ['list', 'show', 'create'] } as const

/** Sixty numbered records, one field for Admins only, and defaults that a change of many must leave alone. */
const crates = {
  $id: 'crates',
  title: 'Crate',
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', maxLength: 20, search: true, unique: true },
    weight: { type: 'integer', default: 7 },
    secret: { type: 'string', maxLength: 20, read: ['Admin'] },
    settled: { type: 'string', maxLength: 20, write: ['Admin'] },
    lines: { type: 'array', items: { type: 'object', properties: { item: { type: 'string', maxLength: 20 } } } },
  },
  entity: { access: open, recordLabel: '{code}', sort: { field: 'code', order: 'ASC' } },
} as const satisfies EntitySchema

const boxes = {
  $id: 'boxes',
  title: 'Box',
  type: 'object',
  properties: { name: { type: 'string', maxLength: 20, search: true } },
  entity: { access: open, recordLabel: '{name}' },
} as const satisfies EntitySchema

const hub = suiteApp({ schemas: [crates, boxes].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })) })
connectApi(() => hub.app)

const user = userEvent.setup()
const button = (name: string | RegExp) => screen.findByRole('button', { name }, PATIENCE)
const shows = (text: string | RegExp) => screen.findByText(text, undefined, PATIENCE)
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const boxesOf = () => screen.getAllByRole<HTMLInputElement>('checkbox')

const make = async (entity: string, payload: object) => {
  const answer = await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
beforeAll(async () => {
  for (let at = 1; at <= 60; at += 1) await make('crates', { code: `N${String(at).padStart(2, '0')}` })
  for (const name of ['N6 box', 'Other box']) await make('boxes', { name })
})
const read = async (entity: string, id: string) => (await hub.as(ADMIN, { url: `/api/${entity}/${id}` })).json()

test('buttons lead to the next and the previous page, and a search to the first of its own; Back returns, and empties the box', async () => {
  const { router } = await mountHub(hub, '/crates')
  await shows('1–25 of 60')
  await user.click(await button('Go to next page'))
  await shows('26–50 of 60')
  await shows('N26')
  await user.click(await button('Go to next page'))
  await shows('51–60 of 60')
  await user.click(await button('Go to previous page'))
  await shows('26–50 of 60')
  await user.type(screen.getByRole('searchbox'), 'N')
  await shows('1–25 of 60')
  await user.type(screen.getByRole('searchbox'), '6')
  await shows('1–1 of 1')
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''), PATIENCE)
})

test('the search box is filled from the address', async () => {
  await mountHub(hub, '/crates?filter={"q":"N6"}')
  await shows('1–1 of 1')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('N6')
})

test('one heading at a time says the order of the rows', async () => {
  await mountHub(hub, '/crates')
  await shows('1–25 of 60')
  const orders = () => ['Code', 'Weight'].map((name) => heading(name).getAttribute('aria-sort'))
  await waitFor(() => expect(orders()).toEqual(['ascending', null]), PATIENCE)
  await user.click(within(heading('Weight')).getByRole('button'))
  await waitFor(() => expect(orders()[0]).toBeNull(), PATIENCE)
  expect(orders()[1]).toMatch(/ascending|descending/)
})

test('the box in the head ticks the rows of the page, and unticks them', async () => {
  await mountHub(hub, '/crates?perPage=10&page=1&sort=code&order=ASC&filter={}')
  await shows('1–10 of 60')
  const head = screen.getByRole('checkbox', { name: 'Select all' })
  await user.click(head)
  await shows('10 selected')
  await user.click(head)
  await waitFor(() => expect(boxesOf().some(({ checked }) => checked)).toBe(false), PATIENCE)
  expect(screen.queryByText(/selected$/)).toBeNull()
})

test('a list that is left and opened again has its filters, another has none of them; a filter that was emptied stays so', async () => {
  const { router } = await mountHub(hub, '/crates')
  await user.type(await screen.findByRole('searchbox', undefined, PATIENCE), 'N6')
  await shows('1–1 of 1')
  await router.navigate('/boxes')
  await shows('1–2 of 2')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  await router.navigate('/crates')
  await shows('1–1 of 1')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('N6')
  await user.clear(screen.getByRole('searchbox'))
  await shows('1–25 of 60')
  await router.navigate('/boxes')
  await shows('1–2 of 2')
  await router.navigate('/crates')
  await shows('1–25 of 60')
})

test('chosen columns are there when the list is opened again, and a button brings the default ones back', async () => {
  const { router } = await mountHub(hub, '/crates')
  await shows('1–25 of 60')
  expect(screen.queryByRole('columnheader', { name: /^Settled/ })).not.toBeNull()
  await user.click(await button('Columns'))
  const panel = () => screen.findByRole('dialog', { name: 'Columns' }, PATIENCE)
  await user.click(within(await panel()).getByRole('checkbox', { name: 'Settled' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Settled/, hidden: true })).toBeNull(), PATIENCE)
  await user.keyboard('{Escape}')
  await router.navigate('/boxes')
  await shows('1–2 of 2')
  await router.navigate('/crates')
  await shows('1–25 of 60')
  expect(screen.queryByRole('columnheader', { name: /^Settled/ })).toBeNull()
  await user.click(await button('Columns'))
  await user.click(within(await panel()).getByRole('button', { name: 'Reset columns' }))
  await screen.findByRole('columnheader', { name: /^Settled/, hidden: true }, PATIENCE)
})

test('a change of many leaves other fields alone, also those with defaults and rows, and nothing stays ticked', async () => {
  const made = await make('crates', { code: 'KEPT', weight: 3, lines: [{ item: 'one' }] })
  await mountHub(hub, '/crates?filter={"q":"KEPT"}')
  await shows('1–1 of 1')
  await user.click(screen.getByRole('checkbox', { name: /KEPT/ }))
  await user.click(await button('Edit selected'))
  await user.click(await screen.findByRole('combobox', { name: /^Field/ }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Settled' }, PATIENCE))
  await user.type(await screen.findByRole('textbox', { name: /^Settled/ }, PATIENCE), 'yes')
  await user.click(await button('Apply'))
  await waitFor(async () => expect(await read('crates', made.id)).toMatchObject({ settled: 'yes' }), PATIENCE)
  expect(await read('crates', made.id)).toMatchObject({ code: 'KEPT', weight: 3, lines: [{ item: 'one' }] })
  await waitFor(() => expect(boxesOf().some(({ checked }) => checked)).toBe(false), PATIENCE)
})

test('a notice says how many ticked records were deleted', async () => {
  await make('crates', { code: 'GONE1' })
  await make('crates', { code: 'GONE2' })
  await mountHub(hub, '/crates?filter={"q":"GONE"}')
  await shows('1–2 of 2')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(await button('Delete'))
  const question = await screen.findByRole('dialog', { name: 'Delete 2 records' }, PATIENCE)
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await shows('2 records deleted')).toBeTruthy()
  await shows('No records match the filters')
})

test('what one may not read is no column, no filter, no value of the page; what one may not set is no input', async () => {
  const made = await make('crates', { code: 'RIGHTS', secret: 'hidden', settled: 'shown' })
  const parts = async (as: string) => {
    await mountHub(hub, '/crates?filter={"q":"RIGHTS"}', { as })
    await shows('1–1 of 1')
    const column = screen.queryByRole('columnheader', { name: /^Secret/ }) !== null
    await user.click(await button(/^Filters/))
    await screen.findAllByLabelText(/^Code/, undefined, PATIENCE)
    const filter = screen.queryAllByLabelText(/^Secret/).length > (column ? 1 : 0)
    cleanup()
    await mountHub(hub, `/crates/${made.id}/show`, { as })
    await shows('shown')
    const value = screen.queryByText('hidden') !== null
    cleanup()
    await mountHub(hub, '/crates/create', { as })
    await screen.findByRole('textbox', { name: /^Code/ }, PATIENCE)
    const inputs = ['Secret', 'Settled'].map((name) => screen.queryByRole('textbox', { name: new RegExp(`^${name}`) }) !== null)
    cleanup()
    return { column, filter, value, inputs }
  }
  expect(await parts(ADMIN)).toEqual({ column: true, filter: true, value: true, inputs: [true, true] })
  expect(await parts(DEALER)).toEqual({ column: false, filter: false, value: false, inputs: [false, false] })
})

test('a record that one may create but not edit is shown without Edit once it is saved', async () => {
  const { address } = await mountHub(hub, '/crates/create', { as: DEALER })
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }, PATIENCE), 'DEALT')
  await user.click(await button('Save'))
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  await screen.findByRole('heading', { name: /DEALT/ }, PATIENCE)
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})
