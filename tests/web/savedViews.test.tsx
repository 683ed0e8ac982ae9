import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { tradeOf } from '../support/app/trade.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
const trade = tradeOf(hub)
/** Addresses of all requests. */
const asked: string[] = []
const note = ({ request }: { readonly request: Request }): undefined => void asked.push(decodeURIComponent(request.url))
/** A search that finds nothing without an index. */
const slowly = ({ request }: { readonly request: Request }) =>
  request.url.includes('Unfindable') ? HttpResponse.json([], { headers: { 'content-range': '0-0/0', 'x-slow': 'true' } }) : undefined
connectApi(() => hub.app, http.all('*/api/*', note), http.get('*/api/banks', slowly))
afterEach(() => vi.restoreAllMocks())

const user = userEvent.setup()

const button = (name: string | RegExp) => screen.findByRole('button', { name }, PATIENCE)
const choose = async (name: string | RegExp) => user.click(await screen.findByRole('menuitem', { name }, PATIENCE))

const stored = () => hub.repository.of('savedViews').find(hub.db.read, {})

test('a filtered list is saved and shared in four clicks, changed, discarded, saved again and deleted', async () => {
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"name":{"contains":"a"}}')}&sort=name&order=DESC&page=1&perPage=10`)
  await user.click(await button('Views'))
  await choose('Save as…')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Banks with a')
  const shared = await screen.findByRole('group', { name: /Shared with roles/ }, PATIENCE)
  await user.click(within(shared).getByRole('checkbox', { name: 'Dealer' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await button('Views: Banks with a')
  expect(await stored()).toMatchObject([
    {
      name: 'Banks with a',
      entity: 'banks',
      roles: ['Dealer'],
      filter: { name_contains: 'a' },
      arrangement: { sort: ['name', 'DESC'], perPage: 10 },
    },
  ])

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }, PATIENCE), '50')
  await user.click(await button('Views: Banks with a (changed)'))
  await choose('Discard changes')
  await button('Views: Banks with a')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }, PATIENCE)).value).toBe('10')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  await user.click(await button('Views: Banks with a (changed)'))
  await choose('Save changes It changes for everybody that it is shared with')
  await button('Views: Banks with a')
  await waitFor(async () => expect((await stored())[0]?.arrangement?.perPage).toBe(50), PATIENCE)

  await user.click(await button('Views: Banks with a'))
  await choose('Show in the menu')
  expect(await screen.findByRole('link', { name: 'Banks with a' }, PATIENCE)).toBeDefined()
  await user.click(await button('Views: Banks with a'))
  await choose('Delete…')
  await user.click(await button('Delete'))
  await button('Views')
  expect(await stored()).toEqual([])
})

test('a link to a view opens the list with it; one to a view of another user says so', async () => {
  const make = async (who: string, name: string): Promise<string> => {
    const payload = { entity: 'customers', name, state: { filter: { code_contains: 'zzz' }, columns: ['code', 'email'] } }
    return (await hub.as(who, { method: 'POST', url: '/api/views', payload })).json<{ id: string }>().id
  }
  const own = await make(ADMIN, 'None of them')
  await mountHub(hub, `/customers?view=${own}`)
  await button('Views: None of them')
  expect(await screen.findByText('No records match the filters', undefined, PATIENCE)).toBeDefined()
  cleanup()

  const theirs = await make(DEALER, 'Private')
  await mountHub(hub, `/customers?view=${theirs}`)
  expect(await screen.findByText(/isn’t shared with you/, undefined, PATIENCE)).toBeDefined()
  expect(await screen.findByRole('columnheader', { name: /Full name/ }, PATIENCE)).toBeDefined()
})

