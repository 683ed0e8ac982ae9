import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import session from '../../i18n/en/session.ts'
import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { createAuthorizedFetch } from '../../src/providers/auth/authorizedFetch.ts'
import { createHttpClient } from '../../src/providers/auth/httpClient.ts'
import { createRenewal } from '../../src/providers/auth/renewal.ts'
import { clearSession, openSession, storedUser } from '../../src/providers/auth/session.ts'
import { LOCALES } from '../../src/providers/i18n/locales.ts'
import { screens } from '../../src/screens/index.ts'
import { Entry } from '../../src/screens/session/Entry.tsx'
import { ErrorScreen } from '../../src/screens/session/ErrorScreen.tsx'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { hubTexts } from '../support/texts/hubTexts.ts'
import { type NamesOf, SPECIFIED_TEXTS, specified } from '../support/texts/specifiedTexts.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)
beforeEach(() => {
  localStorage.clear()
  clearSession()
})
afterEach(() => vi.restoreAllMocks())

const user = userEvent.setup()

interface Stored {
  readonly id: string
  readonly [field: string]: unknown
}

const api = async <T = Stored>(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<T> =>
  (await hub.as(ADMIN, { method, url: `/api/${path}`, ...(payload && { payload }) })).json()
const first = async (path: string): Promise<Stored> => (await api<Stored[]>('GET', path))[0] ?? { id: '' }

interface Breakage {
  readonly method: string
  readonly path: RegExp
  readonly answer: () => Promise<Response>
}

/** Failures of the server or the network. */
let breakages: readonly Breakage[] = []
const broken = (method: string, path: RegExp, answer: Breakage['answer']) => {
  breakages = [...breakages, { method, path, answer }]
}
beforeEach(() => {
  breakages = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const found = breakages.find(({ method, path }) => (init?.method ?? 'GET') === method && path.test(url))
    return found ? found.answer() : real(input, init)
  })
})

const nothing = () => Promise.reject(new TypeError('failed'))
const badGateway = () => Promise.resolve(new Response('', { status: 502 }))

/** Finds it by its text, because finding it by role takes seconds in large pages. */
const press = async (name: string) => {
  const text = await screen.findByText(name, { selector: 'button, button *' }, PATIENCE)
  await user.click(text.closest('button') ?? text)
}
/** Confirms the open dialog. */
const confirm = async (name: string) => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const type = async (label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label, { selector: 'input, textarea' }, PATIENCE), text)
/** An element with exactly this text. */
const sees = async (text: string) => expect(await screen.findByText(text, undefined, PATIENCE)).toBeTruthy()

const visit = async (path: string) => {
  history.replaceState(null, '', path)
  render(<Entry loadApp={async () => ({ default: () => <h1>The application</h1> })} reload={() => undefined} />)
  await screen.findByLabelText(session.fields.email, undefined, PATIENCE)
}
const signIn = async (password = 'demo1234') => {
  await visit('/sign-in')
  await type(session.fields.email, DEALER)
  await type(session.fields.password, password)
  await press(session.signIn.submit)
}
const signUp = async () => {
  await visit('/sign-up')
  await type(session.fields.name, 'Nora New')
  await type(session.fields.email, 'nora.new@example.com')
  await type(session.fields.password, 'secret1')
  await type(session.fields.confirmPassword, 'secret1')
  await press(session.signUp.submit)
}

const openAs = async (address: string) => mountHub(hub, address, { screens })
const save = () => press('Save')

/** A request with a refused token, and the result of its renewal. */
const renewal = async (answer: () => Promise<Response>, without?: 'refreshToken'): Promise<string> => {
  const login = await hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email: ADMIN, password: 'demo1234' } })
  openSession(login.json())
  if (without) localStorage.setItem('user', JSON.stringify({ ...storedUser(), [without]: '' }))
  broken('POST', /refreshToken/, answer)
  broken('GET', /customers/, () => Promise.resolve(Response.json({}, { status: 401 })))
  const ended = vi.fn()
  const client = createHttpClient(createAuthorizedFetch(createRenewal({ refreshUrl: '/api/Auth/refreshToken', ended })))
  const error = await client('/api/customers').then(
    () => undefined,
    (refused: Error) => refused,
  )
  expect(ended).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('token')).toBeNull()
  return (await hubTexts('en'))(error?.message ?? '')
}

