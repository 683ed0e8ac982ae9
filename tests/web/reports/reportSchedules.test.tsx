import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '../../../src/screens/index.ts'
import { ADMIN } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { apiHandler } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
const server = setupServer(apiHandler(() => hub.app))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const user = userEvent.setup()

const FILTERS = [{ name: 'name', column: 'full_name', type: 'text' }]

async function report(name: string): Promise<string> {
  const payload = { name, query: { view: 'customers', columns: ['full_name'] }, filters: FILTERS }
  const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}

const schedules = async () => (await hub.repository.of('reportSchedules').find(hub.db.read, {}))[0]
const panel = () => screen.findByRole('region', { name: 'Sent by mail' }, PATIENCE)

test('A report is scheduled from its page, with the filters shown there, and its page says how that went', async () => {
  const id = await report('Names')
  await mountHub(hub, `/reports/${id}/show?f.name=Dana`, { as: ADMIN, screens })
  await user.click(await within(await panel()).findByRole('link', { name: 'Send by mail' }, PATIENCE))
  const named = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, PATIENCE)
  expect(named.value).toBe('Names')
  const filter = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' }, PATIENCE)
  expect(filter.value).toBe('Dana')
  await user.clear(filter)
  await user.type(filter, 'Omar')
  expect(screen.queryByRole('textbox', { name: /^Day of the month/ })).toBeNull()
  await user.click(await screen.findByRole('combobox', { name: /^Period/ }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Monthly' }, PATIENCE))
  const day = await screen.findByRole('textbox', { name: /^Day of the month/ }, PATIENCE)
  expect(screen.queryByRole('combobox', { name: /^Weekday/ })).toBeNull()
  await user.clear(day)
  await user.type(day, '31')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Send now' }, PATIENCE)
  const made = await schedules()
  expect(made).toMatchObject({ report: id, period: 'monthly', dayOfMonth: 31, weekday: null, parameters: { name: 'Omar' } })
  expect(await screen.findByText('Omar', undefined, PATIENCE)).toBeDefined()
  cleanup()

  if (!made) throw new Error('it is not stored')
  await hub.db.write(async (trx) => {
    const results = [{ recipient: made.owner, outcome: 'failed' as const, reason: 'tooLarge' as const, rows: 9 }]
    const run = { lastRun: '2026-11-23T07:00:00.000Z', lastResult: 'failed' as const, results }
    await hub.repository.of('reportSchedules').update(trx, made, run)
  })
  await mountHub(hub, `/reports/${id}/show`, { as: ADMIN, screens })
  const shown = within(await panel())
  await waitFor(() => expect(shown.getByText('Failed')).toBeDefined(), PATIENCE)
  await shown.findByText(/On day .*31.* of the month at/, undefined, PATIENCE)
  await user.click(await shown.findByRole('link', { name: 'Names' }, PATIENCE))
  await screen.findByText('The file is too large for a mail', undefined, PATIENCE)
})

test('A user who may not run the report is refused as its recipient, by name', async () => {
  const id = await report('Others')
  const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: 'dealer@cardealerhub.test' })
  const record = { name: 'To all', report: id, recipients: [dealer?.id], period: 'daily', time: '07:00:00', format: 'csv' }
  await mountHub(hub, `/reportSchedules/create?source=${encodeURIComponent(JSON.stringify(record))}`, { as: ADMIN, screens })
  await user.click(await screen.findByRole('button', { name: 'Save' }, PATIENCE))
  await screen.findByText(new RegExp(`can’t be mailed this report: .*${dealer?.name}`), undefined, PATIENCE)
})

test('A saved view is scheduled from its menu, and is named in the list of schedules', async () => {
  const state = { filter: { code_contains: 'C' }, columns: ['code'] }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/views', payload: { entity: 'customers', name: 'With a C', state } })
  const { id } = made.json<{ id: string }>()
  await mountHub(hub, `/customers?view=${id}`, { as: ADMIN, screens })
  await user.click(await screen.findByRole('button', { name: 'Views: With a C' }, PATIENCE))
  await user.click(await screen.findByRole('menuitem', { name: 'Send by mail…' }, PATIENCE))
  const named = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, PATIENCE)
  expect(named.value).toBe('With a C')
  const view = await screen.findByRole('combobox', { name: /^Saved view/ }, PATIENCE)
  await waitFor(() => expect(view.textContent).toBe('Customers – With a C'), PATIENCE)
  expect(screen.queryByRole('combobox', { name: /^Report/ })).toBeNull()
  await user.click(await screen.findByRole('combobox', { name: /^Firm/ }, PATIENCE))
  const [firm] = await screen.findAllByRole('option', undefined, PATIENCE)
  if (!firm) throw new Error('there is no firm')
  await user.click(firm)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Send now' }, PATIENCE)
  const stored = await hub.repository.of('reportSchedules').findOne(hub.db.read, { view: id })
  expect(stored).toMatchObject({ name: 'With a C', report: null, period: 'weekly' })
  cleanup()
  await mountHub(hub, '/reportSchedules', { as: ADMIN, screens })
  expect((await screen.findAllByText('With a C', undefined, PATIENCE)).length).toBeGreaterThan(1)
})