test('a view that was deleted is not asked for, and a list that is opened first waits for the default view', async () => {
  const gone = '00000000-0000-7000-8000-000000000000'
  await mountHub(hub, `/customers?view=${gone}&sort=code&order=ASC&page=1&perPage=25&filter=%7B%7D`)
  expect(await screen.findByText(/isn’t shared with you/, undefined, PATIENCE)).toBeDefined()
  expect(asked.filter((url) => url.includes(gone))).toEqual([])
  cleanup()

  const payload = { entity: 'customers', name: 'By default', state: { filter: { code_contains: 'zzz' } } }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/views', payload })).json()
  await hub.as(ADMIN, { method: 'PUT', url: `/api/views/${id}/choice`, payload: { isDefault: true } })
  asked.length = 0
  await mountHub(hub, '/customers')
  await button('Views: By default')
  await screen.findByText('No records match the filters', undefined, PATIENCE)
  const lists = asked.filter((url) => url.includes('/api/customers?') && !url.includes('zzz'))
  expect(lists).toEqual([])
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/views/${id}` })
})

test('a click with Shift on a heading adds a sort key, which the view keeps', async () => {
  await mountHub(hub, '/banks?sort=updatedAt&order=DESC&page=1&perPage=25&filter=%7B%7D')
  const heading = async (name: RegExp) => within(await screen.findByRole('columnheader', { name }, PATIENCE)).getByRole('button')
  await user.click(await heading(/^Name/))
  await waitFor(async () => expect((await heading(/^Name/)).closest('th')?.getAttribute('aria-sort')).toBe('ascending'), PATIENCE)
  await user.keyboard('{Shift>}')
  await user.click(await heading(/^Code/))
  await user.keyboard('{/Shift}')
  await waitFor(async () => expect((await heading(/^Code/)).closest('th')?.style.getPropertyValue('--place')).toBe('"2"'), PATIENCE)
  await user.click(await button('Views'))
  await choose('Save as…')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'By name and code')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await button('Views: By name and code')
  expect((await stored()).find(({ name }) => name === 'By name and code')?.arrangement?.sort).toEqual(['name', 'ASC', 'code', 'ASC'])
})

test('a group is named by its value, also where a column shows nothing for it', async () => {
  await mountHub(hub, '/customers?group=blocked')
  expect((await button(/^Blocked: no/)).textContent).toMatch(/^Blocked: no[\d,]+$/)
})

test('a list has groups within its groups, each with its number of records', async () => {
  const [{ code, country: id }] = (
    await hub.as(ADMIN, { url: '/api/customers?range=[0,0]&sort=["code","ASC"]&filter={"blocked":false}' })
  ).json()
  const { name } = (await hub.as(ADMIN, { url: `/api/countries/${id}` })).json()
  const counted = async (filter: object) => {
    const { headers } = await hub.as(ADMIN, { url: `/api/customers?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}` })
    return String(headers['content-range']).split('/')[1]
  }
  await mountHub(hub, '/customers?sort=code&order=ASC&page=1&perPage=25&filter=%7B%7D&group=country')
  await user.click(await button(/^Filters/))
  await user.click(await screen.findByRole('combobox', { name: 'Then by' }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Blocked' }, PATIENCE))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Then by' }).textContent).toBe('Blocked'), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Then by' })).toBeNull(), PATIENCE)
  const outer = await button(new RegExp(`^${name}`))
  expect(outer.textContent).toBe(`${name}${await counted({ country: id })}`)
  await user.click(outer)
  const inner = await button(/^Blocked: no/)
  expect(inner.textContent).toBe(`Blocked: no${await counted({ country: id, blocked: false })}`)
  expect(screen.queryByRole('row')).toBeNull()
  await user.click(inner)
  await screen.findByRole('row', { name: new RegExp(code) }, PATIENCE)
})

/** All that is rendered is in the window. */
class SeesAll {
  private readonly changed: (entries: readonly object[]) => void
  constructor(changed: (entries: readonly object[]) => void) {
    this.changed = changed
  }
  observe(target: Element) {
    queueMicrotask(() => this.changed([{ isIntersecting: true, target }]))
  }
  unobserve() {}
  disconnect() {}
}

test('all groups, also those within others, are expanded and collapsed by one button, and single ones by themselves', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll)
  onTestFinished(() => void vi.unstubAllGlobals())
  await mountHub(hub, '/customers?sort=code&order=ASC&page=1&perPage=25&filter=%7B%7D&group=blocked,country')
  const states = () => [...document.querySelectorAll('section > [aria-expanded]')].map((head) => head.getAttribute('aria-expanded'))
  await button(/^Blocked: no/)
  expect(new Set(states())).toEqual(new Set(['false']))
  const outer = states().length
  await user.click(await button('Expand all groups'))
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1), PATIENCE)
  expect(states().length).toBeGreaterThan(outer)
  expect(new Set(states())).toEqual(new Set(['true']))
  await user.click(await button(/^Blocked: no/))
  expect(new Set(states())).toContain('false')
  await user.click(await button('Collapse all groups'))
  await waitFor(() => expect(states()).toEqual(Array(outer).fill('false')), PATIENCE)
  expect(screen.queryByRole('row')).toBeNull()
})

test('a list is grouped, its groups opened, its columns pinned and its rows compacted; a view keeps all of it', async () => {
  const [customer] = (await hub.as(ADMIN, { url: '/api/customers?range=[0,0]&sort=["code","ASC"]' })).json()
  const country = (await hub.as(ADMIN, { url: `/api/countries/${customer.country}` })).json()
  await mountHub(hub, '/customers?sort=code&order=ASC&page=1&perPage=25&filter=%7B%7D&group=country&measures=creditLimit.max')
  const group = await button(new RegExp(`^${country.name}`))
  expect(screen.queryByRole('row')).toBeNull()
  await user.click(group)
  await screen.findByRole('row', { name: new RegExp(customer.code) }, PATIENCE)

  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }, PATIENCE))
  await user.click(panel.getByRole('button', { name: 'Compact' }))
  await user.click(panel.getByRole('button', { name: 'Pin “Email”' }))
  await user.click(panel.getByRole('checkbox', { name: 'Tax no.' }))
  await user.keyboard('{Escape}')
  await user.click(await button('Views'))
  await choose('Save as…')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'By country')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await button('Views: By country')
  const saved = (await stored()).find(({ name }) => name === 'By country')?.arrangement
  expect(saved).toMatchObject({ group: 'country', measures: ['creditLimit.max'], density: 'compact', pinned: 2 })
  expect(saved?.columns?.slice(0, 2)).toEqual(['code', 'email'])
  expect(saved?.columns).not.toContain('taxNo')
  expect(Object.keys(saved?.widths ?? {})).toContain('email')
})

const column = (name: string) => screen.findByRole('region', { name }, PATIENCE)

const cardIn = async (name: string, label: RegExp) => within(await column(name)).findByRole('link', { name: label }, PATIENCE)

/** Picks the card up, and drops it where the arrow keys lead. */
const carry = async (card: HTMLElement, arrows: string) => {
  card.focus()
  await user.keyboard('m')
  await screen.findByText(/picked up in/, undefined, PATIENCE)
  await user.keyboard(`${arrows}{Enter}`)
}

test('a board has a column for each choice; a card is moved by keys and the move undone', async () => {
  const main = encodeURIComponent('{"bankType":"main"}')
  const [{ id, code }] = (await hub.as(ADMIN, { url: `/api/bankAccounts?filter=${main}` })).json()
  const card = new RegExp(`^${code} `)
  const bankType = async () => (await hub.as(ADMIN, { url: `/api/bankAccounts/${id}` })).json().bankType
  await mountHub(hub, `/bankAccounts?filter=${encodeURIComponent(`{"id":{"eq":"${id}"}}`)}`)
  await user.click(await button('Show as: Table'))
  const panel = within(await screen.findByRole('dialog', { name: 'Show as' }, PATIENCE))
  await user.click(panel.getByRole('button', { name: 'Board' }))
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(document.activeElement).toBe(await button('Show as: Board')), PATIENCE)
  await carry(await cardIn('Main bank', card), '{ArrowRight}{ArrowRight}{ArrowRight}')
  const headings = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
  expect(headings).toHaveLength(3)
  await screen.findByText(/is in “.*Savings/, undefined, PATIENCE)
  await cardIn(headings[2] ?? '', card)
  expect(await bankType()).toBe('savings')
  await user.click(await button('Undo'))
  await cardIn('Main bank', card)
  expect(await bankType()).toBe('main')
})

test('a board by states that users define has them in their own order, also those that no record has yet; a card is moved to one', async () => {
  const house = { 'x-firm': HOUSE_FIRM }
  const [{ lineNumber }] = (await hub.as(ADMIN, { url: '/api/salesOrderStatuses?sort=["lineNumber","ASC"]', headers: house })).json()
  const payload = { name: 'Awaiting papers', lineNumber: lineNumber + 1, isActive: true }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/salesOrderStatuses', payload, headers: house })
  expect(made.statusCode).toBe(201)
  const [{ id, ficheNumber }] = (await hub.as(ADMIN, { url: '/api/salesOrders?filter={"status.name":"New"}', headers: house })).json()
  await mountHub(hub, `/salesOrders?filter=${encodeURIComponent(`{"id":{"eq":"${id}"}}`)}&shape=board&by=status`)
  await carry(await cardIn('New', new RegExp(`^${ficheNumber}`)), '{ArrowRight}')
  await cardIn('Awaiting papers', new RegExp(`^${ficheNumber}`))
  expect((await hub.as(ADMIN, { url: `/api/salesOrders/${id}` })).json().status).toBe(made.json().id)
  await user.click(await button('Undo'))
  await cardIn('New', new RegExp(`^${ficheNumber}`))
})

test('a card goes back where the server refuses the move', async () => {
  const read = async (address: string) => (await hub.as(ADMIN, { url: `/api/${address}` })).json()
  const [transaction] = await read('materialTransactions?range=[0,0]')
  const { id, code } = await read(`materials/${transaction.material}`)
  await mountHub(hub, `/materials?filter=${encodeURIComponent(`{"id":{"eq":"${id}"}}`)}&shape=board&by=countable`)
  await carry(await cardIn('Countable', new RegExp(`^${code}`)), '{ArrowLeft}')
  await screen.findByText(/^Countable: /, undefined, PATIENCE)
  await screen.findByText(/stays in “Countable”/, undefined, PATIENCE)
  await cardIn('Countable', new RegExp(`^${code}`))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

const FIXED = [
  ['board', 'materialTransactions', 'warehouse'],
  ['calendar', 'materialTransactions', 'date'],
] as const

/** The card of a record that can't be moved, in a shape by a field. */
const fixedCard = async (shape: string, entity: string, by: string): Promise<HTMLElement> => {
  const [first] = (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]` })).json()
  const filter = encodeURIComponent(JSON.stringify({ id: { eq: first.id } }))
  await mountHub(hub, `/${entity}?filter=${filter}&shape=${shape}&by=${by}&day=${String(first[by]).slice(0, 10)}`)
  const card = await waitFor(() => {
    const link = document.querySelector<HTMLElement>(`a[data-id="${first.id}"]`)
    if (!link) throw new Error('it is not shown yet')
    return link
  }, PATIENCE)
  expect(screen.queryByText(/^This card can’t be moved/)).toBeNull()
  return card
}

