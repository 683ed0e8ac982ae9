import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { EntitySchema } from '../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { eventConnection } from '../support/web/eventConnection.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const MyFirm = lazy(() => import('../../src/screens/firms/MyFirm.tsx'))

const pages = <Route path="/-/MyFirm" element={<MyFirm />} />

const plates = {
  $id: 'plates',
  type: 'object',
  properties: {
    brand: { type: 'string' },
    year: { type: 'integer' },
    title: { type: 'string', readOnly: true, template: '{brand} – {year}' },
  },
  entity: { access: { Admin: 'all', Dealer: ['list', 'show', 'edit'] } },
} as const satisfies EntitySchema

const hub = suiteApp({ customers: 5, schemas: [{ file: 'schemas/plates.ts', schema: plates }] })

/** Answer lookups and changes of drafts, unless their answer is undefined. */
const lookup = vi.fn(async (): Promise<Response | undefined> => undefined)
const change = vi.fn(async (): Promise<Response | undefined> => undefined)
connectApi(() => hub.app, http.get('*/api/drafts/*', lookup), http.put('*/api/drafts/*', change))

const failed = () => HttpResponse.json({ code: 'internal' }, { status: 500 })

const user = userEvent.setup()

const stored = () => hub.repository.of('drafts').find(hub.db.read, {})
/** Saves the bank, which leaves no draft behind. */
const finish = async (code: string) => {
  await user.clear(await field(/^Code/))
  await user.type(await field(/^Code/), code)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await hub.repository.of('banks').findOne(hub.db.read, { code })).toBeDefined(), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
}

const field = (name: RegExp) => screen.findByRole('textbox', { name }, PATIENCE)

test('what was typed is offered when the form is opened again, and gone once it is saved', async () => {
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'Bank of drafts')
  await waitFor(async () => expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Bank of drafts' }]), PATIENCE)
  cleanup()

  await mountHub(hub, '/banks/create')
  expect((await field(/^Name/)).getAttribute('value')).toBe('')
  await user.click(await screen.findByRole('button', { name: 'Restore' }, PATIENCE))
  expect((await field(/^Name/)).getAttribute('value')).toBe('Bank of drafts')
  await user.type(await field(/^Code/), 'BOD')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await hub.repository.of('banks').findOne(hub.db.read, { code: 'BOD' })).toBeDefined(), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
})

test('a saved change of a record leaves no draft', async () => {
  const [bank] = await (await hub.as(ADMIN, { url: '/api/banks?range=[0,0]' })).json()
  await mountHub(hub, `/banks/${bank.id}`)
  await user.type(await field(/^Name/), ' and more')
  await waitFor(async () => expect(await stored()).toHaveLength(1), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull(), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
  cleanup()
})

test('a saved value leaves no draft where the server stores another form of it', async () => {
  const [customer] = await (await hub.as(ADMIN, { url: '/api/customers?range=[0,0]' })).json()
  await mountHub(hub, `/customers/${customer.id}`)
  const phone = await field(/^Phone number$/)
  await user.clear(phone)
  await user.type(phone, '+49 30 12 34 567')
  await waitFor(async () => expect(await stored()).toHaveLength(1), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull(), PATIENCE)
  expect((await hub.repository.of('customers').get(hub.db.read, customer.id))?.phoneNumber).toBe('+49301234567')
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
  cleanup()
})

test('a page that stays open shows what was stored, and takes over what others save there afterwards', async () => {
  const { firm } = (await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })) ?? {}
  const { realtime, become } = eventConnection()
  await mountHub(hub, '/-/MyFirm', { as: DEALER, pages, realtime })
  const phone = await field(/^Phone/)
  await user.clear(phone)
  await user.type(phone, '+49 30 12 34 567')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(phone.getAttribute('value')).toBe('+49301234567'), PATIENCE)
  await hub.as(ADMIN, { method: 'PUT', url: `/api/firms/${firm}`, payload: { phone: '+49301234568' } })
  become('connected')
  await waitFor(() => expect(phone.getAttribute('value')).toBe('+49301234568'), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
  cleanup()
})

test('what was typed while a draft was looked up is stored once there is none', async () => {
  let answer = () => {}
  lookup.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(undefined)
    }),
  )
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'Early bank')
  // The pause after which input is stored ends before the answer.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await stored()).toEqual([])
  answer()
  await waitFor(async () => expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Early bank' }]), PATIENCE)
  cleanup()
  await hub.as(ADMIN, { method: 'DELETE', url: '/api/drafts/banks/create' })
})

