import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { declaredKeys } from '../../src/admin/keys/declaredKeys.ts'
import type { EntitySchema, Json } from '../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

/** Features that the product's own entities lack: a condition, rows with a bound, an amount, a field for Admins only. */
const tickets = {
  $id: 'tickets',
  title: 'Ticket',
  type: 'object',
  required: ['subject'],
  properties: {
    subject: { type: 'string', minLength: 1, maxLength: 20, unique: true },
    kind: { enum: ['question', 'damage'], default: 'question' },
    remark: { type: 'string', maxLength: 50, read: ['Admin'] },
    vin: { type: 'string', format: 'vin' },
    costs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['what'],
        properties: { what: { type: 'string', minLength: 1, maxLength: 20 }, amount: { type: 'string', format: 'money' } },
      },
    },
  },
  if: { properties: { kind: { const: 'damage' } }, required: ['kind'] },
  then: { properties: { place: { type: 'string', maxLength: 20 } }, required: ['place'] },
  entity: { icon: 'Build', recordLabel: '{subject}', access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] } },
} as const satisfies EntitySchema

/** So few columns that their menu has no search input, which would take the focus here, where nothing has a size. */
const chores = {
  $id: 'chores',
  title: 'Chore',
  type: 'object',
  required: ['subject'],
  properties: {
    subject: { type: 'string', minLength: 1, maxLength: 20, unique: true },
    note: { type: 'string', maxLength: 20 },
    price: { type: 'string', format: 'money' },
    done: { type: 'boolean', default: false },
    kind: { enum: ['home', 'garden'], write: ['Dealer'] },
  },
  if: { properties: { price: { const: '13.00' }, done: { const: true } }, required: ['price', 'done'] },
  then: { required: ['note'] },
  entity: { icon: 'Build', recordLabel: '{subject}', access: { Admin: 'all', Dealer: ['list', 'show'] } },
} as const satisfies EntitySchema

/** All customers: a lot of the demo that ends meanwhile adds its buyer. */
const ALL = /^1–25 of 11[0-9]$/

const hub = suiteApp({
  customers: 30,
  schemas: [
    { file: 'schemas/tickets.ts', schema: tickets },
    { file: 'schemas/chores.ts', schema: chores },
  ],
})
/** Lists of customers wait while set. */
let held = false
const hold = async (): Promise<undefined> => {
  while (held) await new Promise((later) => setTimeout(later, 20))
}
/** Undos of chores wait while set. */
let undoHeld = false
const holdUndo = async (): Promise<undefined> => {
  while (undoHeld) await new Promise((later) => setTimeout(later, 20))
}
/** Tells those who observe rows of long lists which of them are near the window. */
const nearWindow = new Set<(entries: IntersectionObserverEntry[]) => void>()
class Observer extends IntersectionObserver {
  constructor(changed: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(changed, options)
    nearWindow.add((entries) => changed(entries, this))
  }
}
vi.stubGlobal('IntersectionObserver', Observer)
connectApi(() => hub.app, http.get('*/api/customers', hold), http.post('*/api/chores/*/undo', holdUndo))

const user = userEvent.setup()

type Values = Readonly<Record<string, Json>>

const api = async <T = Values>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> =>
  (await hub.as(ADMIN, { method, url: `/api${url}`, ...(payload && { payload }) })).json()

const make = (values: object) => api('POST', '/tickets', values)
/** Deletes tickets, so that the first page of the list has space for those of others. */
const gone = async (tickets: readonly Values[]) => {
  for (const { id } of tickets) await hub.as(ADMIN, { method: 'DELETE', url: `/api/tickets/${id}` })
}
const input = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label, undefined, PATIENCE)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, PATIENCE))
const retype = async (label: string | RegExp, text: string) => {
  const element = await input(label)
  await user.clear(element)
  await user.type(element, text)
}