const newCustomer = async (): Promise<Stored> => {
  const code = `CAT-${Math.random().toString(36).slice(2, 8)}`
  return api('POST', 'customers', {
    ...{ code, firstName: 'Ada', secondName: 'Byron', email: 'ada@example.com', phoneNumber: '+442079460958', address: 'London' },
  })
}

const fillPlan = async () => {
  for (const label of [/^Name/, /^Description/]) await type(label, 'Bronze')
  for (const label of [/^Car limit/, /^Pipeline car limit/, /^Price per month/, /^Extra car price/]) await type(label, '1')
}

/** An order without lines, which can't be approved. */
const emptyOrder = async (): Promise<Stored> => {
  const ofHouse = encodeURIComponent(JSON.stringify({ firm: HOUSE_FIRM }))
  const [customer, warehouse] = await Promise.all(['customers', 'warehouses'].map((path) => first(`${path}?filter=${ofHouse}`)))
  return api('POST', 'salesOrders', { date: '2026-01-05', customer: customer?.id, warehouse: warehouse?.id })
}

const approveAll = async () => {
  const { ficheNumber } = await emptyOrder()
  await openAs(`/salesOrders?filter=${encodeURIComponent(JSON.stringify({ ficheNumber }))}`)
  // In the filter's chip and in the row.
  await screen.findAllByText(String(ficheNumber), undefined, PATIENCE)
  await user.click((await screen.findAllByLabelText(/^Select row/, undefined, PATIENCE))[0] as HTMLElement)
  await press('Approve')
  await user.click(within(await screen.findByRole('dialog', undefined, PATIENCE)).getByText('Approve', { selector: 'button' }))
}

const Broken = (): never => {
  throw Object.assign(new Error('No such page'), { status: 404 })
}