test('what was typed is stored although the first lookup of a draft failed', async () => {
  lookup.mockClear()
  lookup.mockResolvedValueOnce(failed())
  await mountHub(hub, '/banks/create')
  await waitFor(() => expect(lookup).toHaveBeenCalledOnce(), PATIENCE)
  await user.type(await field(/^Name/), 'Bank of patience')
  await waitFor(async () => expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Bank of patience' }]), PATIENCE)
  await finish('PAT')
  cleanup()
})

test('a draft that can’t be stored is tried again without another key; the form says that it is not kept, and that it is again', async () => {
  change.mockImplementationOnce(async () => failed()).mockImplementationOnce(async () => HttpResponse.error())
  await mountHub(hub, '/banks/create')
  fireEvent.input(await field(/^Name/), { target: { value: 'Bank of retries' } })
  await screen.findByText(/can’t be kept as a draft right now/, undefined, PATIENCE)
  await screen.findByText(/kept as a draft again/, undefined, PATIENCE)
  expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Bank of retries' }])
  await user.type(await field(/^Code/), 'RET')
  await waitFor(() => expect(screen.queryByText(/kept as a draft/)).toBeNull(), PATIENCE)
  await finish('RET')
  cleanup()
})

test('a draft that is refused is not tried again until the next change, and leaving says that it would be lost', async () => {
  change.mockImplementation(async () => HttpResponse.json({ code: 'tooLarge' }, { status: 413 }))
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'Bank too large')
  await screen.findByText(/aren’t kept as a draft/, undefined, PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/couldn’t be kept as a draft/, undefined, PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  change.mockReset()
  change.mockResolvedValue(undefined)
  await user.type(await field(/^Name/), '!')
  await screen.findByText(/kept as a draft again/, undefined, PATIENCE)
  await finish('LRG')
  cleanup()
})

test('what is typed without a pause is stored meanwhile', async () => {
  await mountHub(hub, '/banks/create')
  const name = await field(/^Name/)
  let keys = 0
  const type = async () => {
    keys += 1
    fireEvent.input(name, { target: { value: `Typist ${keys}` } })
    expect(await stored()).toHaveLength(1)
  }
  await waitFor(type, { ...PATIENCE, interval: 200 })
  await finish('TYP')
  cleanup()
})

test('what is typed while a draft is offered is stored with it, and saving leaves the offered one', async () => {
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'Offered')
  await waitFor(async () => expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Offered' }]), PATIENCE)
  cleanup()
  await mountHub(hub, '/banks/create')
  await screen.findByRole('button', { name: 'Restore' }, PATIENCE)
  await user.type(await field(/^Code/), 'MEANWHILE')
  await waitFor(async () => expect((await stored())[0]?.values).toEqual({ name: 'Offered', code: 'MEANWHILE' }), PATIENCE)
  await user.type(await field(/^Name/), 'Another')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await stored())[0]?.values).toEqual({ name: 'Offered' }), PATIENCE)
  cleanup()
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Code/), 'KEPT')
  await user.click(await screen.findByRole('button', { name: 'Discard' }, PATIENCE))
  await waitFor(async () => expect((await stored())[0]?.values).toEqual({ code: 'KEPT' }), PATIENCE)
  await user.type(await field(/^Name/), 'Kept')
  await finish('KEP')
  cleanup()
})

test('restoring keeps what was typed meanwhile, and both values of a field can be had', async () => {
  await hub.as(ADMIN, {
    method: 'PUT',
    url: '/api/drafts/banks/create',
    payload: { values: { name: 'Older', code: 'OLD' }, version: null },
  })
  await mountHub(hub, '/banks/create')
  await screen.findByRole('button', { name: 'Restore' }, PATIENCE)
  await user.type(await field(/^Name/), 'Newer')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  const values = async () => [(await field(/^Name/)).getAttribute('value'), (await field(/^Code/)).getAttribute('value')]
  const swap = await screen.findByRole('button', { name: 'Show the other values' }, PATIENCE)
  expect(screen.getByText(/typed into these fields again: Name\./)).toBeDefined()
  expect(await values()).toEqual(['Newer', 'OLD'])
  await user.click(swap)
  expect(await values()).toEqual(['Older', 'OLD'])
  await waitFor(async () => expect((await stored())[0]?.values).toEqual({ name: 'Older', code: 'OLD' }), PATIENCE)
  await user.click(swap)
  expect(await values()).toEqual(['Newer', 'OLD'])
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('button', { name: 'Show the other values' })).toBeNull()
  await finish('SWP')
  cleanup()
})

