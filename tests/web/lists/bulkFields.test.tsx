import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { EntitySchema, Json } from '../../../src/model/entitySchema.ts'
import { ADMIN } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const boats = {
  $id: 'boats',
  title: 'Boat',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20, unique: true },
    kind: { enum: ['sail', 'motor'] },
    berth: { type: 'string', maxLength: 5 },
    afloat: { type: 'boolean', default: true },
    harbour: { type: 'string', maxLength: 20 },
  },
  entity: { icon: 'Build', recordLabel: '{name}', access: { Admin: 'all' } },
} as const satisfies EntitySchema

const hub = suiteApp({ customers: 1, schemas: [{ file: 'schemas/boats.ts', schema: boats }] })
connectApi(() => hub.app)
const user = userEvent.setup()
afterEach(cleanup)

const before = { kind: 'sail', berth: 'A1', afloat: true, harbour: 'Kiel' }

const three = async (title: string): Promise<() => Promise<unknown[]>> => {
  const made: string[] = []
  for (const number of [1, 2, 3]) {
    const payload = { name: `${title} ${number}`, ...before }
    made.push((await hub.as(ADMIN, { method: 'POST', url: '/api/boats', payload })).json().id)
  }
  const read = async (id: string) => {
    const { kind, berth, afloat, harbour }: Record<string, Json> = (await hub.as(ADMIN, { url: `/api/boats/${id}` })).json()
    return { kind, berth, afloat, harbour }
  }
  return () => Promise.all(made.map(read))
}

const open = async (title: string) => {
  await mountHub(hub, `/boats?filter={"name":{"starts":"${title}"}}`)
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }, PATIENCE))
}

const editSelected = async () => {
  await user.click(await screen.findByRole('button', { name: 'Edit selected' }, PATIENCE))
  return within(await screen.findByRole('dialog', { name: 'Change 3 records' }, PATIENCE))
}

/** Chooses the field of the last row. */
const chooseField = async (name: string) => {
  const choices = await screen.findAllByRole('combobox', { name: 'Field' }, PATIENCE)
  await user.click(choices.at(-1) ?? document.body)
  await user.click(await screen.findByRole('option', { name }, PATIENCE))
}

const addField = async (name: string) => {
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await chooseField(name)
}

const apply = () => user.click(screen.getByRole('button', { name: 'Apply' }))

test('several fields are changed together, each with its input, and undone as one', async () => {
  const boatsNow = await three('several')
  await open('several')
  const dialog = await editSelected()
  expect(dialog.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
  expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull()
  await chooseField('Berth')
  await user.type(await dialog.findByRole('textbox', { name: 'Berth' }, PATIENCE), 'B2')
  await addField('Harbour')
  await user.type(await dialog.findByRole('textbox', { name: 'Harbour' }, PATIENCE), 'Husum')
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  const last = dialog.getAllByRole('combobox', { name: 'Field' }).at(-1)
  expect(document.activeElement).toBe(last)
  await user.click(last ?? document.body)
  const offered = (await screen.findAllByRole('option', undefined, PATIENCE)).map(({ textContent }) => textContent)
  expect(offered).toEqual(['Kind', 'Afloat'])
  await user.click(screen.getByRole('option', { name: 'Afloat' }))
  await dialog.findByLabelText('Afloat', { selector: '[type=checkbox]' }, PATIENCE)
  await user.click(dialog.getByRole('button', { name: 'Remove Harbour' }))
  expect(dialog.queryByRole('textbox', { name: 'Harbour' })).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add a field' }))
  expect(dialog.getByRole('textbox', { name: 'Berth' })).toHaveProperty('value', 'B2')
  await user.click(dialog.getByLabelText('Afloat', { selector: '[type=checkbox]' }))
  await apply()
  await screen.findByText('3 records updated', undefined, PATIENCE)
  expect(await boatsNow()).toEqual([1, 2, 3].map(() => ({ ...before, berth: 'B2', afloat: false })))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await boatsNow()).toEqual([before, before, before]), PATIENCE)
})

test('what the server refuses of several fields is at the field concerned', async () => {
  const boatsNow = await three('refused')
  await open('refused')
  const dialog = await editSelected()
  await chooseField('Harbour')
  await user.type(await dialog.findByRole('textbox', { name: 'Harbour' }, PATIENCE), 'Husum')
  await addField('Berth')
  const berth = await dialog.findByRole('textbox', { name: 'Berth' }, PATIENCE)
  await user.type(berth, 'far too long')
  await apply()
  await waitFor(() => expect(berth.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  expect(dialog.getByRole('textbox', { name: 'Harbour' }).getAttribute('aria-invalid')).toBe('false')
  expect(document.getElementById(berth.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Must be at most 5 characters')
  await user.clear(berth)
  await user.type(berth, 'C3')
  await apply()
  await screen.findByText('3 records updated', undefined, PATIENCE)
  expect(await boatsNow()).toEqual([1, 2, 3].map(() => ({ ...before, berth: 'C3', harbour: 'Husum' })))
})

test('several fields of all that match are changed by one job, once none has a value that is wrong in any record', async () => {
  const boatsNow = await three('matching')
  await mountHub(hub, '/boats?filter={"name":{"starts":"matching"}}')
  await screen.findByRole('main', undefined, PATIENCE)
  await user.keyboard('a')
  await user.keyboard('b')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 records' }, PATIENCE))
  await dialog.findByRole('combobox', { name: 'Kind' }, PATIENCE)
  await user.click(dialog.getByRole('combobox', { name: 'Kind' }))
  await user.click(await screen.findByRole('option', { name: 'Motor' }, PATIENCE))
  await addField('Harbour')
  await user.type(await dialog.findByRole('textbox', { name: 'Harbour' }, PATIENCE), 'Husum')
  await addField('Berth')
  const berth = await dialog.findByRole('textbox', { name: 'Berth' }, PATIENCE)
  await user.type(berth, 'far too long')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(berth.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  expect(document.activeElement).toBe(berth)
  expect(await boatsNow()).toEqual([before, before, before])
  await user.clear(berth)
  await user.type(berth, 'D4')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(
    async () => expect(await boatsNow()).toEqual([1, 2, 3].map(() => ({ ...before, kind: 'motor', harbour: 'Husum', berth: 'D4' }))),
    PATIENCE,
  )
  await screen.findByRole('button', { name: 'Undo' }, PATIENCE)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await boatsNow()).toEqual([before, before, before]), PATIENCE)
})