const provoke: Readonly<Record<NamesOf<'page'>, (says: string) => Promise<unknown>>> = {
  signInUnanswered: async (says) => {
    broken('POST', /login/, nothing)
    await signIn()
    await sees(says)
  },
  signInRejected: async (says) => {
    broken('POST', /login/, () => Promise.resolve(Response.json({ code: 'badRequest' }, { status: 400 })))
    await signIn()
    await sees(says)
  },
  signInFailed: async (says) => {
    broken('POST', /login/, badGateway)
    await signIn()
    await sees(says)
  },
  signedIn: async (says) => {
    await signIn()
    await sees(says)
  },
  signUpUnanswered: async (says) => {
    broken('POST', /sign-up/, nothing)
    await signUp()
    await sees(says)
  },
  refreshUnreadable: async (says) => expect(await renewal(() => Promise.resolve(Response.json({ accessToken: '' })))).toBe(says),
  refreshWithoutToken: async (says) => expect(await renewal(badGateway, 'refreshToken')).toBe(says),
  refreshRefused: async (says) => expect(await renewal(() => Promise.resolve(Response.json({}, { status: 401 })))).toBe(says),
  tableNotLoaded: async (says) => {
    broken('GET', /\/api\/warehouses/, badGateway)
    await openAs('/warehouses')
    await sees(says)
  },
  requestFailed: async (says) => {
    broken('POST', /\/api\/marks/, badGateway)
    await openAs('/marks/create')
    await type(/^Code/, 'M1')
    await type(/^Name/, 'Mark')
    await save()
    await sees(says)
  },
  saveFailed: async (says) => {
    const { id } = await newCustomer()
    await openAs(`/customers/${id}`)
    await type(/^First name/, 'x')
    await api('DELETE', `customers/${id}`)
    await save()
    await sees(says)
  },
  deleteFailed: async (says) => {
    const { customer } = await first('salesOrders?range=[0,0]')
    await openAs(`/customers/${customer}`)
    await press('Delete')
    await confirm('Delete')
    await sees(says)
  },
  created: async (says) => {
    await openAs('/marks/create')
    await type(/^Code/, 'M2')
    await type(/^Name/, 'Mark')
    await save()
    await sees(says)
  },
  updated: async (says) => {
    await openAs(`/customers/${(await newCustomer()).id}`)
    await type(/^First name/, 'x')
    await save()
    await sees(says)
  },
  deleted: async (says) => {
    await openAs(`/customers/${(await newCustomer()).id}`)
    await press('Delete')
    await confirm('Delete')
    await sees(says)
  },
  auctionUrlMissing: async (says) => {
    await openAs('/cars/create')
    await press('Add car')
    await sees(says)
  },
  carNotAdded: async (says) => {
    broken('POST', /\/api\/cars/, badGateway)
    await openAs('/cars/create')
    await type(/Auction URL/, 'https://www.copart.com/lot/55556666')
    await press('Add car')
    await sees(says)
  },
  dealerNotCreated: async (says) => {
    broken('POST', /\/api\/dealers/, badGateway)
    await openAs('/dealers/create')
    await type(/^First name/, 'Nora')
    await type(/^User name/, 'nora')
    await type(/^Email/, 'nora@example.com')
    await type(/^Password/, 'secret1')
    await type(/^Confirm password/, 'secret1')
    await save()
    await sees(says)
  },
  planNotSaved: async (says) => {
    broken('POST', /\/api\/subscriptionPlans/, badGateway)
    await openAs('/subscriptionPlans/create')
    await fillPlan()
    await save()
    await sees(says)
  },
  addonNotSaved: async (says) => {
    broken('POST', /\/api\/addonServices/, badGateway)
    await openAs('/addonServices/create')
    for (const label of [/^Name/, /^Description/]) await type(label, 'Photos')
    await type(/^Price per month/, '1')
    await save()
    await sees(says)
  },
  salesmenNotFetched: async (says) => {
    broken('GET', /\/api\/salesmen/, badGateway)
    await openAs('/salesOrders/create')
    await type(/^Salesman/, 'S')
    await sees(says)
  },
  batchApproveFailed: async (says) => {
    await approveAll()
    expect((await screen.findAllByText(says, undefined, PATIENCE)).length).toBeGreaterThan(0)
  },
  batchApproveErrored: async (says) => {
    broken('POST', /salesOrders\/batch/, badGateway)
    await approveAll()
    await sees(says)
  },
  pageBroken: async (says) => {
    vi.spyOn(console, 'error').mockReturnValue()
    render(
      <ErrorScreen texts={session}>
        <Broken />
      </ErrorScreen>,
    )
    expect(await screen.findByRole('heading', { name: says })).toBeTruthy()
    await screen.findByText('404 · No such page')
  },
}

describe('Each text of the specification that the page says', () => {
  test.each(Object.entries(provoke))('%s', async (name, act) => {
    await act(specified(name as NamesOf<'page'>).says)
    cleanup()
  })

  test('a refused sign-up shows what the server says, else the general text', async () => {
    broken('POST', /sign-up/, () => Promise.resolve(Response.json({ code: 'closed', message: 'Not before Monday' }, { status: 403 })))
    await signUp()
    await sees('Not before Monday')
    breakages = []
    broken('POST', /sign-up/, badGateway)
    await press(session.signUp.submit)
    await waitFor(() => sees(session.errors.unknown), PATIENCE)
  })
})

describe.each(LOCALES.filter(({ locale }) => locale !== 'en').map(({ locale }) => locale))('in %s', (locale) => {
  test.each(Object.keys(SPECIFIED_TEXTS))('%s has a text of its own', async (name) => {
    const { says, key, params } = specified(name as keyof typeof SPECIFIED_TEXTS)
    expect((await hubTexts('en'))(key, params)).toBe(says)
    expect((await hubTexts(locale))(key, params)).not.toBe(says)
  })
})