test('a composed text follows what was restored and what was typed meanwhile', async () => {
  await hub.as(ADMIN, {
    method: 'PUT',
    url: '/api/drafts/customers/create',
    payload: { values: { secondName: 'Er', fullName: 'Er' }, version: null },
  })
  await mountHub(hub, '/customers/create')
  await screen.findByRole('button', { name: 'Restore' }, PATIENCE)
  await user.type(await field(/^First name/), 'Dee')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect((await field(/^Full name/)).getAttribute('value')).toBe('Dee Er'), PATIENCE)
  expect(screen.queryByRole('button', { name: 'Show the other values' })).toBeNull()
  const values = { firstName: 'Dee', secondName: 'Er', fullName: 'Dee Er' }
  await waitFor(async () => expect((await stored()).map((draft) => draft.values)).toEqual([values]), PATIENCE)
  cleanup()
  await hub.as(ADMIN, { method: 'DELETE', url: '/api/drafts/customers/create' })
})

test.each(['hidden', 'closing'])('what was typed last is stored at once when the page is %s', async (how) => {
  await mountHub(hub, '/banks/create')
  const name = await field(/^Name/)
  // A pause that never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.input(name, { target: { value: 'Last words' } })
  vi.useRealTimers()
  if (how === 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    vi.restoreAllMocks()
  } else window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await waitFor(async () => expect((await stored()).map(({ values }) => values)).toEqual([{ name: 'Last words' }]), PATIENCE)
  await finish(how === 'hidden' ? 'HID' : 'CLO')
  cleanup()
})

test('a draft of a record says when it has changed since, keeps other fields, and can be discarded', async () => {
  const [bank] = await hub.repository.of('banks').find(hub.db.read, {}, { limit: 1 })
  if (!bank) throw new Error('the demo has no bank')
  const url = `/api/banks/${bank.id}`
  await hub.as(ADMIN, { method: 'PUT', url: `/api/drafts/banks/${bank.id}`, payload: { values: { name: 'Mine' }, version: bank._version } })
  await hub.as(ADMIN, { method: 'PUT', url, payload: { code: 'THEIRS' } })
  await mountHub(hub, `/banks/${bank.id}`)
  await screen.findByText(/The record has changed since/, undefined, PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect((await field(/^Name/)).getAttribute('value')).toBe('Mine')
  expect((await field(/^Code/)).getAttribute('value')).toBe('THEIRS')
  cleanup()

  await mountHub(hub, `/banks/${bank.id}`)
  await user.click(await screen.findByRole('button', { name: 'Discard' }, PATIENCE))
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
  expect((await field(/^Name/)).getAttribute('value')).toBe(bank.name)
})

test('one saves and adds another: the notice leads to the saved record, and the next form is empty but for what is carried on', async () => {
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'First of two')
  await user.type(await field(/^Code/), 'FOT')
  await user.type(screen.getByRole('combobox', { name: /^Country/ }), 'German')
  await user.click(await screen.findByRole('option', { name: /Germany/ }, PATIENCE))
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')

  const link = await screen.findByRole('link', { name: /First of two/ }, PATIENCE)
  const bank = await hub.repository.of('banks').findOne(hub.db.read, { code: 'FOT' })
  expect(link.getAttribute('href')).toContain(bank?.id)
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'), PATIENCE)
  expect((await field(/^Name/)).getAttribute('value')).toBe('')
  expect((await field(/^Code/)).getAttribute('value')).toBe('')
  expect(screen.getByRole('combobox', { name: /^Country/ }).getAttribute('value')).toMatch(/Germany/)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)

  await user.type(await field(/^Code/), 'FOT')
  await user.type(await field(/^Name/), 'Second of two')
  await user.click(screen.getByRole('button', { name: 'Save and add another' }))
  await screen.findByText(/Already in use/, undefined, PATIENCE)
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('code'), PATIENCE)
  expect((await field(/^Name/)).getAttribute('value')).toBe('Second of two')
  await finish('SOT')
})

test('a double click on Save saves once', async () => {
  const count = async () => (await hub.as(ADMIN, { url: '/api/plates' })).json().length
  const before = await count()
  const { address } = await mountHub(hub, '/plates/create')
  await user.type(await field(/^Brand/), 'Twice')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
  expect(await count()).toBe(before + 1)
})

