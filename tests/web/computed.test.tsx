import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { withBills } from '../support/models/billsEntity.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5, schemas: withBills })
connectApi(() => hub.app)
beforeAll(() => Promise.all([loadInputs(), import('../../src/fields/rows/grid/rowsInput.view.tsx')]))

const user = userEvent.setup()

const box = (name: RegExp) => screen.findByRole('textbox', { name }, PATIENCE)
const cell = (row: number, column: number) => {
  const found = document.querySelector<HTMLElement>(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
  if (!found) throw new Error(`there is no cell ${row}, ${column}`)
  return found
}

test('computed numbers, and texts composed of them, follow what is typed, in lines and of lines, and are stored as they were shown', async () => {
  const { address } = await mountHub(hub, '/bills/create')
  await user.type(await box(/^Discount/), '0.50')
  await user.click(await waitFor(() => cell(0, 0), PATIENCE))
  await user.keyboard('3{Tab}1250.25{Enter}')
  await waitFor(() => expect(cell(0, 2).textContent).toBe('3,750.75'), PATIENCE)
  await waitFor(() => expect(cell(0, 3).textContent).toBe('3 × 1250.25: 3750.75'), PATIENCE)
  await waitFor(async () => expect((await box(/^Total/)).getAttribute('value')).toBe('3,750.25'), PATIENCE)
  expect((await box(/^Total/)).hasAttribute('readonly')).toBe(true)
  expect(screen.getByText('After the discount')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  const saved = (await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })).json()
  expect(saved).toMatchObject({ total: '3750.25', lines: [{ pieces: 3, amount: '3750.75', label: '3 × 1250.25: 3750.75' }] })
})
