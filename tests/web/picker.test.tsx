import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EntitySchema } from '../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { apiHandler } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

/** An optional reference with a filter, and a reference to several records. */
const visits = {
  $id: 'visits',
  title: 'Visit',
  type: 'object',
  properties: {
    subject: { type: 'string', maxLength: 20 },
    customer: { type: 'string', reference: 'customers', anyTenant: true, referenceFilter: { blocked: false } },
    others: { type: 'array', items: { type: 'string' }, reference: 'customers', anyTenant: true },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

/** Records of one firm. */
const calls = {
  $id: 'calls',
  title: 'Call',
  type: 'object',
  properties: { customer: { type: 'string', reference: 'customers' } },
  entity: { tenant: 'own', access: { Admin: 'all', Dealer: 'all' } },
} as const satisfies EntitySchema

/** Delays of search answers in milliseconds, by search text. */
let late: Readonly<Record<string, number>> = {}
/** The search text that is answered by a failure of the gateway. */
let failing: string | undefined

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

const hub = suiteApp({ customers: 30, schemas: [visits, calls].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })) })
const server = setupServer(
  http.get('*/api/customers', async ({ request }) => {
    const { q = '' } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}')
    await wait(late[q] ?? 0)
    return q === failing ? new Response('', { status: 502 }) : undefined
  }),
  apiHandler(() => hub.app),
)
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  const [blocked] = (await hub.as(ADMIN, { url: '/api/customers?filter={"code":"C00005"}' })).json()
  await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${blocked.id}`, payload: { blocked: true } })
})
afterAll(() => server.close())
afterEach(() => {
  late = {}
  failing = undefined
})

const user = userEvent.setup()

const picker = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name }, PATIENCE)
const shows = (input: HTMLInputElement, code: string) => waitFor(() => expect(input.value).toMatch(new RegExp(`^${code} – `)), PATIENCE)
const open = async (): Promise<HTMLInputElement> => {
  await mountHub(hub, '/visits/create')
  return picker('Customer')
}
const codeOf = async (id: string): Promise<string> => (await hub.as(ADMIN, { url: `/api/customers/${id}` })).json().code
const saved = async (address: () => string) => {
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
  return (await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })).json()
}

describe('A picker of a record', () => {
  test('takes the exact code by Enter, before the answer has come as well as after it', async () => {
    const input = await open()
    await user.type(input, 'C00012')
    await screen.findByRole('option', { name: /^C00012/ })
    await user.keyboard('{Enter}')
    await shows(input, 'C00012')
    late = { C00013: 400 }
    await user.clear(input)
    await user.type(input, 'C00013{Enter}')
    expect(input.value).toBe('C00013')
    await shows(input, 'C00013')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says that the search failed, and offers to create no record that may be there', async () => {
    failing = 'C00012'
    const input = await open()
    await user.type(input, 'C0001')
    await screen.findByRole('option', { name: 'Create "C0001"' }, PATIENCE)
    await user.type(input, '2')
    await screen.findByText('Error loading table data', undefined, PATIENCE)
    expect(screen.queryAllByRole('option')).toEqual([])
    await user.type(input, '{Backspace}3')
    await screen.findByRole('option', { name: /^C00013/ }, PATIENCE)
  })

  test('opens the chosen record in a new tab, also by Alt+Enter, and takes no tab stop for it', async () => {
    const input = await open()
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull()
    await user.type(input, 'C00016{Enter}')
    await shows(input, 'C00016')
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the record in a new tab (Alt+Enter)' }, PATIENCE)
    expect([link.target, await codeOf(link.pathname.split('/')[2] ?? '')]).toEqual(['_blank', 'C00016'])
    const opened = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', opened)
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(opened).toHaveBeenCalledOnce()
    await user.tab()
    expect(document.activeElement).not.toBe(link)
  })

  test('edits the chosen record in a dialog, asks where another user changed the same field, and shows its new name', async () => {
    const input = await open()
    await user.type(input, 'C00017{Enter}')
    await shows(input, 'C00017')
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Visit')
    await user.click(input)
    await user.keyboard('{Shift>}{Alt>}{Enter}{/Alt}{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: /^Edit customer.*C00017/i }, PATIENCE)
    const [stored] = (await hub.as(ADMIN, { url: '/api/customers?filter={"code":"C00017"}' })).json()
    await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${stored.id}`, payload: { fullName: 'Theirs', address: 'Their street' } })
    const name = await within(dialog).findByRole('textbox', { name: 'Full name' }, PATIENCE)
    await user.clear(name)
    await user.type(name, 'Mine')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const question = await screen.findByRole('dialog', { name: /changed/i }, PATIENCE)
    await user.click(within(question).getAllByRole('radio')[0] as HTMLElement)
    await user.click(within(question).getByRole('button', { name: /save/i }))
    await waitFor(() => expect(input.value).toBe('C00017 – Mine'), PATIENCE)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await hub.as(ADMIN, { url: `/api/customers/${stored.id}` })).json()).toMatchObject({
      fullName: 'Mine',
      address: 'Their street',
    })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Visit')
  })

  test('offers no editing of the chosen record to users who may not', async () => {
    const [{ id: customer, code }] = (await hub.as(DEALER, { url: '/api/customers?filter={"blocked":false}' })).json()
    const { id } = (await hub.as(DEALER, { method: 'POST', url: '/api/calls', payload: { customer } })).json()
    const right = { role: 'Dealer', entity: 'customers', action: 'edit', effect: 'deny' }
    const ways = async () => {
      await mountHub(hub, `/calls/${id}`, { as: DEALER })
      const chosen = await picker('Customer')
      await shows(chosen, code)
      const box = within(chosen.closest<HTMLElement>('.MuiAutocomplete-root') as HTMLElement)
      return [box.queryAllByRole('link', { name: /new tab/ }), box.queryAllByRole('button', { name: /^Edit the chosen/ })].map(
        (of) => of.length,
      )
    }
    expect(await ways()).toEqual([1, 1])
    cleanup()
    const denied = (await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: right })).json()
    expect(await ways()).toEqual([1, 0])
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${denied.id}` })
  })

  test('takes typed text on Tab; the answer may come when the next field has the focus', async () => {
    late = { C00014: 400 }
    const input = await open()
    await user.type(input, 'C00014')
    await user.tab()
    expect(document.activeElement).not.toBe(input)
    await shows(input, 'C00014')
  })

  test('leaves alone what is being typed while the input that was left is validated', async () => {
    const input = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Visit')
    await user.click(input)
    await user.type(input, 'C0001')
    await screen.findByRole('option', { name: /^C00015/ }, PATIENCE)
    await wait(300)
    expect(input.value).toBe('C0001')
  })

  test('never chooses from the answer to an older question', async () => {
    const input = await open()
    await user.type(input, 'C0000')
    await screen.findByRole('option', { name: /^C00001/ })
    late = { C00016: 500 }
    await user.clear(input)
    await user.type(input, 'C00016')
    await user.keyboard('{ArrowDown}{Enter}')
    await shows(input, 'C00016')
  })

  test('highlights the best match; the way to a new record stands last and says what was typed', async () => {
    const input = await open()
    await user.type(input, 'C0001')
    const create = await screen.findByRole('option', { name: 'Create "C0001"' }, PATIENCE)
    const options = screen.getAllByRole('option')
    expect(options.at(-1)).toBe(create)
    await waitFor(() => expect(options[0]?.classList).toContain('Mui-focused'))
    expect(input.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    await user.click(create)
    const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
    await waitFor(() => expect(dialog.contains(document.activeElement) && document.activeElement?.tagName).toBe('INPUT'), PATIENCE)
  })

  test('shows options that can’t be chosen, with the reason, and does not choose another one', async () => {
    const input = await open()
    await user.type(input, 'C00005')
    const option = await screen.findByRole('option', { name: /^C00005.*Blocked$/ }, PATIENCE)
    expect(option.getAttribute('aria-disabled')).toBe('true')
    await user.tab()
    await screen.findByText(/“C00005.*” can’t be chosen: Blocked/)
    expect(input.value).toBe('C00005')
  })

  test('keeps what nothing matches, says so, and saves nothing else in its place', async () => {
    const input = await open()
    await user.type(input, 'no such customer')
    await user.tab()
    await screen.findByText(/Nothing matches “no such customer”/, undefined, PATIENCE)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await wait(300)
    expect(input.value).toBe('no such customer')
    await user.clear(input)
    await waitFor(() => expect(screen.queryByText(/Nothing matches/)).toBeNull())
  })

  test('a save waits for the answer to what was typed last', async () => {
    late = { C00017: 600 }
    const { address } = await mountHub(hub, '/visits/create')
    await user.type(await picker('Customer'), 'C00017')
    const visit = await saved(address)
    expect(await codeOf(visit.customer)).toBe('C00017')
  })

  test('goes back to what was chosen by Escape, and to nothing when emptied', async () => {
    const input = await open()
    await user.type(input, 'C00018{Enter}')
    await shows(input, 'C00018')
    await user.type(input, 'C0002{Escape}')
    await shows(input, 'C00018')
    await user.clear(input)
    await user.tab()
    expect(input.value).toBe('')
  })
})

test('Who looks at all firms begins with the house, and is offered what the record’s firm may refer to', async () => {
  const [own] = (await hub.as(DEALER, { url: '/api/customers?range=[0,0]' })).json<{ code: string; secondName: string }[]>()
  const theirs = await hub.as(ADMIN, {
    url: `/api/customers?filter=${encodeURIComponent(JSON.stringify({ secondName: own?.secondName }))}`,
  })
  expect(theirs.json().length).toBeGreaterThan(0)
  await mountHub(hub, '/calls/create')
  await waitFor(async () => expect((await picker(/^Firm/)).value).not.toBe(''), PATIENCE)
  const input = await picker('Customer')
  await user.type(input, own?.code ?? '')
  await screen.findByRole('option', { name: /^Create/ }, PATIENCE)
  const offered = screen.queryAllByRole('option').map(({ textContent }) => textContent)
  expect(offered.filter((text) => own && text?.includes(own.secondName))).toEqual([])
})

test('A picker of several records takes one after another as they are typed', async () => {
  late = { C00021: 300 }
  const { address } = await mountHub(hub, '/visits/create')
  const input = await picker('Others')
  await user.type(input, 'C00020{Enter}')
  await screen.findByRole('button', { name: /^C00020/ }, PATIENCE)
  await user.type(input, 'C00021{Enter}')
  await screen.findByRole('button', { name: /^C00021/ }, PATIENCE)
  const visit = await saved(address)
  expect(await Promise.all(visit.others.map(codeOf))).toEqual(['C00020', 'C00021'])
})

test('Over all firms, options, chips and links name the firm of each record; in a record of one firm it goes without saying', async () => {
  const [own] = (await hub.as(DEALER, { url: '/api/customers?range=[0,0]' })).json<{ code: string }[]>()
  const { code, firm } = (await hub.as(ADMIN, { url: `/api/customers?filter={"code":"${own?.code}"}` })).json()[0]
  const { name } = (await hub.as(ADMIN, { url: `/api/firms/${firm}` })).json()
  const offeredIn = async (place: string, label: string, as?: string) => {
    const { address } = await mountHub(hub, place, { ...(as && { as }) })
    const input = await picker(label)
    await user.type(input, code)
    const option = await screen.findByRole('option', { name: new RegExp(`^${code}`) }, PATIENCE)
    return { input, address, says: () => option.textContent }
  }
  const open = await offeredIn('/visits/create', 'Others')
  await waitFor(() => expect(open.says()).toContain(name), PATIENCE)
  await user.type(open.input, '{Enter}')
  await screen.findByRole('button', { name: new RegExp(`^${code} .*· ${name}$`) }, PATIENCE)
  const one = await picker('Customer')
  await user.type(one, `${code}{Enter}`)
  await waitFor(() => expect(one.closest('.MuiFormControl-root')?.textContent).toContain(name), PATIENCE)
  await saved(open.address)
  await screen.findAllByTitle(new RegExp(`^${code} .* – ${name}$`), undefined, PATIENCE)
  cleanup()
  const theirs = await offeredIn('/calls/create', 'Customer', DEALER)
  expect(theirs.says()).not.toContain(name)
  cleanup()
  const called = (await hub.as(DEALER, { method: 'POST', url: '/api/calls', payload: {} })).json()
  const ofFirm = await offeredIn(`/calls/${called.id}`, 'Customer')
  expect(ofFirm.says()).not.toContain(name)
})