test('a duplicate starts with the values and rows of its record, says what it left empty, and is a draft until it is saved', async () => {
  const records = hub.repository.of('mainUnits')
  const [unit] = await records.find(hub.db.read, {}, { limit: 1 })
  if (!unit) throw new Error('the demo has no unit')
  await mountHub(hub, `/mainUnits/${unit.id}/show`)
  await user.click(await screen.findByRole('button', { name: 'More' }, PATIENCE))
  const duplicate = await screen.findByRole('menuitem', { name: 'Duplicate' }, PATIENCE)
  const address = duplicate.getAttribute('href') ?? ''
  expect(address).toBe(`/mainUnits/create?copy=${unit.id}`)
  cleanup()

  await mountHub(hub, address)
  await screen.findByText(/^Copy of/, undefined, PATIENCE)
  screen.getByText(/^Left empty: .*Code/)
  await waitFor(async () => expect((await field(/^Name/)).getAttribute('value')).toBe(unit.name), PATIENCE)
  expect((await field(/^Code/)).getAttribute('value')).toBe('')
  await waitFor(async () => expect((await stored()).map(({ record }) => record)).toEqual(['create']), PATIENCE)
  expect(await records.findOne(hub.db.read, { code: 'COPIED' })).toBeUndefined()

  await user.type(await field(/^Code/), 'COPIED')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await records.findOne(hub.db.read, { code: 'COPIED' })).toBeDefined(), PATIENCE)
  const copy = await records.findOne(hub.db.read, { code: 'COPIED' })
  const names = (rows: typeof unit.subUnits) => rows.map(({ id: _, ...row }) => row)
  expect(names(copy?.subUnits ?? [])).toEqual(names(unit.subUnits))
  expect(copy?.subUnits.map(({ id }) => id)).not.toEqual(unit.subUnits.map(({ id }) => id))
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
})

test('a form is saved as a template, from which another one starts', async () => {
  await mountHub(hub, '/banks/create')
  await user.type(await field(/^Name/), 'Bank of templates')
  await user.click(await screen.findByRole('button', { name: 'Templates' }, PATIENCE))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as template…' }, PATIENCE))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a template' }, PATIENCE))
  await user.type(await dialog.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Usual bank')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Template saved', undefined, PATIENCE)
  const [template] = await hub.repository.of('recordTemplates').find(hub.db.read, {})
  expect(template?.values).toMatchObject({ name: 'Bank of templates', active: true })
  await finish('BOT')
  cleanup()

  await mountHub(hub, '/banks/create')
  await user.click(await screen.findByRole('button', { name: 'Templates' }, PATIENCE))
  await user.click(await screen.findByRole('menuitem', { name: 'Usual bank' }, PATIENCE))
  await screen.findByText(/Started with the template “Usual bank”/, undefined, PATIENCE)
  await waitFor(async () => expect((await field(/^Name/)).getAttribute('value')).toBe('Bank of templates'), PATIENCE)

  await user.click(screen.getByRole('button', { name: 'Templates' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete “Usual bank”…' }, PATIENCE))
  await user.click(await screen.findByRole('button', { name: 'Delete' }, PATIENCE))
  await screen.findByText('Template deleted', undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: 'Templates' }, PATIENCE))
  await screen.findByRole('menuitem', { name: 'Save as template…' }, PATIENCE)
  await waitFor(() => expect(screen.queryAllByRole('menuitem', { name: /Usual bank/ })).toEqual([]), PATIENCE)
  await user.keyboard('{Escape}')
  expect(screen.getByText(/Started with the template “Usual bank”/)).toBeDefined()
  await finish('BOT2')
})

