import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import WhyRight from '../../src/screens/access/WhyRight.tsx'
import { screens } from '../../src/screens/index.ts'
import { DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp()
connectApi(() => hub.app)

const user = userEvent.setup()

const rights = () => hub.repository.of('userRights').find(hub.db.read, {})

afterEach(async () => {
  for (const { id } of await rights()) await hub.as('admin@cardealerhub.test', { method: 'DELETE', url: `/api/userRights/${id}` })
})

const cell = (state: string) => screen.findByRole('button', { name: `Customers, Export: ${state}` }, PATIENCE)

test('two clicks deny a role an action, and the menu takes it back', async () => {
  await mountHub(hub, '/userRights', { screens })
  await user.click(await cell('allowed'))
  expect(screen.getByText('The role Dealer can do this by default')).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Deny' }))
  await user.click(await cell('not allowed, changed'))
  expect(await rights()).toMatchObject([{ role: 'Dealer', user: null, entity: 'customers', action: 'export', effect: 'deny' }])
  expect(screen.getByText('A right denies it to the role Dealer')).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Reset to the default' }))
  await cell('allowed')
  expect(await rights()).toEqual([])
})

test('Ctrl+Z in a cell takes back what was changed last', async () => {
  await mountHub(hub, '/userRights', { screens })
  await user.click(await cell('allowed'))
  await user.click(screen.getByRole('menuitem', { name: 'Deny' }))
  await user.click(await cell('not allowed, changed'))
  await user.click(screen.getByRole('menuitem', { name: 'Reset to the default' }))
  const changed = await cell('allowed')
  await screen.findByText('Deleted successfully', undefined, PATIENCE)
  await waitFor(() => expect(document.activeElement).toBe(changed), PATIENCE)
  await user.keyboard('{Control>}z{/Control}')
  await cell('not allowed, changed')
  expect(await rights()).toMatchObject([{ role: 'Dealer', entity: 'customers', action: 'export', effect: 'deny' }])
})

test('the cells are one tab stop; arrows move between them and Enter opens the menu', async () => {
  const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })
  await mountHub(hub, `/userRights?user=${dealer?.id}`, { screens })
  const start = await cell('allowed')
  expect(await screen.findByRole('button', { name: 'View as this user' }, PATIENCE)).toBeTruthy()
  const stops = screen.getByRole('grid', { name: 'Rights' }).querySelectorAll('[tabindex="0"]')
  expect(stops).toHaveLength(1)
  start.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Customers, Import: not allowed')
  await user.keyboard('{ArrowLeft}{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Deny' }, PATIENCE))
  await cell('not allowed, changed')
  expect(await rights()).toMatchObject([{ role: null, user: dealer?.id, effect: 'deny' }])
})

test('a refused change is explained, and the matrix stays as it was', async () => {
  await mountHub(hub, '/userRights?role=Admin', { screens })
  await user.click(await screen.findByRole('button', { name: 'User rights, List: allowed' }, PATIENCE))
  await user.click(screen.getByRole('menuitem', { name: 'Deny' }))
  await screen.findByText(/change your own rights/i, undefined, PATIENCE)
  await waitFor(() => expect(screen.getByRole('button', { name: 'User rights, List: allowed' })).toBeTruthy(), PATIENCE)
})

test('the explanation of a user’s cell asks about the action of that cell, and shows the answer', async () => {
  const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })
  await mountHub(hub, `/userRights?user=${dealer?.id}`, {
    screens,
    pages: <Route path="/-/WhyRight" element={<WhyRight />} />,
  })
  await user.click(await cell('allowed'))
  await user.click(screen.getByRole('menuitem', { name: 'Explain access' }))
  await waitFor(() => expect(screen.getByLabelText('Action').textContent).toBe('Export'), PATIENCE)
  await screen.findByRole('heading', { name: 'Yes, they can' }, PATIENCE)
  await screen.findByText('The role Dealer can do this by default', undefined, PATIENCE)
})
