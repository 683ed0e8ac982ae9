import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { createAudit, SYSTEM } from '../../src/server/records/history/audit.ts'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { apiHandler } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
const server = setupServer(apiHandler(() => hub.app))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const user = userEvent.setup()

const BEFORE = 'select full_name\nfrom customers\norder by 1'
const AFTER = "select full_name\nfrom customers\nwhere city = 'Izmir'\norder by 1 desc"

async function write<T>(method: 'POST' | 'PATCH', url: string, payload: object): Promise<T> {
  const answer = await hub.as(ADMIN, { method, url, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<T>()
}

const linesOf = (diff: HTMLElement, tag: 'del' | 'ins') =>
  [...diff.querySelectorAll(tag)].map((line) => line.querySelector('span:last-child')?.textContent)

test('The history of a report shows which lines of its SQL changed, in the direction of code, and brings the SQL back', async () => {
  const { id } = await write<{ id: string }>('POST', '/api/reports', {
    name: 'Names',
    sqlQuery: BEFORE,
    chartCode: { category: 'full_name' },
  })
  await write('PATCH', `/api/reports/${id}`, { sqlQuery: AFTER, chartCode: { category: 'full_name', limit: 5 }, name: 'All names' })
  await mountHub(hub, `/reports/${id}/show#history`, { locale: 'ar' })
  const [sql, first] = await screen.findAllByRole('group', { name: 'استعلام SQL' }, PATIENCE)
  if (!sql || !first) throw new Error('the changes are missing')
  expect(linesOf(sql, 'del')).toEqual(['order by 1'])
  expect(linesOf(sql, 'ins')).toEqual(["where city = 'Izmir'", 'order by 1 desc'])
  expect(sql.getAttribute('dir')).toBe('auto')
  expect([linesOf(first, 'del'), linesOf(first, 'ins')]).toEqual([[], BEFORE.split('\n')])
  const [chart] = screen.getAllByRole('group', { name: 'تعريف المخطط' })
  expect(chart && linesOf(chart, 'ins')).toEqual(['  "category": "full_name",', '  "limit": 5'])
  // Texts of one line stay as they are.
  expect(screen.queryByRole('group', { name: 'الاسم' })).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'استعادة هذا الإصدار' }, PATIENCE))
  await user.click(within(await screen.findByRole('dialog', undefined, PATIENCE)).getByRole('button', { name: 'استعادة هذا الإصدار' }))
  await waitFor(async () => {
    const stored = await hub.repository.of('reports').get(hub.db.read, id)
    expect([stored?.sqlQuery, stored?.name]).toEqual([BEFORE, 'Names'])
  }, PATIENCE)
  await waitFor(() => expect(screen.getAllByRole('group', { name: 'استعلام SQL' })).toHaveLength(3), PATIENCE)
})

test.each([
  ['en', 'System'],
  ['ar', 'النظام'],
  ['fr', 'Système'],
  ['tr', 'Sistem'],
] as const)('What the system did is called so in the language of the user: %s', async (locale, name) => {
  const { id } = await write<{ id: string }>('POST', '/api/banks', { code: `S-${locale}`, name: 'By itself', country: null })
  await hub.db.write(async (trx) => {
    const audit = createAudit(hub.db, hub.repository, () => new Date())
    const [bank] = await hub.repository.of('banks').getLocked(trx, [id])
    if (!bank) throw new Error('no bank')
    const { _version: version } = await hub.repository.of('banks').update(trx, bank, { name: 'By the system' })
    const changes = { name: { old: 'By itself', new: 'By the system' } }
    await audit.write(trx, { subject: SYSTEM, action: 'edit', entity: 'banks', recordId: id, version, changes, outcome: 'done' })
  })
  await mountHub(hub, `/banks/${id}/show`, { locale })
  const changed = () => [...document.querySelectorAll('span > time')].at(-1)?.parentElement?.textContent ?? ''
  await waitFor(() => expect(changed()).toContain(name), PATIENCE)
  cleanup()
  await mountHub(hub, `/banks/${id}/show#history`, { locale })
  await screen.findByText(name, { selector: 'li p' }, PATIENCE)
  cleanup()
  await mountHub(hub, `/auditEntries?filter={"recordId":"${id}","actorName":"System"}`, { locale, screens })
  await screen.findByText(name, { selector: 'td bdi' }, PATIENCE)
})