test('an open form takes over what others save in fields that the user has not changed, and keeps the input', async () => {
  const banks = hub.repository.of('banks')
  const bank = await banks.findOne(hub.db.read, { code: 'SOT' })
  const { realtime, become } = eventConnection()
  await mountHub(hub, `/banks/${bank?.id}`, { realtime })
  await user.clear(await field(/^Name/))
  await user.type(await field(/^Name/), 'Typed here')
  await hub.as(ADMIN, { method: 'PUT', url: `/api/banks/${bank?.id}`, payload: { code: 'LIVE' } })
  become('connected')
  await screen.findByText(/Somebody else has just saved: Code/, undefined, PATIENCE)
  expect((await field(/^Code/)).getAttribute('value')).toBe('LIVE')
  expect((await field(/^Name/)).getAttribute('value')).toBe('Typed here')

  await hub.as(ADMIN, { method: 'PUT', url: `/api/banks/${bank?.id}`, payload: { name: 'Typed there' } })
  become('connected')
  await screen.findByText(/Somebody else has also changed: Name/, undefined, PATIENCE)
  expect((await field(/^Name/)).getAttribute('value')).toBe('Typed here')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Keep all of mine' }, PATIENCE))
  await user.click(screen.getByRole('button', { name: 'Save choice' }))
  await waitFor(async () => expect(await banks.findOne(hub.db.read, { code: 'LIVE' })).toMatchObject({ name: 'Typed here' }), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
})

test('a composed text that nobody has typed follows what others save, and is no conflict', async () => {
  const [{ id }] = await (await hub.as(ADMIN, { url: '/api/customers?range=[0,0]' })).json()
  const url = `/api/customers/${id}`
  await hub.as(ADMIN, { method: 'PUT', url, payload: { firstName: 'Ada', secondName: 'Byron', fullName: '' } })
  const { realtime, become } = eventConnection()
  await mountHub(hub, `/customers/${id}`, { realtime })
  await user.clear(await field(/^Second name/))
  await user.type(await field(/^Second name/), 'King')
  await hub.as(ADMIN, { method: 'PUT', url, payload: { firstName: 'Augusta' } })
  become('connected')
  const notice = (await screen.findByText(/^Somebody else has just saved/, undefined, PATIENCE)).textContent
  expect(notice).toContain('First name')
  expect(notice).not.toContain('Full name')
  await waitFor(async () => expect((await field(/^Full name/)).getAttribute('value')).toBe('Augusta King'), PATIENCE)
  expect(screen.queryByText(/^Somebody else has also changed/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await hub.as(ADMIN, { url })).json()).toMatchObject({ fullName: 'Augusta King' }), PATIENCE)
  await waitFor(async () => expect(await stored()).toEqual([]), PATIENCE)
  cleanup()
})

test('a form counts as open while its tab is visible, and again once the tab or a slept machine is back', async () => {
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/plates', payload: { brand: 'Audi' } })).json()
  const dealers = { method: 'PUT', url: `/api/presence/plates/${id}`, payload: { tab: 'one', here: false } } as const
  const editors = async () => (await hub.as(DEALER, dealers)).json().editors.length
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const { realtime, become } = eventConnection()
  await mountHub(hub, `/plates/${id}`, { realtime })
  await waitFor(async () => expect(await editors()).toBe(1), PATIENCE)
  turn('hidden')
  await waitFor(async () => expect(await editors()).toBe(0), PATIENCE)
  // A hidden tab does not announce itself when the connection is back.
  become('connected')
  await hub.as(ADMIN, { url: '/api/health' })
  expect(await editors()).toBe(0)
  turn('visible')
  await waitFor(async () => expect(await editors()).toBe(1), PATIENCE)
  vi.restoreAllMocks()
})

test('a composed text follows what is typed, and is stored as it was shown', async () => {
  const { address } = await mountHub(hub, '/plates/create')
  await user.type(await field(/^Brand/), 'Audi')
  expect((await field(/^Title/)).getAttribute('value')).toBe('Audi')
  await user.type(await field(/^Year/), '2020')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/plates\/.+\/show/), PATIENCE)
  const { id } = /plates\/(?<id>[^/]+)\/show/.exec(address())?.groups ?? {}
  const answer = await hub.as(ADMIN, { method: 'GET', url: `/api/plates/${id}` })
  expect(answer.json()).toMatchObject({ brand: 'Audi', year: 2020, title: 'Audi – 2020' })
})

test('a composed text that may be typed follows until another one is typed, and again once it is emptied', async () => {
  await mountHub(hub, '/customers/create')
  const full = async () => (await field(/^Full name/)).getAttribute('value')
  await user.type(await field(/^First name/), 'Ada')
  await user.type(await field(/^Second name/), 'Byron')
  await waitFor(async () => expect(await full()).toBe('Ada Byron'), PATIENCE)
  await user.clear(await field(/^Full name/))
  await user.type(await field(/^Full name/), 'Countess')
  await user.type(await field(/^Second name/), '!')
  expect(await full()).toBe('Countess')
  await user.clear(await field(/^Full name/))
  await user.type(await field(/^First name/), '!')
  await waitFor(async () => expect(await full()).toBe('Ada! Byron!'), PATIENCE)
})
