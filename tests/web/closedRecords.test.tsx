import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { ADMIN } from '../support/app/app.ts'
import { proposal } from '../support/app/orders.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 30 })
connectApi(() => hub.app)

const user = userEvent.setup()
const button = (name: string) => screen.findByRole('button', { name }, PATIENCE)
const approvalOf = async (id: string) => (await hub.as(ADMIN, { url: `/api/salesOrders/${id}` })).json().approval

test('what was pressed keeps its place until the pointer has left it: a second press undoes nothing', async () => {
  const { id } = await proposal(hub)
  await mountHub(hub, `/salesOrders/${id}/show`, { screens })
  const approve = await button('Approve')
  await user.click(approve)
  await waitFor(async () => expect(await approvalOf(id)).toBe('approved'), PATIENCE)
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('true'), PATIENCE)
  await user.click(approve)
  expect(approve.isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: 'Back to proposal' })).toBeNull()
  expect(await approvalOf(id)).toBe('approved')
  fireEvent(window, new PointerEvent('pointermove', { clientX: 900, clientY: 700, pointerType: 'mouse' }))
  await button('Back to proposal')
})

test('an approved order is read, not typed over: its form says why, and offers neither Delete nor closed fields', async () => {
  const { id } = await proposal(hub)
  await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${id}/approve` })
  await mountHub(hub, `/salesOrders/${id}`, { screens })
  await screen.findByText('Only a proposal can be changed', undefined, PATIENCE)
  const tracking = await screen.findByLabelText<HTMLInputElement>('Tracking number', undefined, PATIENCE)
  expect(tracking.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' }).disabled).toBe(false)
})

test('a list offers for selected records what can be done with any of them, and says which will stay', async () => {
  const [open, closed] = [await proposal(hub), await proposal(hub)]
  await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${closed.id}/approve` })
  await mountHub(hub, '/salesOrders', { screens })
  const select = async (number: string) => {
    const row = (await screen.findByText(number, undefined, PATIENCE)).closest('tr')
    if (row) await user.click(within(row).getByRole('checkbox'))
  }
  await select(closed.ficheNumber)
  await button('Back to proposal')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await select(open.ficheNumber)
  await user.click(await button('Delete'))
  await screen.findByText(/^1 of them stays as it is/)
}, 120_000)