test.each(FIXED)('a finger that drags a record of a %s that can’t be moved gets the reason', async (...shown) => {
  const card = await fixedCard(...shown)
  fireEvent.touchStart(card, { touches: [{ clientX: 10, clientY: 10 }] })
  await screen.findByText(/^This card can’t be moved: ./, undefined, PATIENCE)
  fireEvent.touchEnd(card)
})

test.each(FIXED)('a record of a %s that can’t be moved is not opened by dragging it, and a notice gives the reason', async (...shown) => {
  const card = await fixedCard(...shown)
  fireEvent.mouseDown(card, { button: 0, clientX: 10, clientY: 10 })
  fireEvent.mouseMove(document, { clientX: 60, clientY: 60 })
  await screen.findByText(/^This card can’t be moved: ./, undefined, PATIENCE)
  const clicked: Event[] = []
  card.addEventListener('click', (event) => void clicked.push(event))
  fireEvent.mouseUp(document)
  fireEvent.click(card)
  expect(clicked).toEqual([])
  await waitFor(() => {
    fireEvent.click(card)
    expect(clicked).not.toEqual([])
  }, PATIENCE)
})

test('a card whose column another user has changed asks for the value to keep, and goes where the record is', async () => {
  const payload = { code: 'SHARED', name: 'Shared', country: null }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/banks', payload })
  expect(made.statusCode).toBe(201)
  const url = `/api/banks/${made.json().id}`
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"code":{"eq":"SHARED"}}')}&shape=board&by=active`)
  const card = await cardIn('Active', /^SHARED/)
  expect((await hub.as(ADMIN, { method: 'PATCH', url, payload: { active: false } })).statusCode).toBe(200)
  await carry(card, '{ArrowRight}')
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else has changed/ }, PATIENCE))
  await user.click(dialog.getByRole('button', { name: 'Don’t save' }))
  await cardIn('Active: no', /^SHARED/)
  expect((await hub.as(ADMIN, { url })).json().active).toBe(false)
})