describe('A list', () => {
  test('shows the columns of the schema, finds by text and opens a record by keyboard', async () => {
    const { address } = await mountHub(hub, '/customers')
    const [first] = await api<Values[]>('GET', '/customers?sort=["code","ASC"]&range=[0,0]')
    await screen.findByRole('columnheader', { name: /Full name/ }, PATIENCE)
    expect(screen.queryByRole('columnheader', { name: /Contact person/ })).toBeNull()
    await screen.findByText(ALL, undefined, PATIENCE)
    await user.type(await input('Search'), String(first?.code))
    await screen.findByText('1–1 of 1', undefined, PATIENCE)
    const row = screen.getByText(String(first?.code)).closest('tr')
    row?.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/customers/${first?.id}/show`), PATIENCE)
  })

  test.each([
    ['{Enter}', /\/show$/],
    ['e', /^\/customers\/[^/]+$/],
    ['d', /\/create$/],
  ])('marks the row that one comes back from after %s', async (key, place) => {
    const { address, router } = await mountHub(hub, '/customers')
    const row = async () => (await screen.findByText('C00007', undefined, PATIENCE)).closest('tr')
    const opened = await row()
    expect(opened?.getAttribute('aria-current')).toBeNull()
    opened?.focus()
    await user.keyboard(key)
    await waitFor(() => expect(address()).toMatch(place), PATIENCE)
    await router.navigate(-1)
    await waitFor(async () => expect((await row())?.getAttribute('aria-current')).toBe('true'), PATIENCE)
  })

  test('filters by what is entered in the panel, and says so in a chip that takes it away', async () => {
    await mountHub(hub, '/customers')
    await press('Filters')
    const panel = within(await screen.findByRole('dialog', { name: /^Filters/ }, PATIENCE))
    const [email] = await api<Values[]>('GET', '/customers?range=[0,0]&filter={"code":"C00003"}')
    const filter = panel.getByRole('textbox', { name: 'Email: Value' })
    await user.type(filter, String(email?.email))
    await screen.findByText('1–1 of 1', undefined, PATIENCE)
    await user.click(panel.getByRole('button', { name: 'Close' }))
    await press('Clear filters')
    expect(await screen.findByText(ALL, undefined, PATIENCE)).toBeTruthy()
  })

  test('says by what it is filtered, also by a path into a reference, as forms or the API write it', async () => {
    const written = { country: { name: { contains: 'a' } }, 'country.name_contains': 'e', code_starts: 'C' }
    await mountHub(hub, `/customers?filter=${JSON.stringify(written)}`)
    const chips = () => [...document.querySelectorAll('.MuiChip-deletable')].map(({ textContent }) => textContent)
    const all = ['Country › Name contains a', 'Country › Name contains e', 'Code starts with C']
    await waitFor(() => expect(chips()).toEqual(all), PATIENCE)
    for (const left of [all.slice(1), all.slice(2)]) {
      await user.click(document.querySelector('.MuiChip-deletable .MuiChip-deleteIcon') as Element)
      await waitFor(() => expect(chips()).toEqual(left), PATIENCE)
    }
  })

  test('combines conditions in groups, over child rows too, and says so in a chip', async () => {
    await make({ subject: 'combined one', costs: [{ what: 'oil', amount: '12.50' }] })
    await make({ subject: 'combined two', costs: [{ what: 'oil', amount: '2.00' }] })
    await make({ subject: 'combined three', kind: 'damage', place: 'Lot 4' })
    await mountHub(hub, '/tickets?filter={"$and":[{"subject_starts":"combined"}]}')
    await screen.findByText('1–3 of 3', undefined, PATIENCE)
    await press(/^Filters/)
    const panel = within(await screen.findByRole('dialog', { name: /^Filters/ }, PATIENCE))
    const choose = async (box: HTMLElement, option: string | RegExp) => {
      await user.click(box)
      await user.click(await screen.findByRole('option', { name: option }, PATIENCE))
    }
    const field = async (typed: string, option: string | RegExp) => {
      const box = await waitFor(() => panel.getAllByRole('combobox', { name: 'Field' }).at(-1) as HTMLElement, PATIENCE)
      await user.type(box, typed)
      await user.click(await screen.findByRole('option', { name: option }, PATIENCE))
    }
    await user.click(panel.getByRole('button', { name: 'Add group' }))
    await field('costs', /^Costs …/)
    await field('amount', 'Amount')
    await choose(await panel.findByRole('combobox', { name: 'Amount: Operator' }), 'at least')
    await user.type(within(panel.getByRole('group', { name: 'Amount' })).getByRole('textbox', { name: 'Value' }), '12.5')
    await screen.findByText('1–1 of 1', undefined, PATIENCE)
    expect(screen.getByText('combined one')).toBeTruthy()
    const [group] = panel.getAllByRole('button', { name: 'Add condition' }).slice(-2)
    await user.click(group as HTMLElement)
    await field('kind', 'Kind')
    // The value has the focus, and shows its choices.
    await user.click(await screen.findByRole('option', { name: 'Damage' }, PATIENCE))
    await screen.findByText('1–2 of 2', undefined, PATIENCE)
    await user.keyboard('{Escape}')
    await user.click(panel.getByRole('button', { name: 'Close' }))
    const chip = await screen.findByText(/Costs, at least one/, undefined, PATIENCE)
    expect(chip.closest('.MuiChip-root')?.textContent).toMatch(/Costs, at least one: Amount at least .*12\.50 or Kind is one of Damage/)
    await press('Clear filters')
    await waitFor(() => expect(screen.queryByText(/Costs, at least one/)).toBeNull(), PATIENCE)
  })

  test('keeps the filters that make it fail, so that they can be corrected', async () => {
    await mountHub(hub, '/tickets?filter={"$and":[{"costs.amount_gte":"much"}]}')
    await screen.findByText('Error loading table data', undefined, PATIENCE)
    await press('Clear filters')
    await waitFor(() => expect(screen.queryByText('Error loading table data')).toBeNull(), PATIENCE)
  })

  test('says that loading failed and tries again', async () => {
    await mountHub(hub, '/customers?filter={"nothing":{"eq":1}}')
    await screen.findByText('Error loading table data', undefined, PATIENCE)
    expect(screen.getByText(/Cannot filter by "nothing"/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('shows its records though the rights at run time have not come', async () => {
    const real = globalThis.fetch
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      return address.includes('/api/me/rights') ? new Promise(() => undefined) : real(input, init)
    })
    try {
      await mountHub(hub, '/customers')
      expect(await screen.findByText('C00001', undefined, PATIENCE)).toBeTruthy()
    } finally {
      fetching.mockRestore()
    }
  })

  test('asks once for its records, also where they come before it is shown', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const asked = () =>
      fetching.mock.calls
        .map(([input]) => (input instanceof Request ? input.url : String(input)))
        .filter((url) => /customers\?.*range=/.test(url))
    try {
      const { router } = await mountHub(hub, '/marks')
      await screen.findByRole('heading', { level: 1 }, PATIENCE)
      await router.navigate('/customers')
      await screen.findByText('C00001', undefined, PATIENCE)
      await screen.findByRole('button', { name: /^Columns/ }, PATIENCE)
      expect(asked()).toHaveLength(1)
    } finally {
      fetching.mockRestore()
    }
  })

  test('can be stopped while it loads for long, and then tries again', async () => {
    held = true
    await mountHub(hub, '/customers')
    await press('Stop')
    await screen.findByText('Stopped before the records were found', undefined, PATIENCE)
    held = false
    await press('Try again')
    expect(await screen.findByText('C00001', undefined, PATIENCE)).toBeTruthy()
  })

  test('can also be stopped where the filter before found nothing', async () => {
    await mountHub(hub, '/customers?filter={"code":{"eq":"NOBODY"}}')
    const empty = within(
      (await screen.findByText('No records match the filters', undefined, PATIENCE)).closest('[role=status]') as HTMLElement,
    )
    held = true
    await user.click(empty.getByRole('button', { name: 'Clear filters' }))
    await press('Stop')
    await screen.findByText('Stopped before the records were found', undefined, PATIENCE)
    held = false
    await press('Try again')
    expect(await screen.findByText('C00001', undefined, PATIENCE)).toBeTruthy()
  })

  test('changes one field of the selected records and names those that refused', async () => {
    const one = await make({ subject: 'bulk one' })
    await make({ subject: 'bulk two', kind: 'damage', place: 'Lot 4' })
    await mountHub(hub, '/tickets?filter={"subject":{"starts":"bulk"}}')
    await screen.findByText('bulk one', undefined, PATIENCE)
    for (const box of screen.getAllByRole('checkbox', { name: /^Select row/ })) await user.click(box)
    await press('Edit selected')
    await user.click(await screen.findByLabelText('Field', undefined, PATIENCE))
    await user.click(await screen.findByRole('option', { name: 'Kind' }))
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }))
    await user.click(await screen.findByRole('option', { name: 'Damage' }))
    await press('Apply')
    const alert = within(
      (await screen.findByText('1 record could not be changed', { selector: 'div' }, PATIENCE)).closest('[role=alert]') as HTMLElement,
    )
    expect(alert.getByText('bulk one')).toBeTruthy()
    expect(alert.queryByText('bulk two')).toBeNull()
    const reason = alert.getByRole('listitem').textContent?.replace('bulk one: ', '') ?? ''
    const notice = await screen.findByText('1 record could not be changed', { selector: 'span' }, PATIENCE)
    expect(notice.closest('[role=alert]')?.textContent).toBe(`1 record could not be changed${reason}`)
    expect((await api('GET', `/tickets/${one.id}`)).kind).toBe('question')
  })

  test('ticks rows that the mouse is dragged over from box to box, and unticks them as it goes back', async () => {
    const made: Values[] = []
    for (const number of [1, 2, 3, 4]) made.push(await make({ subject: `dragged ${number}` }))
    await mountHub(hub, '/tickets?filter={"subject":{"starts":"dragged"}}&sort=subject&order=ASC&page=1&perPage=10')
    const box = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select row: dragged ${number}` })
    const ticked = () => [1, 2, 3, 4].filter((number) => box(number).checked)
    await screen.findByText('dragged 4', undefined, PATIENCE)
    await waitFor(() => expect(declaredKeys().some(({ name }) => name === 'nextRow')).toBe(true), PATIENCE)
    await user.click(box(3))
    fireEvent.mouseDown(box(1), { button: 0, buttons: 1 })
    fireEvent.mouseOver(box(4), { buttons: 1 })
    await waitFor(() => expect(ticked()).toEqual([1, 2, 3, 4]), PATIENCE)
    fireEvent.mouseOver(box(2), { buttons: 1 })
    await waitFor(() => expect(ticked()).toEqual([1, 2, 3]), PATIENCE)
    fireEvent.mouseUp(box(2))
    fireEvent.mouseOver(box(4), { buttons: 1 })
    fireEvent.mouseDown(box(3), { button: 0, buttons: 1 })
    fireEvent.mouseOver(box(2), { buttons: 1 })
    await waitFor(() => expect(ticked()).toEqual([1]), PATIENCE)
    fireEvent.mouseUp(box(2))
    await gone(made)
  })

  test('goes to the page that is the last one after the records of the last page are deleted', async () => {
    const made: Values[] = []
    for (const number of [1, 2, 3, 4, 5]) made.push(await make({ subject: `paged ${number}` }))
    const { router } = await mountHub(hub, '/tickets?filter={"subject":{"starts":"paged"}}&sort=subject&order=ASC&page=3&perPage=2')
    await user.click(await screen.findByRole('checkbox', { name: 'Select row: paged 5' }, PATIENCE))
    await press('Delete')
    await user.click(within(await screen.findByRole('dialog', undefined, PATIENCE)).getByRole('button', { name: 'Delete' }))
    await screen.findByText('3–4 of 4', undefined, PATIENCE)
    await screen.findByText('paged 4', undefined, PATIENCE)
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2'), PATIENCE)
    await gone(made.slice(0, 4))
  })
})

