import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createTestApp, type TestApp } from '../support/app/app.ts'
import { connectApi } from '../support/app/transport.ts'
import { alternativesEntity } from '../support/models/alternativesEntity.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let hub: TestApp
connectApi(() => hub.app)
beforeAll(async () => {
  hub = await createTestApp({ schemas: [{ file: 'schemas/parcels.ts', schema: alternativesEntity }] })
}, 120_000)
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