/** Answers the question after a conflict. */
const settle = async (choice: 'Keep all of mine' | 'Take all of theirs', chosen: RegExp) => {
  const dialog = within(await screen.findByRole('dialog', { name: /Someone else has changed/ }, PATIENCE))
  await user.click(dialog.getByRole('button', { name: choice }))
  await dialog.findByText(chosen, undefined, PATIENCE)
  await user.click(dialog.getByRole('button', { name: 'Save choice' }))
}

const focused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element), PATIENCE)

test('after a conflict a card is where the chosen value puts it, has the focus, and screen readers announce both', async () => {
  const main = encodeURIComponent('{"bankType":"main"}')
  const [{ id, code }] = (await hub.as(ADMIN, { url: `/api/bankAccounts?filter=${main}` })).json()
  const url = `/api/bankAccounts/${id}`
  const bankType = async () => (await hub.as(ADMIN, { url })).json().bankType
  const options = hub.model.entities.bankAccounts?.fieldsByName.bankType?.options ?? []
  expect(options).toEqual(['main', expect.any(String), expect.any(String)])
  await mountHub(hub, `/bankAccounts?filter=${encodeURIComponent(`{"id":{"eq":"${id}"}}`)}&shape=board&by=bankType`)
  const card = new RegExp(`^${code} `)
  await cardIn('Main bank', card)
  const [first = '', second = '', third = ''] = screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading').textContent ?? '')

  await hub.as(ADMIN, { method: 'PATCH', url, payload: { bankType: options[1] } })
  await carry(await cardIn(first, card), '{End}')
  await settle('Take all of theirs', /Their values are chosen/)
  await screen.findByText(/^Their values are kept/, undefined, PATIENCE)
  await waitFor(() => expect(screen.getByText(/ is in “/).textContent).toContain(`is in “${second}”`), PATIENCE)
  await focused(await cardIn(second, card))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await bankType()).toBe(options[1])

  await hub.as(ADMIN, { method: 'PATCH', url, payload: { bankType: 'main' } })
  await carry(await cardIn(second, card), '{End}')
  await settle('Keep all of mine', /Your values are chosen/)
  await waitFor(() => expect(screen.getByText(/ is in “/).textContent).toContain(`is in “${third}”`), PATIENCE)
  await focused(await cardIn(third, card))
  expect(await bankType()).toBe(options[2])
  await user.click(await button('Undo'))
  await cardIn(first, card)
  expect(await bankType()).toBe('main')
})