test('A change of many records asks about those that another user has changed, and is undone with them', async () => {
  const one = await make({ subject: 'group one', remark: 'old' })
  const two = await make({ subject: 'group two', remark: 'old' })
  await mountHub(hub, '/tickets?filter={"subject":{"starts":"group"}}')
  await screen.findByText('group two', undefined, PATIENCE)
  await api('PUT', `/tickets/${two.id}`, { remark: 'theirs' })
  for (const box of screen.getAllByRole('checkbox', { name: /^Select row/ })) await user.click(box)
  await press('Edit selected')
  await user.click(await screen.findByLabelText('Field', undefined, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Remark' }))
  const value = await screen.findByRole('textbox', { name: 'Remark' }, PATIENCE)
  await user.type(value, 'mine')
  await press('Apply')
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this record' }, PATIENCE))
  await user.click(within(dialog.getByRole('radiogroup', { name: 'Remark' })).getByText('mine'))
  await user.click(dialog.getByRole('button', { name: 'Save choice' }))
  await screen.findByText('2 records updated', undefined, PATIENCE)
  const remarks = () => Promise.all([one, two].map(async ({ id }) => (await api('GET', `/tickets/${id}`)).remark))
  expect(await remarks()).toEqual(['mine', 'mine'])
  await press('Undo')
  await waitFor(async () => expect(await remarks()).toEqual(['old', 'theirs']), PATIENCE)
})

test('A change of ticked records is undone as one, by Ctrl+Z', async () => {
  const made = [await make({ subject: 'ticked one', remark: 'old' }), await make({ subject: 'ticked two', remark: 'older' })]
  await mountHub(hub, '/tickets?filter={"subject":{"starts":"ticked"}}')
  await screen.findByText('ticked two', undefined, PATIENCE)
  for (const box of screen.getAllByRole('checkbox', { name: /^Select row/ })) await user.click(box)
  await press('Edit selected')
  await user.click(await screen.findByLabelText('Field', undefined, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Remark' }))
  await user.type(await screen.findByRole('textbox', { name: 'Remark' }, PATIENCE), 'mine')
  await press('Apply')
  await screen.findByText('2 records updated', undefined, PATIENCE)
  const remarks = () => Promise.all(made.map(async ({ id }) => (await api('GET', `/tickets/${id}`)).remark))
  expect(await remarks()).toEqual(['mine', 'mine'])
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await remarks()).toEqual(['old', 'older']), PATIENCE)
})

/** Lets the page show a job, as if another tab had begun it. */
const watchJob = (id: string) => {
  const watched = { key: 'RaStore.jobs.watched', newValue: JSON.stringify(id) }
  localStorage.setItem(watched.key, watched.newValue)
  window.dispatchEvent(new StorageEvent('storage', watched))
}

/** A job that changes a record and still runs, having done one of nine. `set` writes its next state. */
const runningJob = async (record: unknown, remark: string) => {
  const { jobId } = await api<{ jobId: string }>('POST', '/tickets/batch', { action: 'update', ids: [record], data: { remark } })
  const jobs = hub.repository.of('jobs')
  const [written] = await jobs.find(hub.db.read, { id: jobId })
  if (!written) throw new Error('the job is missing')
  const set = (job: typeof written, changes: Partial<typeof written>) => hub.db.write((trx) => jobs.update(trx, job, changes))
  const running = await set(written, { kind: 'bulk', status: 'running', total: 9, input: { action: 'update' } })
  return { jobId, jobs, running, set }
}

test('The card of a running job can be folded, which stays on other pages until it is over', async () => {
  const { id } = await make({ subject: 'folded away', remark: 'old' })
  const { jobId, running, set } = await runningJob(id, 'new')
  const { router } = await mountHub(hub, '/tickets')
  await screen.findByText('folded away', undefined, PATIENCE)
  watchJob(jobId)
  const card = await screen.findByRole('region', { name: '1 of 9' }, PATIENCE)
  const button = within(card).getByRole('button', { name: 'Details', expanded: true })
  expect(within(card).getByRole('button', { name: 'Undo' })).toBeTruthy()
  button.focus()
  await user.keyboard('{Enter}')
  expect(within(card).getByRole('button', { name: 'Details', expanded: false })).toBe(document.activeElement)
  expect(within(card).queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(within(card).getByRole('status').textContent).toBe('1 of 9')
  expect(within(card).getByRole('progressbar')).toBeTruthy()
  await router.navigate('/tickets/create')
  await screen.findByRole('textbox', { name: /Subject/ }, PATIENCE)
  expect(screen.getByRole('button', { name: 'Details', expanded: false })).toBeTruthy()
  await set(running, { status: 'done', done: 9 })
  await screen.findByRole('button', { name: 'Undo' }, PATIENCE)
})

test('Ctrl+Z while a job still runs stops it, and puts back what it has changed', async () => {
  const made = await make({ subject: 'half way', remark: 'old' })
  const { jobId, jobs, running, set } = await runningJob(made.id, 'new')
  await mountHub(hub, '/tickets')
  await screen.findByText('half way', undefined, PATIENCE)
  watchJob(jobId)
  await screen.findByText('1 of 9', undefined, PATIENCE)
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('Stopping, then undoing what was changed', undefined, PATIENCE)
  const [stopping] = await jobs.find(hub.db.read, { id: running.id, status: 'cancelling' })
  if (!stopping) throw new Error('the job was not cancelled')
  expect((await api('GET', `/tickets/${made.id}`)).remark).toBe('new')
  await set(stopping, { status: 'cancelled' })
  await screen.findByText('1 of 1 restored', undefined, PATIENCE)
  expect((await api('GET', `/tickets/${made.id}`)).remark).toBe('old')
})

test('The report of a job that refused records has a place in the page; its progress is in the corner of the window', async () => {
  const { id } = await make({ subject: 'refused one' })
  const { jobId, running, set } = await runningJob(id, 'x')
  await mountHub(hub, '/tickets')
  await screen.findByText('refused one', undefined, PATIENCE)
  watchJob(jobId)
  const progress = await screen.findByText('1 of 9', undefined, PATIENCE)
  expect(progress.closest('.job-cards')).toBeTruthy()
  const refused = [{ id: String(id), code: 'referenced', params: { entity: 'carLots', count: 2 } }]
  await set(running, { status: 'done', done: 9, failed: 1, result: { action: 'update', refused } })
  const report = await screen.findByRole('region', { name: '1 record was refused' }, PATIENCE)
  expect(report.closest('.job-cards')).toBeNull()
  expect(report.textContent).toContain('Cannot be deleted: still used by Car lots (2)')
  expect(screen.getByRole('main').contains(report)).toBe(true)
  await user.click(within(report).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(report.isConnected).toBe(false), PATIENCE)
})

test('The card of a job that is over closes itself, and its changes can still be undone', async () => {
  const { id } = await make({ subject: 'over soon', remark: 'old' })
  const { jobId } = await api<{ jobId: string }>('POST', '/tickets/batch', { action: 'update', ids: [id], data: { remark: 'new' } })
  await mountHub(hub, '/tickets')
  await screen.findByText('over soon', undefined, PATIENCE)
  watchJob(jobId)
  const card = await screen.findByRole('region', { name: '1 of 1' }, PATIENCE)
  fireEvent.animationEnd(within(card).getByRole('button', { name: 'Undo' }))
  expect(card.isConnected).toBe(true)
  fireEvent.animationEnd(card)
  await waitFor(() => expect(card.isConnected).toBe(false), PATIENCE)
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('1 of 1 restored', undefined, PATIENCE)
  expect((await api('GET', `/tickets/${id}`)).remark).toBe('old')
})

describe('A form', () => {
  test('puts the server’s refusal at its field and keeps what was typed', async () => {
    await make({ subject: 'taken' })
    const { address } = await mountHub(hub, '/tickets/create')
    await retype(/^Remark/, 'mine')
    await retype(/^Subject/, 'taken{Enter}')
    await screen.findByText('Already in use', undefined, PATIENCE)
    expect((await input(/^Remark/)).value).toBe('mine')
    await screen.findByText(/^Save failed/)
    await retype(/^Subject/, 'free')
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    await screen.findByText('Created successfully', undefined, PATIENCE)
  })

  test('says at a unique field as it is left that its value is taken, and no longer once it is not', async () => {
    const other = await make({ subject: 'taken name' })
    const own = await make({ subject: 'own name' })
    await mountHub(hub, `/tickets/${own.id}`)
    const subject = await screen.findByRole('textbox', { name: 'Subject' }, PATIENCE)
    await user.clear(subject)
    await user.type(subject, 'taken name')
    await user.tab()
    await waitFor(() => expect(subject.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    expect(document.getElementById(subject.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Already in use')
    await user.clear(subject)
    await user.type(subject, 'own name')
    await user.tab()
    await waitFor(() => expect(subject.getAttribute('aria-invalid')).toBe('false'), PATIENCE)
    expect((await api('GET', `/tickets/${own.id}`))._version).toBe(1)
    await gone([other, own])
  })

  test('keeps saying that a value is taken while it is saved, sends nothing meanwhile, and saves once it is free', async () => {
    const other = await make({ subject: 'taken for now' })
    const own = await make({ subject: 'own for now' })
    const { address } = await mountHub(hub, `/tickets/${own.id}`)
    const subject = await screen.findByRole('textbox', { name: 'Subject' }, PATIENCE)
    await user.clear(subject)
    await user.type(subject, 'taken for now')
    await user.tab()
    await waitFor(() => expect(subject.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    const states: unknown[] = []
    const observer = new MutationObserver(() => states.push(subject.getAttribute('aria-invalid')))
    observer.observe(subject, { attributeFilter: ['aria-invalid'] })
    const asked = vi.spyOn(globalThis, 'fetch')
    // Drafts are written meanwhile.
    const writes = () => asked.mock.calls.filter(([url, init]) => init?.method === 'PUT' && !String(url).includes('/drafts/'))
    await press('Save')
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(0), PATIENCE)
    await waitFor(() => expect(document.activeElement).toBe(subject), PATIENCE)
    expect([states, writes()]).toEqual([[], []])
    observer.disconnect()
    asked.mockRestore()
    await gone([other])
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    expect((await api('GET', `/tickets/${own.id}`)).subject).toBe('taken for now')
    await gone([own])
  })

  test('offers to undo what it has written, in the notice and by Ctrl+Z, and says why it can’t', async () => {
    const made = await make({ subject: 'undone', remark: 'before' })
    const url = `/tickets/${made.id}`
    const { address } = await mountHub(hub, url)
    const save = async (remark: string) => {
      await retype(/^Remark/, remark)
      await press('Save')
      await waitFor(() => expect(address()).toBe(`${url}/show`), PATIENCE)
      await screen.findByRole('button', { name: 'Undo' }, PATIENCE)
    }
    const edit = async () => user.click(await screen.findByRole('link', { name: 'Edit' }, PATIENCE))
    const stored = async () => (await api('GET', url)).remark

    await save('by the notice')
    await press('Undo')
    await screen.findByText('Undone', undefined, PATIENCE)
    expect(await stored()).toBe('before')

    await edit()
    await save('by key')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await stored()).toBe('before'), PATIENCE)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), PATIENCE)

    await edit()
    await save('changed since')
    await api('PUT', url, { kind: 'question', subject: 'undone later' })
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('This record has been changed since', undefined, PATIENCE)
    expect(await stored()).toBe('changed since')
  })

  test('undoes a deletion and a creation', async () => {
    const { address } = await mountHub(hub, '/tickets/create')
    await retype(/^Subject/, 'made and gone')
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    const url = address().replace('/show', '')
    await press('Undo')
    await waitFor(() => expect(address()).toBe('/tickets'), PATIENCE)
    expect((await api('GET', url)).code).toBe('notFound')

    cleanup()
    const made = await make({ subject: 'gone and back', costs: [{ what: 'Towing' }] })
    await mountHub(hub, `/tickets/${made.id}`)
    await press('Delete')
    await user.click(within(await screen.findByRole('dialog', {}, PATIENCE)).getByRole('button', { name: 'Delete' }))
    await press('Undo')
    await waitFor(async () => expect(await api('GET', `/tickets/${made.id}`)).toMatchObject({ costs: made.costs }), PATIENCE)
  })

  test('says how many fields are marked and leads to the first of them', async () => {
    await mountHub(hub, '/tickets/create')
    await input(/^Subject/)
    await press('Save')
    await press('One field needs attention')
    expect(document.activeElement).toBe(await input(/^Subject/))
  })

  test('asks for a field only while its condition holds, and does not send it otherwise', async () => {
    const { address } = await mountHub(hub, '/tickets/create')
    await retype(/^Subject/, 'conditional')
    expect(screen.queryByLabelText(/^Place/)).toBeNull()
    await user.click(await screen.findByRole('combobox', { name: /^Kind/ }))
    await user.click(await screen.findByRole('option', { name: 'Damage' }))
    await input(/^Place/)
    await press('Save')
    await screen.findByText('Required', undefined, PATIENCE)
    await retype(/^Place/, 'Hall')
    await user.click(await screen.findByRole('combobox', { name: /^Kind/ }))
    await user.click(await screen.findByRole('option', { name: 'Question' }))
    await waitFor(() => expect(screen.queryByLabelText(/^Place/)).toBeNull())
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    const saved = await api('GET', address().replace('/show', ''))
    expect(saved).toMatchObject({ subject: 'conditional', kind: 'question', place: null })
  })

  test('edits child rows: adds in the empty line, moves, removes, and shows errors in the cell that has them', async () => {
    const made = await make({ subject: 'rows', costs: [{ what: 'Towing', amount: '10.00' }, { what: 'Paint' }] })
    const { address } = await mountHub(hub, `/tickets/${made.id}`)
    const costs = within(await screen.findByRole('group', { name: 'Costs' }, PATIENCE))
    const cell = (row: number, column: number) => costs.getAllByRole('gridcell')[row * 2 + column] as HTMLElement
    await waitFor(() => expect(costs.getAllByRole('row')).toHaveLength(4))
    const goTo = (row: number, column: number) => fireEvent.pointerDown(cell(row, column), { button: 0 })
    goTo(2, 1)
    await user.keyboard('1234.5{Enter}')
    await press('Save')
    await waitFor(() => expect(cell(2, 0).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    expect(cell(0, 0).getAttribute('aria-invalid')).toBeNull()
    goTo(2, 0)
    await user.keyboard('Glass{Enter}')
    goTo(2, 0)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    goTo(0, 0)
    await user.click(costs.getByRole('button', { name: 'Delete line' }))
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    const { costs: saved } = await api('GET', `/tickets/${made.id}`)
    expect(saved).toEqual([
      { id: expect.any(String), what: 'Glass', amount: '1234.50' },
      { id: (made.costs as Values[])[1]?.id, what: 'Paint', amount: null },
    ])
  })

  test('warns of a suspicious value and still saves it', async () => {
    const { address } = await mountHub(hub, '/tickets/create')
    await retype(/^Subject/, 'doubtful')
    await retype(/^Vin/, '1hgcm82633a004353')
    await screen.findByText(/check digit of this VIN is wrong/, undefined, PATIENCE)
    await press('Save')
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    expect((await api('GET', address().replace('/show', ''))).vin).toBe('1HGCM82633A004353')
  })

  test('shows mine, theirs and base after another user’s save, and saves the choice', async () => {
    const made = await make({ subject: 'both', remark: 'base' })
    const { address } = await mountHub(hub, `/tickets/${made.id}`)
    await retype(/^Remark/, 'mine')
    await api('PUT', `/tickets/${made.id}`, { remark: 'theirs', subject: 'both!' })
    await press('Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this record' }, PATIENCE))
    expect(dialog.queryByRole('radiogroup', { name: 'Subject' })).toBeNull()
    const remark = within(dialog.getByRole('radiogroup', { name: 'Remark' }))
    for (const side of ['base', 'mine', 'theirs']) expect(remark.getByText(side, { exact: true })).toBeTruthy()
    await user.click(remark.getByText('theirs'))
    await user.click(dialog.getByRole('button', { name: 'Save choice' }))
    await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
    const notice = within(await screen.findByRole('alert', undefined, PATIENCE))
    notice.getByText(/^Their values are kept/)
    expect(notice.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(await api('GET', `/tickets/${made.id}`)).toMatchObject({ remark: 'theirs', subject: 'both!' })
  })

  test.each(['tickets/create', 'customers/create', 'users', 'salesOrders'])(
    'that nobody touched is left without a question: %s',
    async (path) => {
      const [stored] = path.includes('/') ? [] : await api<Values[]>('GET', `/${path}?range=[0,0]`)
      const { router, address } = await mountHub(hub, `/${path}${stored ? `/${stored.id}` : ''}`)
      await screen.findByRole('button', { name: 'Save' }, PATIENCE)
      await router.navigate('/lookupTypes')
      await waitFor(() => expect(address()).toMatch(/^\/lookupTypes/), PATIENCE)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('asks before unsaved changes are left', async () => {
    const { router, address } = await mountHub(hub, '/tickets/create')
    await retype(/^Subject/, 'unsaved')
    await router.navigate('/home')
    await screen.findByRole('dialog', { name: 'Unsaved changes' }, PATIENCE)
    await press('Stay')
    expect(address()).toBe('/tickets/create')
    expect((await input(/^Subject/)).value).toBe('unsaved')
  })
})

describe('A user without the right', () => {
  test('sees neither the field nor the actions nor the menu item', async () => {
    await make({ subject: 'visible', remark: 'secret' })
    await mountHub(hub, '/tickets', { as: DEALER })
    await screen.findByText('visible', undefined, PATIENCE)
    expect(screen.queryByText('secret')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Remark/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Lookup types/ })).toBeNull()
  })

  test('is sent to the page that says so', async () => {
    const { address } = await mountHub(hub, '/lookupTypes', { as: DEALER })
    await waitFor(() => expect(address()).toBe('/access-denied'), PATIENCE)
  })
})

test('A missing record shows a message in its place, with a link back', async () => {
  const { address } = await mountHub(hub, '/tickets/nowhere/show')
  const alert = await screen.findByRole('alert', undefined, PATIENCE)
  within(alert).getByText('This record does not exist or is not available to you')
  expect(address()).toBe('/tickets/nowhere/show')
  await user.click(within(alert).getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(address()).toMatch(/^\/tickets(\?|$)/), PATIENCE)
})

test('The page of a record shows its history, and brings back what it was, which can be undone', async () => {
  const made = await make({ subject: 'restorable', remark: 'first' })
  await api('PUT', `/tickets/${made.id}`, { remark: 'second' })
  await mountHub(hub, `/tickets/${made.id}/show#history`)
  await screen.findByText('second', undefined, PATIENCE)
  await press('Restore this version')
  await press('Restore this version')
  const remark = async () => (await api('GET', `/tickets/${made.id}`)).remark
  await waitFor(async () => expect(await remark()).toBe('first'), PATIENCE)
  await press('Undo')
  await waitFor(async () => expect(await remark()).toBe('second'), PATIENCE)
})

describe('Keys', () => {
  const rowOf = async (text: string) => (await screen.findByText(text, undefined, PATIENCE)).closest('tr')
  const focusIn = (element: Element | null | undefined) => waitFor(() => expect(document.activeElement).toBe(element), PATIENCE)
  /** Presses until it has an effect: what handles keys is loaded with the page, a little later than its rows. */
  const pressUntil = (keys: string, done: () => void) =>
    waitFor(async () => {
      try {
        done()
      } catch {
        await user.keyboard(keys)
        done()
      }
    }, PATIENCE)

  const threeChores = async (prefix: string) => {
    const made: Values[] = []
    for (const number of [1, 2, 3]) made.push(await api('POST', '/chores', { subject: `${prefix} ${number}` }))
    return made.map(({ id }) => String(id))
  }
  const listOf = (prefix: string) => `/chores?filter={"subject_starts":"${prefix}"}&sort=subject&order=ASC`

  test('begin a new record in its first input', async () => {
    await threeChores('begun')
    const { address } = await mountHub(hub, listOf('begun'))
    await rowOf('begun 1')
    await pressUntil('n', () => expect(address()).toBe('/chores/create'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Subject/ })), PATIENCE)
  })

  test('search a list, move through its rows, select and edit one, save, and show all of this', async () => {
    const [, second] = await threeChores('by key')
    const { address } = await mountHub(hub, listOf('by key'))
    const rows = await Promise.all([1, 2, 3].map((number) => rowOf(`by key ${number}`)))
    rows[2]?.focus()
    await pressUntil('/', () => expect(document.activeElement).toBe(screen.getByLabelText('Search')))
    await user.keyboard('n')
    expect((await input('Search')).value).toBe('n')
    await user.clear(await input('Search'))
    await pressUntil('{ArrowDown}', () => expect(document.activeElement).toBe(rows[0]))
    await user.keyboard('j')
    expect(document.activeElement).toBe(rows[1])
    await user.keyboard('{ArrowDown}kx')
    expect(await screen.findByText('1 selected', undefined, PATIENCE)).toBeTruthy()
    await user.keyboard('?')
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, PATIENCE))
    expect(keys.getByText('Search the list')).toBeTruthy()
    expect(keys.queryByText('Save')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
    await focusIn(rows[1])
    await user.keyboard('e')
    await waitFor(() => expect(address()).toBe(`/chores/${second}`), PATIENCE)
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }, PATIENCE), 'saved by key')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(address()).toBe(`/chores/${second}/show`), PATIENCE)
    expect((await api('GET', `/chores/${second}`)).note).toBe('saved by key')
  })

  /** Presses keys and counts them as one step. */
  const counting = () => {
    const steps: string[] = []
    const step = async (keys: string) => {
      steps.push(keys)
      await user.keyboard(keys)
    }
    return { steps, step }
  }

  test('change what was searched in two steps after its text, in the column that was changed last', async () => {
    const [first, second] = await threeChores('found')
    const { steps, step } = counting()
    await mountHub(hub, listOf('found'))
    await rowOf('found 3')
    const search = await input('Search')
    const inCell = () => waitFor(() => expect(document.activeElement?.matches('td')).toBe(true), PATIENCE)
    // The editing of cells is loaded a little later than the rows.
    await pressUntil('j', () => expect(document.activeElement?.matches('tr')).toBe(true))
    await pressUntil('{ArrowRight}', () => expect(document.activeElement?.matches('td')).toBe(true))
    await user.type(search, 'found 1')
    await step('{Enter}')
    await inCell()
    await user.keyboard('renamed 1')
    await step('{Enter}')
    await waitFor(async () => expect((await api('GET', `/chores/${first}`)).subject).toBe('renamed 1'), PATIENCE)
    expect(steps).toHaveLength(2)

    await user.clear(search)
    const inEditor = () => document.activeElement?.matches('[role=presentation] input') ?? false
    // The search was emptied a moment ago: rows that come may replace the cell.
    await waitFor(async () => {
      fireEvent.doubleClick((await rowOf('found 3'))?.querySelector('.column-price') as Element)
      expect(inEditor()).toBe(true)
    }, PATIENCE)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(inEditor()).toBe(false), PATIENCE)
    await user.type(search, 'found 2')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('tr')?.dataset.id).toBe(second), PATIENCE)
    expect(document.activeElement?.classList.contains('column-price')).toBe(true)
  })

  test('filter by a field of a referenced record in two steps beside its names', async () => {
    const { steps, step } = counting()
    await mountHub(hub, '/customers')
    await screen.findByText(ALL, undefined, PATIENCE)
    const [{ country = '' } = {}] = await api<{ readonly country?: string }[]>('GET', '/customers?range=[0,0]')
    const { name } = await api('GET', `/countries/${country}`)
    const found = await api<Values[]>('GET', `/customers?range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ country }))}`)
    await pressUntil('j', () => expect(document.activeElement?.matches('tr')).toBe(true))
    await step('f')
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('combobox', { name: 'Field' })), PATIENCE)
    await user.keyboard('country name')
    const option = await screen.findByRole('option', { name: 'Name' }, PATIENCE)
    expect(option.closest('[role=listbox] > [role=group]')?.getAttribute('aria-label')).toBe('Country')
    await step('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('textbox', { name: 'Value' })), PATIENCE)
    await user.keyboard(String(name))
    await screen.findByText(`1–${Math.min(25, found.length)} of ${found.length}`, undefined, PATIENCE)
    expect(steps).toHaveLength(2)
  })

  test('change all that match and undo it in four steps', async () => {
    const ids = await threeChores('done')
    const done = async () => (await Promise.all(ids.map((id) => api('GET', `/chores/${id}`)))).map((chore) => chore.done)
    const { steps, step } = counting()
    await mountHub(hub, listOf('done'))
    // Neither waits for the rows, the list's keys or the actions on what is selected: all are still loading.
    await screen.findByRole('main', undefined, PATIENCE)
    await step('a')
    await step('b')
    const dialog = await screen.findByRole('dialog', { name: 'Change 3 records' }, PATIENCE)
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Done', { selector: '[type=checkbox]' }, PATIENCE)).checked).toBe(true)
    await step('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await done()).toEqual([true, true, true]), PATIENCE)
    await screen.findByRole('button', { name: 'Undo' }, PATIENCE)
    await step('{Control>}z{/Control}')
    await waitFor(async () => expect(await done()).toEqual([false, false, false]), PATIENCE)
    expect(steps).toHaveLength(4)
  })

  test('and a button of a card opens its menu, which duplicates the record', async () => {
    const [first] = await threeChores('card')
    const { router, address } = await mountHub(hub, `${listOf('card')}&shape=cards`)
    await waitFor(() => expect(declaredKeys().some(({ name }) => name === 'nextRow')).toBe(true), PATIENCE)
    await press('Actions: card 1')
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate the row' }, PATIENCE))
    await waitFor(() => expect(address()).toBe('/chores/create'), PATIENCE)
    expect(router.state.location.search).toBe(`?copy=${first}`)
  })

  test('and the menu of a card changes a value on it: by an input, a yes or no at once, and not what may not be written', async () => {
    const [first] = await threeChores('value')
    await mountHub(hub, `${listOf('value')}&shape=cards`)
    const openMenu = async () => {
      await waitFor(() => expect(declaredKeys().some(({ name }) => name === 'nextRow')).toBe(true), PATIENCE)
      await press('Actions: value 1')
      return screen.findAllByRole('menuitem', { name: /^Change/ }, PATIENCE)
    }
    const items = await openMenu()
    expect(within(screen.getByRole('menu')).getByText('value 1')).toBeDefined()
    expect(items.map(({ textContent }) => textContent)).toEqual(['Subject', 'Note', 'Price', 'Done'].map((field) => `Change ${field}`))
    await user.click(screen.getByRole('menuitem', { name: 'Change Note' }))
    const input = await screen.findByRole('textbox', { name: 'Note' }, PATIENCE)
    await waitFor(() => expect(document.activeElement).toBe(input), PATIENCE)
    await user.keyboard('swept{Enter}')
    await waitFor(async () => expect(await api('GET', `/chores/${first}`)).toMatchObject({ note: 'swept' }), PATIENCE)
    await waitFor(() => expect(document.activeElement?.matches(`a[data-id="${first}"]`)).toBe(true), PATIENCE)
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Change Done' }))
    await waitFor(async () => expect(await api('GET', `/chores/${first}`)).toMatchObject({ note: 'swept', done: true }), PATIENCE)
  })

  test('and a press beside the input on a card saves it and opens no other card; its button discards what was typed', async () => {
    const [first] = await threeChores('beside')
    const { address } = await mountHub(hub, `${listOf('beside')}&shape=cards`)
    const change = async (text: string) => {
      await waitFor(() => expect(declaredKeys().some(({ name }) => name === 'nextRow')).toBe(true), PATIENCE)
      await press('Actions: beside 1')
      await user.click(await screen.findByRole('menuitem', { name: 'Change Note' }, PATIENCE))
      const input = await screen.findByRole('textbox', { name: 'Note' }, PATIENCE)
      await waitFor(() => expect(document.activeElement).toBe(input), PATIENCE)
      await user.keyboard(text)
    }
    const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull(), PATIENCE)
    await change('kept')
    await user.click(screen.getByRole('link', { name: /beside 2/ }))
    await isClosed()
    expect((await api('GET', `/chores/${first}`)).note).toBe('kept')
    await change('dropped')
    await press('Cancel')
    await isClosed()
    expect((await api('GET', `/chores/${first}`)).note).toBe('kept')
    expect(address()).toBe('/chores')
    await user.click(screen.getByRole('link', { name: /beside 2/ }))
    await waitFor(() => expect(address()).not.toBe('/chores'), PATIENCE)
  })

  test('open the next record of a list without an end, also on pages beside that of the address', async () => {
    const all = await api<readonly { readonly id: string }[]>('GET', '/customers?sort=["code","ASC"]&range=[0,199]')
    const [before, after] = [all[104]?.id, all[105]?.id]
    const { router, address } = await mountHub(hub, '/customers?sort=code&order=ASC&page=1&perPage=100&filter={}')
    await waitFor(() => expect(document.querySelector(`tr[data-id="${before}"]`)).not.toBeNull(), PATIENCE)
    await waitFor(async () => {
      // Without sizes, the list goes on turning pages until it is left, which can take the place of this step.
      if (address() !== `/customers/${before}/show`) await router.navigate(`/customers/${before}/show`)
      expect(declaredKeys().some(({ name }) => name === 'next')).toBe(true)
    }, PATIENCE)
    await user.keyboard('j')
    await waitFor(() => expect(address()).toBe(`/customers/${after}/show`), PATIENCE)
  })

  test('and the right mouse button open a row’s menu, which duplicates it', async () => {
    const [first] = await threeChores('menu')
    const { router, address } = await mountHub(hub, listOf('menu'))
    const row = await rowOf('menu 1')
    await pressUntil('j', () => expect(document.activeElement?.matches('tr')).toBe(true))
    fireEvent.contextMenu(row?.querySelector('td:last-child') as Element, { clientX: 5, clientY: 5 })
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate the row' }, PATIENCE))
    await waitFor(() => expect(address()).toBe('/chores/create'), PATIENCE)
    expect(router.state.location.search).toBe(`?copy=${first}`)
  })

  test('show a row beside the list and follow the focus, then give it back', async () => {
    await threeChores('beside')
    await mountHub(hub, listOf('beside'))
    const [first, second] = await Promise.all([1, 2].map((number) => rowOf(`beside ${number}`)))
    first?.focus()
    await pressUntil(' ', () => expect(screen.getByRole('complementary', { name: 'Quick view' })).toBeTruthy())
    const view = within(await screen.findByRole('complementary', { name: 'Quick view' }))
    await view.findByRole('heading', { name: /beside 1/ }, PATIENCE)
    await user.keyboard('{ArrowDown}')
    await view.findByRole('heading', { name: /beside 2/ }, PATIENCE)
    expect(document.activeElement).toBe(second)
    await user.keyboard('{Escape}')
    const gone = () => waitFor(() => expect(screen.queryByRole('complementary', { name: 'Quick view' })).toBeNull(), PATIENCE)
    await gone()
    expect(document.activeElement).toBe(second)
    await user.keyboard(' ')
    await user.click(await screen.findByRole('button', { name: 'Close the quick view' }, PATIENCE))
    await gone()
    expect(document.activeElement).toBe(second)
  })

  test('open the next and previous record in the order and filter of the list, over its pages', async () => {
    const ids = await threeChores('neighbour')
    const { address } = await mountHub(hub, `${listOf('neighbour')}&perPage=2&page=1`)
    ;(await rowOf('neighbour 2'))?.focus()
    await user.keyboard('{Enter}')
    const at = (number: number) => waitFor(() => expect(address()).toBe(`/chores/${ids[number - 1]}/show`), PATIENCE)
    await at(2)
    await screen.findByRole('link', { name: 'Edit' }, PATIENCE)
    await user.keyboard(']')
    await at(3)
    await screen.findByRole('heading', { name: /neighbour 3/ }, PATIENCE)
    await user.keyboard(']')
    await screen.findByText('This is the last record of the list.', undefined, PATIENCE)
    await user.keyboard('k')
    await at(2)
    await screen.findByRole('heading', { name: /neighbour 2/ }, PATIENCE)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await at(1)
  })
})

