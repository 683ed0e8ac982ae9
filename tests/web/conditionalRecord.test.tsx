import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createTestApp, type TestApp } from '../support/app/app.ts'
import { connectApi } from '../support/app/transport.ts'
import { householdsEntity } from '../support/models/householdsEntity.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let hub: TestApp
connectApi(() => hub.app)
beforeAll(async () => {
  hub = await createTestApp({ schemas: [{ file: 'schemas/households.ts', schema: householdsEntity }] })
}, 120_000)
afterAll(() => hub?.close())

const user = userEvent.setup()
const box = (name: RegExp) => screen.findByRole('combobox', { name }, PATIENCE)
const options = () => screen.queryAllByRole('option').flatMap(({ textContent }) => (textContent?.trim() ? [textContent] : []))

const choose = async (name: RegExp, option: RegExp) => {
  await user.click(await box(name))
  await user.click(await screen.findByRole('option', { name: option }, PATIENCE))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), PATIENCE)
}

test('a form narrows choices by a condition and shows what the chosen alternative needs', async () => {
  const { address } = await mountHub(hub, '/households/create')
  await choose(/^Region/, /^EU$/i)
  await user.click(await box(/^Size/))
  await waitFor(() => expect(options()).toEqual(['S', 'M']), PATIENCE)
  await user.click(screen.getByRole('option', { name: 'M' }))
  await choose(/^Pets/, /^One$/i)
  await screen.findByLabelText(/^Age/, undefined, PATIENCE)
  await choose(/^Pets/, /^Several$/i)
  await choose(/^Rehome/, /^Yes$/)
  expect(screen.queryByLabelText(/^Age/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  const { body } = await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })
  expect(JSON.parse(body)).toMatchObject({ region: 'EU', size: 'M', pets: 'Several', rehome: 'y', age: null })
})