/** The window of a phone. */
const asOnPhone = async (run: () => Promise<unknown>) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  try {
    await run()
  } finally {
    vi.unstubAllGlobals()
  }
}

test('phones, which show cards in place of a table, do not offer the table', () =>
  asOnPhone(async () => {
    await mountHub(hub, '/banks')
    await user.click(await button('Show as: Cards'))
    const shapes = within(await screen.findByRole('group', { name: 'Show as' }, PATIENCE)).getAllByRole('button')
    expect(shapes.map(({ textContent }) => textContent?.trim())).toEqual(['Cards', 'Board'])
  }))

test('phones show the main total where the user has chosen none, and all that are chosen', () =>
  asOnPhone(async () => {
    const [warehouse] = await trade.list('warehouses')
    const lines = [{ lineNumber: 1, ...trade.goods(await trade.material(), '1', '10') }]
    await trade.made('salesOrders', { date: '2026-01-05', customer: await trade.customer(), warehouse: warehouse.id, lines })
    const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }, PATIENCE))
    await mountHub(hub, '/salesOrders?filter={}')
    await (await totals()).findByText(/^Net total/, undefined, PATIENCE)
    expect((await totals()).queryByText(/^Total VAT/)).toBeNull()
    cleanup()
    await mountHub(hub, '/salesOrders?filter={}&measures=netTotal.sum,totalVat.sum')
    await (await totals()).findByText(/^Total VAT/, undefined, PATIENCE)
    await (await totals()).findByText(/^Net total/, undefined, PATIENCE)
  }))

test('a board by a field that the list does not have, or that one may not read, falls back to the table, and says why', async () => {
  await mountHub(hub, '/banks?filter={}&shape=board&by=name')
  expect(await screen.findByText(/can’t be shown as a board/, undefined, PATIENCE)).toBeDefined()
  expect(await screen.findByRole('columnheader', { name: /^Name/ }, PATIENCE)).toBeDefined()
  cleanup()

  await mountHub(hub, '/deals?filter={"name":{"neq":"none"}}&shape=board&by=seller', { as: DEALER })
  const why = 'You may not see the field “Seller”, by which this board has its columns. You see the plain list.'
  await screen.findByText(why, undefined, PATIENCE)
  await button('Show as: Table')
  cleanup()

  const view = { entity: 'deals', name: 'By seller', state: { filter: { name_neq: 'none' } } }
  const { id } = (await hub.as(DEALER, { method: 'POST', url: '/api/views', payload: view })).json()
  const views = hub.repository.of('savedViews')
  await hub.db.write(async (trx) => {
    const [saved] = await views.getLocked(trx, [id])
    if (saved) await views.update(trx, saved, { arrangement: { shape: 'board', by: 'seller' } })
  })
  await mountHub(hub, `/deals?view=${id}`, { as: DEALER })
  await screen.findByText(/^Parts of this view name fields that you may not see/, undefined, PATIENCE)
  await button('Show as: Table')
  await hub.as(DEALER, { method: 'DELETE', url: `/api/views/${id}` })
})

