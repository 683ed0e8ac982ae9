import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, describe, expect, test } from 'vitest'
import type { ChartKind } from '../../../src/domain/reports/chart/chartDefinition.ts'
import { MAX_BARS } from '../../../src/domain/reports/chart/drawnData.ts'
import { screens } from '../../../src/screens/index.ts'
import { ADMIN } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const user = userEvent.setup()

/** 10,000 rows: a text and a number. */
const MANY = `
  with digits as (select row_number() over (order by id) - 1 as digit from customers limit 10)
  select 'Row ' || (a.digit * 1000 + b.digit * 100 + c.digit * 10 + d.digit) as point, a.digit + 1 as size
  from digits as a cross join digits as b cross join digits as c cross join digits as d`

// A report is read by another process, which can't open a database in memory.
const folder = await mkdtemp(join(tmpdir(), 'reports-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const hub = suiteApp({ database: { file: join(folder, 'hub.sqlite') } })
connectApi(() => hub.app)

describe('a report of 10,000 rows', () => {
  async function open(kind: ChartKind) {
    const payload = { name: `Many as ${kind}`, sqlQuery: MANY, chartCode: { kind, category: 'point', measures: [{ column: 'size' }] } }
    const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })).json<{ id: string }>()
    await mountHub(hub, `/reports/${id}/show`, { screens })
    return screen.findByRole('region', { name: payload.name }, PATIENCE)
  }

  test('as a pivot table: lays out the rows in sight only, and has the sum of all', async () => {
    const region = await open('pivot')
    const table = await within(region).findByRole('table', undefined, PATIENCE)
    expect(table.getAttribute('aria-rowcount')).toBe('10001')
    // 600 pixels, those above and below them, and the totals.
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(15)
    expect(within(table).getAllByRole('rowheader').length).toBeLessThan(60)
    expect(within(table).getByText('55,000')).toBeTruthy()
  })

  test('as bars: says how many are drawn; its table has all', async () => {
    const region = await open('bar')
    expect(
      await within(region).findByText(
        `${MAX_BARS} of 10,000 bars are drawn, the largest of each stretch; a table shows all`,
        undefined,
        PATIENCE,
      ),
    ).toBeTruthy()
    await user.click(within(region).getByRole('button', { name: /^Show as table/ }))
    expect((await within(region).findByRole('table', undefined, PATIENCE)).getAttribute('aria-rowcount')).toBe('10001')
    expect(within(region).queryByText(/bars are drawn/)).toBeNull()
  })
})

test('a cell of a pivot table leads to the records of its row and column', async () => {
  const query = {
    view: 'sales_orders',
    groups: [{ column: 'approval' }, { column: 'slip_type' }],
    measures: [{ of: 'count' }],
  }
  const chartCode = { kind: 'pivot', category: 'approval', breakout: 'slip_type', measures: [{ column: 'count' }] }
  const payload = { name: 'Orders by state and kind', query, chartCode }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })).json<{ id: string }>()
  const { router } = await mountHub(hub, `/reports/${id}/show`, { screens })
  const region = await screen.findByRole('region', { name: payload.name }, PATIENCE)
  const cells = await within(await within(region).findByRole('table', undefined, PATIENCE)).findAllByRole('cell', undefined, PATIENCE)
  // A kind of order that a state does not have is an empty cell.
  const [first] = cells.flatMap((cell) => within(cell).queryAllByRole('button'))
  await user.click(first ?? expect.unreachable('no cell leads to records'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/salesOrders'), PATIENCE)
  const filter: unknown = JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')
  expect(filter).toEqual({ approval: { eq: expect.any(String) }, slipType: { eq: expect.any(String) } })
})

test.each(['number', 'funnel', 'pie'] as const)('a value of a %s chart leads to its records', async (kind) => {
  const query = { view: 'sales_orders', groups: kind === 'number' ? [] : [{ column: 'approval' }], measures: [{ of: 'count' }] }
  const payload = { name: `Orders as ${kind}`, query, chartCode: { kind, measures: [{ column: 'count' }] } }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })).json<{ id: string }>()
  const { router } = await mountHub(hub, `/reports/${id}/show`, { screens })
  const region = await screen.findByRole('region', { name: payload.name }, PATIENCE)
  const name = kind === 'number' ? /^[\d,]+$/ : 'Approved'
  await user.click(await within(region).findByRole('button', { name }, PATIENCE))
  await waitFor(() => expect(router.state.location.pathname).toBe('/salesOrders'), PATIENCE)
  const filter: unknown = JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')
  expect(filter).toEqual(kind === 'number' ? {} : { approval: { eq: 'approved' } })
})

/** The document of the next frame that is printed. */
const nextPrinted = (): Promise<Document | null> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const frame = document.querySelector('iframe')
      if (!frame?.contentWindow) return
      watch.disconnect()
      frame.contentWindow.print = () => resolve(frame.contentDocument)
    })
    watch.observe(document.body, { childList: true })
  })

test('on paper a report has the values of its filters, and those that they start with', async () => {
  const [customer] = await hub.repository.of('customers').find(hub.db.read, {}, { limit: 1 })
  const filters = [
    { name: 'customer', column: 'customer_id', type: 'lookup' },
    { name: 'when', column: 'date', type: 'range', period: 'thisYear' },
    { name: 'made', column: 'created_at', type: 'range', label: 'Made' },
    { name: 'state', column: 'approval', type: 'choice' },
    { name: 'total', column: 'net_total', type: 'range' },
    { name: 'note', column: 'fiche_number', type: 'text' },
  ]
  const payload = { name: 'Orders on paper', query: { view: 'sales_orders', measures: [{ of: 'count' }] }, filters }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload })
  expect(made.statusCode, made.body).toBe(201)
  const values = {
    'f.customer': customer?.id ?? '',
    'f.made.from': '2020-05-01',
    'f.state': 'approved',
    'f.total.from': '1000',
    'f.total.to': '2500.5',
  }
  await mountHub(hub, `/reports/${made.json().id}/show?${new URLSearchParams(values)}`, { screens })
  const region = await screen.findByRole('region', { name: payload.name }, PATIENCE)
  await within(region).findByRole('combobox', { name: 'Customer' }, PATIENCE)
  await user.click(await within(region).findByRole('button', { name: /^Export/ }, PATIENCE))
  const printed = nextPrinted()
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }, PATIENCE))
  const page = await printed
  expect(page?.title).toBe(payload.name)
  expect([...(page?.querySelectorAll('p') ?? [])].map((line) => line.textContent).slice(0, -2)).toEqual([
    `Customer: ${customer?.code} – ${customer?.fullName}`,
    'Date: This year',
    'Made: May 1, 2020 –',
    'Approval: Approved',
    'Net total: 1,000 – 2,500.5',
  ])
})