describe('Cells of a list', () => {
  const made = (values: object) => api('POST', '/chores', values)
  const stored = async ({ id }: Values) => api('GET', `/chores/${id}`)

  /** The cell of a record's field, once the editing of cells is loaded, which the first focus in the table begins. */
  const cellOf = async (subject: string, field: string): Promise<HTMLElement> => {
    const row = (await screen.findByText(subject, undefined, PATIENCE)).closest('tr')
    row?.focus()
    await waitFor(() => {
      row?.focus()
      fireEvent.keyDown(row as Element, { key: 'ArrowRight', code: 'ArrowRight' })
      expect(document.activeElement?.tagName).toBe('TD')
    }, PATIENCE)
    const cell = row?.querySelector<HTMLElement>(`.column-${field}`) as HTMLElement
    const cells = [...(row?.querySelectorAll('.RaDataTable-rowCell') ?? [])]
    await user.keyboard('{Home}')
    for (const _ of cells.slice(0, cells.indexOf(cell))) await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell)
    return cell
  }
  const opened = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name }, PATIENCE)
  const closed = (name: RegExp) => waitFor(() => expect(screen.queryByRole('textbox', { name })).toBeNull(), PATIENCE)
  const listOf = (prefix: string) => `/chores?filter={"subject_starts":"${prefix}"}&sort=subject&order=ASC`

  test('are no longer marked once the focus has left them', async () => {
    await made({ subject: 'marked 1' })
    await mountHub(hub, listOf('marked'))
    await cellOf('marked 1', 'note')
    expect(await screen.findByTitle('Drag to fill', undefined, PATIENCE)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByTitle('Drag to fill')).toBeNull(), PATIENCE)
  })

  test('of a row that leaves the list give the focus to the row in its place', async () => {
    const [, two] = [await made({ subject: 'leaving 1', note: 'in' }), await made({ subject: 'leaving 2', note: 'in' })]
    for (const number of [3, 4]) await made({ subject: `leaving ${number}`, note: 'in' })
    await mountHub(hub, `/chores?filter={"subject_starts":"leaving","note_eq":"in"}&sort=subject&order=ASC`)
    const focused = () => [document.activeElement?.closest('tr')?.dataset.id, document.activeElement?.tagName]
    const idOf = async (subject: string) => (await screen.findByText(subject, undefined, PATIENCE)).closest('tr')?.dataset.id
    await cellOf('leaving 2', 'note')
    const third = await idOf('leaving 3')
    await user.keyboard('{Delete}')
    await waitFor(() => expect(screen.queryByText('leaving 2')).toBeNull(), PATIENCE)
    await waitFor(() => expect(focused()).toEqual([third, 'TD']), PATIENCE)
    expect((await stored(two)).note).toBeNull()
    await cellOf('leaving 4', 'note')
    await user.keyboard('{Delete}')
    await waitFor(() => expect(screen.queryByText('leaving 4')).toBeNull(), PATIENCE)
    await waitFor(() => expect(focused()).toEqual([third, 'TD']), PATIENCE)
  })

  test('are edited by typing, saved with Enter and undone by Ctrl+Z; Escape restores', async () => {
    const [one, two] = [await made({ subject: 'typed 1', note: 'before' }), await made({ subject: 'typed 2' })]
    await mountHub(hub, listOf('typed'))
    const cell = await cellOf('typed 1', 'note')
    await user.keyboard('after')
    expect((await opened(/^Note/)).value).toBe('after')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect((await stored(one)).note).toBe('after'), PATIENCE)
    await waitFor(() => expect(cell.textContent).toBe('after'), PATIENCE)
    await closed(/^Note/)
    const below = screen.getByText('typed 2').closest('tr')?.querySelector('.column-note')
    expect(document.activeElement).toBe(below)
    await user.keyboard('{F2}')
    await user.type(await opened(/^Note/), 'discarded')
    await user.keyboard('{Escape}')
    await closed(/^Note/)
    expect(document.activeElement).toBe(below)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await stored(one)).note).toBe('before'), PATIENCE)
    expect((await stored(two)).note).toBeNull()
  })

  test('are undone one after another: Ctrl+Z while an undo runs waits for it, says so, and undoes nothing twice', async () => {
    const [one, two] = [await made({ subject: 'queued 1', note: 'old' }), await made({ subject: 'queued 2', note: 'old' })]
    await mountHub(hub, listOf('queued'))
    const change = async (subject: string, record: Values, note: string) => {
      await cellOf(subject, 'note')
      await user.keyboard(`${note}{Enter}`)
      await waitFor(async () => expect((await stored(record)).note).toBe(note), PATIENCE)
      const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
      await waitFor(() => expect(undo().disabled).toBe(false), PATIENCE)
    }
    const notes = async () => [(await stored(one)).note, (await stored(two)).note]
    await change('queued 1', one, 'first')
    await change('queued 1', one, 'second')
    await change('queued 2', two, 'third')
    undoHeld = true
    await user.keyboard('{Control>}z{/Control}')
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('Then 1 earlier change is undone', undefined, PATIENCE)
    expect(await notes()).toEqual(['second', 'third'])
    undoHeld = false
    await waitFor(async () => expect(await notes()).toEqual(['first', 'old']), PATIENCE)
    await screen.findByText('Undone', undefined, PATIENCE)
    expect(screen.queryByText(/^Then 1 earlier change/)).toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await notes()).toEqual(['old', 'old']), PATIENCE)
  })

  test('take a sum for a number: its exact result, or why it has none', async () => {
    const one = await made({ subject: 'worked out 1', price: '1.00' })
    await mountHub(hub, listOf('worked out'))
    await cellOf('worked out 1', 'price')
    await user.keyboard('=1200*1.2{Enter}')
    await waitFor(async () => expect((await stored(one)).price).toBe('1440.00'), PATIENCE)
    await cellOf('worked out 1', 'price')
    await user.keyboard('3+{Enter}')
    await screen.findByText(/^This sum can’t be worked out/, undefined, PATIENCE)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('3+')
  })

  test('of rows far from the window are reached by keys, and stay marked where rows come back', async () => {
    await mountHub(hub, '/customers?sort=code&order=ASC&page=1&perPage=1000&filter={}')
    await cellOf('C00002', 'code')
    const rows = screen.getAllByRole('row').slice(1)
    const [second, third, last] = [rows[1], rows[2], rows.at(-1)]
    if (!second || !third || !last) throw new Error('rows are missing')
    const place = (target: Element, isIntersecting: boolean) => {
      const rect = target.getBoundingClientRect()
      const entry = {
        target,
        isIntersecting,
        boundingClientRect: rect,
        intersectionRatio: 0,
        intersectionRect: rect,
        rootBounds: null,
        time: 0,
      }
      for (const listener of nearWindow) listener([entry])
    }
    const marked = (row: Element) => row.querySelectorAll('[aria-selected=true]').length
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect([marked(second), marked(third)]).toEqual([1, 1]), PATIENCE)
    place(third, false)
    await waitFor(() => expect([third.querySelectorAll('td').length, marked(third)]).toEqual([1, 0]), PATIENCE)
    place(third, true)
    await waitFor(() => expect([marked(second), marked(third)]).toEqual([1, 1]), PATIENCE)

    expect(last.querySelectorAll('td')).toHaveLength(1)
    await user.keyboard('{Control>}{End}{/Control}')
    place(last, true)
    await waitFor(() => expect(document.activeElement).toBe(last.querySelector('td:last-child')), PATIENCE)
    await user.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}')
    await screen.findByText(new RegExp(`cells selected: ${rows.length} by `), undefined, PATIENCE)
  })

  test('are edited by a double click, which opens no record, and a single click opens it', async () => {
    const one = await made({ subject: 'clicked 1', note: 'old' })
    const { address } = await mountHub(hub, listOf('clicked'))
    const cell = await cellOf('clicked 1', 'note')
    await user.dblClick(cell)
    const note = await opened(/^Note/)
    await user.clear(note)
    await user.type(note, 'new{Tab}')
    await closed(/^Note/)
    expect((await stored(one)).note).toBe('new')
    expect(document.activeElement?.className).toContain('column-price')
    expect(address()).toBe('/chores')
    await user.click(cell)
    await waitFor(() => expect(address()).toBe(`/chores/${one.id}/show`), PATIENCE)
  })

  test('are edited by a double click that comes before their editing is loaded', async () => {
    await made({ subject: 'early 1', note: 'old' })
    const { address } = await mountHub(hub, listOf('early'))
    const cell = (await screen.findByText('early 1', undefined, PATIENCE)).closest('tr')?.querySelector('.column-note') as HTMLElement
    await user.dblClick(cell)
    expect((await opened(/^Note/)).value).toBe('old')
    expect(address()).toBe('/chores')
  })

  test('keep a refused text and say why, by the form’s check and by the server’s', async () => {
    const one = await made({ subject: 'refused 1' })
    await made({ subject: 'taken' })
    await mountHub(hub, listOf('refused'))
    await cellOf('refused 1', 'subject')
    await user.keyboard('a text of more than twenty{Enter}')
    await screen.findByText(/at most 20/, undefined, PATIENCE)
    const subject = await opened(/^Subject/)
    expect(subject.value).toBe('a text of more than twenty')
    await user.clear(subject)
    await user.type(subject, 'taken{Enter}')
    await waitFor(() => expect(subject.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    await screen.findByText('Already in use', undefined, PATIENCE)
    expect((await opened(/^Subject/)).value).toBe('taken')
    expect((await stored(one)).subject).toBe('refused 1')
  })

  test('keep a text that another user’s change refuses, with the reason beside it', async () => {
    const one = await made({ subject: 'left 1', note: 'base' })
    await mountHub(hub, listOf('left'))
    await cellOf('left 1', 'note')
    await user.keyboard('mine')
    await api('PUT', `/chores/${one.id}`, { note: 'theirs' })
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Don’t save' }, PATIENCE))
    const note = await opened(/^Note/)
    await waitFor(() => expect(note.closest('form')?.textContent).toMatch(/changed/), PATIENCE)
    expect(note.value).toBe('mine')
    expect((await stored(one)).note).toBe('theirs')
  })

  test('that are turned at once say what the server refuses, also of other fields', async () => {
    const one = await made({ subject: 'turned 1', price: '13.00' })
    await mountHub(hub, listOf('turned'))
    await cellOf('turned 1', 'done')
    await user.keyboard('{Enter}')
    await screen.findByText(/^Note: /, undefined, PATIENCE)
    expect((await stored(one)).done).toBe(false)
  })

  test('say that a text can’t be checked yet, and save it at the next try', async () => {
    const one = await made({ subject: 'unchecked 1' })
    let missing = true
    await mountHub(hub, listOf('unchecked'), { withoutValidators: () => missing })
    await cellOf('unchecked 1', 'subject')
    await user.keyboard('typed{Enter}')
    await screen.findByText(/could not be loaded/, undefined, PATIENCE)
    expect((await opened(/^Subject/)).value).toBe('typed')
    missing = false
    await user.keyboard('{Enter}')
    await closed(/^Subject/)
    expect((await stored(one)).subject).toBe('typed')
  })

  const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' }, PATIENCE)
  const answer = async (name: string) => user.click(within(await question()).getByRole('button', { name }))

  test('with a text that can’t be saved ask before a link, Back or another page of the list is followed', async () => {
    await made({ subject: 'left 1' })
    const { address, router } = await mountHub(hub, '/chores')
    await router.navigate(listOf('left'))
    await cellOf('left 1', 'subject')
    await user.keyboard('a text of more than twenty')
    const subject = await opened(/^Subject/)
    for (const leave of [() => router.navigate('/customers'), () => router.navigate(-1), () => router.navigate('?page=2')]) {
      await leave()
      await answer('Stay')
      await waitFor(() => expect(document.activeElement).toBe(subject), PATIENCE)
      expect(subject.value).toBe('a text of more than twenty')
      expect([address(), router.state.location.search]).toEqual(['/chores', listOf('left').replace('/chores', '')])
    }
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await router.navigate('/customers')
    await answer('Leave without saving')
    await waitFor(() => expect(address()).toBe('/customers'), PATIENCE)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  test('are saved before a link is followed, and ask if the server refuses', async () => {
    const one = await made({ subject: 'saved 1' })
    await made({ subject: 'taken too' })
    const { address, router } = await mountHub(hub, listOf('saved'))
    await cellOf('saved 1', 'subject')
    await user.keyboard('taken too')
    await router.navigate('/customers')
    await answer('Stay')
    const subject = await opened(/^Subject/)
    expect([address(), subject.value]).toEqual(['/chores', 'taken too'])
    await user.clear(subject)
    await user.type(subject, 'saved 2')
    await router.navigate('/customers')
    await waitFor(() => expect(address()).toBe('/customers'), PATIENCE)
    expect((await stored(one)).subject).toBe('saved 2')
  })

  test('merge with another user’s change of another field, and ask about one of the same', async () => {
    const one = await made({ subject: 'merged 1', note: 'base' })
    await mountHub(hub, listOf('merged'))
    await cellOf('merged 1', 'note')
    await api('PUT', `/chores/${one.id}`, { price: '5.00' })
    await user.keyboard('mine{Enter}')
    await waitFor(async () => expect(await stored(one)).toMatchObject({ note: 'mine', price: '5.00' }), PATIENCE)
    await closed(/^Note/)
    await cellOf('merged 1', 'note')
    await api('PUT', `/chores/${one.id}`, { note: 'theirs' })
    await user.keyboard('mine again{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this record' }, PATIENCE))
    await user.click(dialog.getByRole('button', { name: 'Keep all of mine' }))
    await user.click(dialog.getByRole('button', { name: 'Save choice' }))
    await waitFor(async () => expect((await stored(one)).note).toBe('mine again'), PATIENCE)
    await closed(/^Note/)
  })

  test('switch a yes or no at once, and say why they can’t be edited', async () => {
    const one = await made({ subject: 'switched 1' })
    await mountHub(hub, listOf('switched'))
    await cellOf('switched 1', 'done')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect((await stored(one)).done).toBe(true), PATIENCE)
    const kind = await cellOf('switched 1', 'kind')
    expect(kind.getAttribute('aria-readonly')).toBe('true')
    await user.keyboard('{Enter}')
    await screen.findByText('You may not change this.', undefined, PATIENCE)

    cleanup()
    await mountHub(hub, listOf('switched'), { as: DEALER })
    const note = await cellOf('switched 1', 'note')
    expect(note.getAttribute('aria-readonly')).toBe('true')
  })

  const paste = (text: string) => {
    const clipboardData = { getData: () => text, setData: () => undefined }
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData })
  }
  const copied = (): string => {
    const texts: string[] = []
    const clipboardData = { getData: () => '', setData: (_: string, text: string) => void texts.push(text) }
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData })
    return texts.join()
  }
  const threeOf = async (prefix: string, values: (number: number) => object = () => ({})): Promise<readonly Values[]> => {
    const records: Values[] = []
    for (const number of [1, 2, 3]) records.push(await made({ subject: `${prefix} ${number}`, ...values(number) }))
    await mountHub(hub, listOf(prefix))
    return records
  }
  const all = async (records: readonly Values[], name: string) => (await Promise.all(records.map(stored))).map((record) => record[name])

  test('are copied and pasted as a range, and undone as one change', async () => {
    const records = await threeOf('ranged', (number) => ({ note: `note ${number}`, price: `${number}.50` }))
    await cellOf('ranged 1', 'note')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent)).toEqual([
      'note 1',
      '1.50',
      'note 2',
      '2.50',
    ])
    await screen.findByText(/^4 cells selected/, undefined, PATIENCE)
    const text = copied()
    expect(text).toBe('note 1\t1.50\nnote 2\t2.50')
    await cellOf('ranged 2', 'note')
    paste(text)
    await waitFor(async () => expect(await all(records, 'note')).toEqual(['note 1', 'note 1', 'note 2']), PATIENCE)
    expect(await all(records, 'price')).toEqual(['1.50', '1.50', '2.50'])
    await screen.findByText('4 cells changed', undefined, PATIENCE)
    await press('Undo')
    await waitFor(async () => expect(await all(records, 'note')).toEqual(['note 1', 'note 2', 'note 3']), PATIENCE)
    expect(await all(records, 'price')).toEqual(['1.50', '2.50', '3.50'])
  })

  test('are filled down and emptied together', async () => {
    const records = await threeOf('filled', (number) => ({ note: `note ${number}` }))
    await cellOf('filled 1', 'note')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(async () => expect(await all(records, 'note')).toEqual(['note 1', 'note 1', 'note 1']), PATIENCE)
    await user.keyboard('{Delete}')
    await waitFor(async () => expect(await all(records, 'note')).toEqual([null, null, null]), PATIENCE)
  })

  test('show what does not fit with its reason, lose nothing, and take a correction', async () => {
    const records = await threeOf('unfit')
    await cellOf('unfit 2', 'note')
    paste('a\tone\tyes\tgarden\nb\t2\tno\nc')
    const dialog = within(await screen.findByRole('dialog', { name: '2 cells can’t be changed' }, PATIENCE))
    dialog.getByText(/^One pasted row has no place/)
    expect(dialog.getByLabelText<HTMLInputElement>('unfit 2 – Kind').disabled).toBe(true)
    dialog.getByText('You may not change this.')
    dialog.getByText('“one” can’t be used here')
    expect(await all(records, 'note')).toEqual([null, null, null])
    const price = dialog.getByLabelText<HTMLInputElement>('unfit 2 – Price')
    await user.clear(price)
    await user.type(price, '1,000.25{Enter}')
    await waitFor(async () => expect(await all(records, 'price')).toEqual([null, '1000.25', '2.00']), PATIENCE)
    expect(await all(records, 'note')).toEqual([null, 'a', 'b'])
    expect(await all(records, 'done')).toEqual([false, true, false])
  })

  test('say what the server refused, keep the text, and ask before another user’s value is replaced', async () => {
    const records = await threeOf('raced')
    await made({ subject: 'raced taken' })
    await cellOf('raced 1', 'subject')
    paste('raced taken\t\tnothing\nraced 2 mine\nraced 3 mine')
    const first = within(await screen.findByRole('dialog', { name: 'One cell can’t be changed' }, PATIENCE))
    // The dialog keeps what it was opened for, whenever the list gets the event.
    await api('PUT', `/chores/${records[1]?.id}`, { subject: 'raced 2 theirs' })
    await user.click(first.getByRole('button', { name: 'Change 3 cells' }))
    const dialog = within(await screen.findByRole('dialog', { name: '3 cells can’t be changed' }, PATIENCE))
    dialog.getByText('Already in use')
    dialog.getByText('“nothing” can’t be used here')
    dialog.getByText(/^Someone else has changed this/)
    expect(await all(records, 'subject')).toEqual(['raced 1', 'raced 2 theirs', 'raced 3 mine'])
    await user.click(dialog.getByRole('button', { name: 'Change one cell' }))
    await waitFor(async () => expect(await all(records, 'subject')).toEqual(['raced 1', 'raced 2 mine', 'raced 3 mine']), PATIENCE)
  })
})