const day = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name}`) }, PATIENCE)

test('a calendar has the records of its days; one is moved by keys into the next month, and back by Ctrl+Z there', async () => {
  const payload = { name: 'Spring', trade: 'sales', currency: 'EUR', validFrom: '2031-03-31' }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/priceLists', payload })
  expect(made.statusCode).toBe(201)
  await mountHub(hub, '/priceLists?filter={}&shape=calendar&by=validFrom&day=2031-03-15')
  const cell = await day('Monday, March 31, 2031, one record')
  expect(screen.getAllByRole('row')).toHaveLength(7)
  const record = await within(cell).findByRole('link', { name: /Spring/ }, PATIENCE)
  record.focus()
  await user.keyboard('m')
  await screen.findByText(/picked up on .*March 31, 2031/, undefined, PATIENCE)
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByText(/is on .*April 1, 2031/, undefined, PATIENCE)
  await within(await day('Tuesday, April 1, 2031, one record')).findByRole('link', { name: /Spring/ }, PATIENCE)
  await day('Monday, March 31, 2031, 0 records')
  expect((await hub.as(ADMIN, { url: `/api/priceLists/${made.json().id}` })).json().validFrom).toBe('2031-04-01')
  const there = await day('Tuesday, April 1, 2031, one record')
  await focused(there)
  await user.keyboard('{Control>}z{/Control}')
  await within(await day('Monday, March 31, 2031, one record')).findByRole('link', { name: /Spring/ }, PATIENCE)
  expect((await hub.as(ADMIN, { url: `/api/priceLists/${made.json().id}` })).json().validFrom).toBe('2031-03-31')
})

test('after a conflict a record is on the day of the chosen value, and the focus on the day where it was dropped', async () => {
  const payload = { name: 'Contested', trade: 'sales', currency: 'EUR', validFrom: '2031-05-06' }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/priceLists', payload })
  expect(made.statusCode).toBe(201)
  const url = `/api/priceLists/${made.json().id}`
  const validFrom = async () => (await hub.as(ADMIN, { url })).json().validFrom
  await mountHub(hub, '/priceLists?filter={}&shape=calendar&by=validFrom&day=2031-05-15')
  const move = async (from: string) => {
    const record = await within(await day(`${from}, 2031, one record`)).findByRole('link', { name: /Contested/ }, PATIENCE)
    record.focus()
    await user.keyboard('m')
    await screen.findByText(new RegExp(`picked up on ${from}`), undefined, PATIENCE)
    await user.keyboard('{ArrowRight}{Enter}')
  }
  await day('Tuesday, May 6, 2031, one record')
  await hub.as(ADMIN, { method: 'PATCH', url, payload: { validFrom: '2031-05-20' } })
  await move('Tuesday, May 6')
  await settle('Take all of theirs', /Their values are chosen/)
  await screen.findByText(/^Their values are kept/, undefined, PATIENCE)
  await screen.findByText(/is on Tuesday, May 20, 2031/, undefined, PATIENCE)
  await focused(await day('Wednesday, May 7, 2031, 0 records'))
  expect(await validFrom()).toBe('2031-05-20')

  await hub.as(ADMIN, { method: 'PATCH', url, payload: { validFrom: '2031-05-28' } })
  await move('Tuesday, May 20')
  await settle('Keep all of mine', /Your values are chosen/)
  await screen.findByText(/is on Wednesday, May 21, 2031/, undefined, PATIENCE)
  await focused(await day('Wednesday, May 21, 2031, one record'))
  expect(await validFrom()).toBe('2031-05-21')
})

const begins = (from: string, until: string) =>
  waitFor(() => {
    const values = [/^Valid from/, /^Valid until/].map((name) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' }).value)
    expect(values).toEqual([from, until])
  }, PATIENCE)

/** The first move begins the drag, the second one leads somewhere. */
const dragTo = (place: object) => [1, 2].map(() => fireEvent.mouseMove(document, place))

/** Places days as a browser does, 100 pixels wide and high. Answers the middle of one. */
const placeDays = () => {
  const cells = () => [...document.querySelectorAll('[role=gridcell]')]
  const place = (cell: Element) => [100 * (cells().indexOf(cell) % 7), 100 * Math.floor(cells().indexOf(cell) / 7)] as const
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[role=gridcell]') ? new DOMRect(...place(this), 100, 100) : new DOMRect()
  })
  return async (name: string) => {
    const [left, top] = place(await day(name))
    return { clientX: left + 50, clientY: top + 50 }
  }
}

const AUGUST = '/priceLists?filter={}&shape=calendar&by=validFrom&day=2031-08-13'

const isChosen = (name: string) => waitFor(async () => expect((await day(name)).getAttribute('aria-selected')).toBe('true'), PATIENCE)

test('days chosen by Shift and arrow keys begin a record with its beginning and end, which is no input to be saved', async () => {
  const { address } = await mountHub(hub, AUGUST)
  const from = await day('Wednesday, August 13, 2031')
  from.focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await screen.findByText(/^From Wednesday, August 13, 2031 to Friday, August 15, 2031\./, undefined, PATIENCE)
  expect(from.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')
  expect(from.getAttribute('aria-selected')).toBeNull()
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
  await begins('2031-08-13', '2031-08-15')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/priceLists'), PATIENCE)
})

test('days dragged over by a mouse begin a record with its beginning and end; Escape chooses none', async () => {
  const middleOf = placeDays()
  await mountHub(hub, AUGUST)
  const [late, early] = [await middleOf('Wednesday, August 20, 2031'), await middleOf('Monday, August 18, 2031')]
  fireEvent.mouseDown(await day('Wednesday, August 20, 2031'), { button: 0, ...late })
  dragTo(early)
  await isChosen('Tuesday, August 19, 2031')
  fireEvent.keyDown(document, { code: 'Escape' })
  await waitFor(async () => expect((await day('Tuesday, August 19, 2031')).getAttribute('aria-selected')).toBeNull(), PATIENCE)
  fireEvent.mouseUp(document, early)
  fireEvent.mouseDown(await day('Wednesday, August 20, 2031'), { button: 0, ...late })
  dragTo(early)
  await isChosen('Monday, August 18, 2031')
  fireEvent.mouseUp(document, early)
  await begins('2031-08-18', '2031-08-20')
})

test('a finger that moves at once scrolls over days; one that rests first chooses them', async () => {
  const middleOf = placeDays()
  await mountHub(hub, AUGUST)
  const [from, to] = [await middleOf('Wednesday, August 13, 2031'), await middleOf('Thursday, August 21, 2031')]
  const touched = await day('Wednesday, August 13, 2031')
  fireEvent.touchStart(touched, { touches: [from] })
  expect(fireEvent.touchMove(touched, { touches: [to] })).toBe(true)
  fireEvent.touchEnd(touched)
  expect(touched.getAttribute('aria-selected')).toBeNull()

  fireEvent.touchStart(touched, { touches: [from] })
  await isChosen('Wednesday, August 13, 2031')
  expect(fireEvent.touchMove(touched, { touches: [to] })).toBe(false)
  await isChosen('Monday, August 18, 2031')
  fireEvent.touchEnd(touched)
  await begins('2031-08-13', '2031-08-21')
})

test('a calendar by a day alone has nothing to choose', async () => {
  const middleOf = placeDays()
  await mountHub(hub, '/salesOrders?filter={}&shape=calendar&by=date&day=2031-08-13')
  const alone = await day('Wednesday, August 13, 2031')
  fireEvent.mouseDown(alone, { button: 0, ...(await middleOf('Wednesday, August 13, 2031')) })
  dragTo(await middleOf('Thursday, August 14, 2031'))
  fireEvent.mouseUp(document)
  expect(document.querySelector('[aria-selected=true]')).toBeNull()
  alone.focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(async () => expect(document.activeElement).toBe(await day('Thursday, August 14, 2031')))
  expect(alone.getAttribute('aria-selected')).toBeNull()
})

test('records without a date are named below the calendar, and moved to a day by keys', async () => {
  const payload = { name: 'Endless', trade: 'sales', currency: 'EUR', validFrom: '2031-03-01' }
  const made = await hub.as(ADMIN, { method: 'POST', url: '/api/priceLists', payload })
  expect(made.statusCode).toBe(201)
  await mountHub(hub, '/priceLists?filter={}&shape=calendar&by=validUntil&day=2031-03-15')
  await user.click(await button(/without a date/))
  const record = await screen.findByRole('link', { name: /^Endless/ }, PATIENCE)
  record.focus()
  await user.keyboard('m')
  await screen.findByText(/“Endless” picked up\./, undefined, PATIENCE)
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByText(/is on .*March 16, 2031/, undefined, PATIENCE)
  await within(await day('Sunday, March 16, 2031, one record')).findByRole('link', { name: /^Endless/ }, PATIENCE)
  expect((await hub.as(ADMIN, { url: `/api/priceLists/${made.json().id}` })).json().validUntil).toBe('2031-03-16')
})

test('a record that is added to a column starts with its value, and is there once it is saved', async () => {
  await mountHub(hub, '/banks?filter={}&shape=board&by=active')
  const inactive = within(await column('Active: no'))
  await user.click(await inactive.findByRole('link', { name: /New bank/ }, PATIENCE))
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }, PATIENCE), 'ADDED')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Added here')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await cardIn('Active: no', /^ADDED/)
  const [added] = (await hub.as(ADMIN, { url: `/api/banks?filter=${encodeURIComponent('{"code":"ADDED"}')}` })).json()
  expect(added).toMatchObject({ name: 'Added here', active: false })
})

test('Back returns to each state of a list: its order, its shape, and the view that it was opened with', async () => {
  const payload = { entity: 'banks', name: 'Active ones', state: { filter: { active: true }, shape: 'board', by: 'active' } }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/views', payload })).json()
  const { router } = await mountHub(hub, '/banks')
  const sorted = (order: string | null) =>
    waitFor(async () => {
      const heading = await screen.findByRole('columnheader', { name: /^Name/ })
      expect([heading.getAttribute('aria-sort'), screen.queryByRole('button', { name: 'Show as: Table' })]).toEqual([
        order,
        expect.anything(),
      ])
    }, PATIENCE)
  const back = () => act(() => router.navigate(-1))
  const show = async (now: string, next: string) => {
    await user.click(await button(`Show as: ${now}`))
    await user.click(within(await screen.findByRole('dialog', { name: 'Show as' }, PATIENCE)).getByRole('button', { name: next }))
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await button(`Show as: ${next}`)), PATIENCE)
  }
  await sorted(null)
  await user.click(within(await screen.findByRole('columnheader', { name: /^Name/ }, PATIENCE)).getByRole('button'))
  await sorted('ascending')
  await show('Table', 'Board')
  await show('Board', 'Cards')
  await user.click(await button('Views'))
  await choose('Active ones')
  await button('Views: Active ones')
  await button('Show as: Board')
  await act(() => router.navigate('/banks/create'))
  await screen.findByRole('textbox', { name: /^Code/ }, PATIENCE)
  await back()
  await button('Views: Active ones')
  await button('Show as: Board')
  await back()
  await button('Views')
  await button('Show as: Cards')
  await back()
  await button('Show as: Board')
  await back()
  await sorted('ascending')
  await back()
  await sorted(null)
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/views/${id}` })
})

test('what is typed into a search or filter in one go is one step of the history', async () => {
  for (const name of ['Typed alpha', 'Typed alpine'])
    await hub.as(ADMIN, { method: 'POST', url: '/api/banks', payload: { code: name.slice(-4), name } })
  const { router } = await mountHub(hub, '/banks?filter={"name":{"starts":"Typed"}}&sort=name&order=ASC&page=1&perPage=25&shape=table')
  const filter = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}')
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, PATIENCE)
  /** Once the list shows no other row: the step is known then. */
  const alone = (name: string) =>
    waitFor(
      () =>
        expect(
          screen
            .getAllByRole('row')
            .map(({ textContent }) => textContent)
            .slice(1),
        ).toEqual([expect.stringContaining(name)]),
      PATIENCE,
    )
  await row('Typed alpine')
  const search = await screen.findByRole('searchbox', { name: 'Search' }, PATIENCE)
  await user.type(search, 'alph')
  await alone('Typed alpha')
  await user.type(search, '{Backspace}ine')
  await alone('Typed alpine')
  expect(filter()).toEqual({ q: 'alpine', name: { starts: 'Typed' } })
  await user.tab()
  await user.clear(search)
  await user.type(search, 'alpha')
  await alone('Typed alpha')
  await act(() => router.navigate(-1))
  await alone('Typed alpine')
  expect(filter().q).toBe('alpine')
  await act(() => router.navigate(-1))
  await row('Typed alpha')
  await row('Typed alpine')
  expect(filter()).toEqual({ name: { starts: 'Typed' } })
  expect(search).toHaveProperty('value', '')
})

test('a dialog asks before Escape discards what was entered in it', async () => {
  await mountHub(hub, '/banks')
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, PATIENCE)
  const openDialog = async () => {
    await user.click(await button('Views'))
    await choose('Save as…')
    await waitFor(async () => expect(document.activeElement).toBe(await name()), PATIENCE)
  }
  await openDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull(), PATIENCE)
  await openDialog()
  await user.keyboard('Kept{Escape}')
  await user.click(await button('Keep editing'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull(), PATIENCE)
  expect((await name()).value).toBe('Kept')
  ;(await name()).focus()
  await user.keyboard('{Escape}')
  await user.click(await button('Discard'))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull(), PATIENCE)
})

test('the fields on cards are chosen apart from the columns of the table, in their order, and saved with the view', async () => {
  const list = '/banks?sort=code&order=ASC&page=1&perPage=10&filter={}&shape=cards'
  const card = async () => {
    const [first] = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('li > a[data-id]')]
      expect(found.length).toBeGreaterThan(0)
      return found
    }, PATIENCE)
    return first?.textContent ?? ''
  }
  await mountHub(hub, list)
  expect(await card()).not.toMatch(/Active:/)
  await user.click(await button('Fields on cards'))
  const panel = within(await screen.findByRole('dialog', { name: 'Fields on cards' }, PATIENCE))
  expect(panel.queryByRole('button', { name: /wider/ })).toBeNull()
  await user.click(panel.getByRole('checkbox', { name: 'Active' }))
  await waitFor(async () => expect(await card()).toMatch(/Active:/), PATIENCE)
  await user.keyboard('{Escape}')
  await user.click(await button('Views'))
  await choose('Save as…')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Banks as cards')
  await user.click(await button('Save'))
  await button('Views: Banks as cards')
  const saved = await hub.repository.of('savedViews').findOne(hub.db.read, { name: 'Banks as cards' })
  expect(saved).toMatchObject({ arrangement: { shape: 'cards', columns: expect.arrayContaining(['active']) } })
})

test('an empty list that is slow says so at a distance from the edge of its card', async () => {
  await mountHub(hub, '/banks?filter={"q":"Unfindable"}')
  const slow = await button('Slow')
  expect(slow.parentElement && getComputedStyle(slow.parentElement).paddingBottom).toBe('16px')
})
