import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadModel } from '../../src/model/loadModel.ts'
import { mayOpen } from '../../src/screens/routing/access.ts'
import { addressesOf } from '../../src/screens/routing/addresses.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../src/server/start/loadSchemas.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'
import { SPECIFIED_PATHS } from '../support/texts/specifiedPaths.ts'

const DENIED = '/access-denied'

/** One in this many generated areas is opened; `routes.test.ts` of the screens tests who may open which. */
const EVERY = 24
const BOTH = ['Admin', 'Dealer']

/** Values of the addresses' parameters, filled in before the walk. */
const ids: Record<string, string> = {}

interface Walk {
  readonly path: string
  readonly roles: readonly string[]
  /** The address to which it redirects, if any. */
  readonly settles?: string
}

/** The specification's table of routes (section 2): path and roles that may open it. */
const SPECIFICATION: readonly Walk[] = [
  { path: '/home', roles: BOTH },
  { path: '/Dashboard', roles: BOTH },
  { path: '/DealerManagement', roles: ['Admin'] },
  { path: '/DealerManagement/add', roles: ['Admin'] },
  { path: '/DealerManagement/edit/{dealer}', roles: ['Admin'] },
  { path: '/Dealers', roles: ['Admin'] },
  { path: '/Lookup/{lookupType}/Colours', roles: ['Admin'] },
  { path: '/LookupType', roles: ['Admin'] },
  { path: '/MyAccount', roles: BOTH },
  { path: '/WalletManage', roles: ['Dealer'] },
  { path: '/ManageWalletManage/{wallet}', roles: BOTH },
  { path: '/UserManageWalletManage', roles: BOTH },
  { path: '/AvailableCarsBidding', roles: BOTH },
  { path: '/Customer/edit/{customer}', roles: BOTH },
  { path: '/Auctions', roles: BOTH },
  { path: '/Inventory', roles: BOTH },
  { path: '/InventoryOpenFileView/{car}/{carName}', roles: BOTH },
  { path: '/Inventory/AddNewCar', roles: BOTH },
  { path: '/Auctions/AddNewCar', roles: BOTH },
  { path: '/Subscription', roles: BOTH },
  { path: '/Subscription/SubscriptionPayment', roles: BOTH },
  { path: '/CarLots', roles: BOTH },
  { path: '/CarLots/manage', roles: BOTH },
  { path: '/CarLots/manage/{carLot}', roles: BOTH },
  { path: '/UserSubscriptionPlan/{plan}/Gold/{dealerUser}', roles: BOTH },
  { path: '/UserSubscriptionPlan/{plan}/Gold/{adminUser}', roles: ['Admin'] },
  { path: '/MySubscriptionPlan', roles: BOTH },
  { path: '/SubscriptionPlanViewAdmin/{plan}/Gold/{dealerUser}/active', roles: ['Admin'] },
  { path: '/SubscriptionPlanViewUser', roles: ['Dealer'] },
  { path: DENIED, roles: BOTH },
]

/** A page that the rights keep closed, and one whose address is completed, opened by their addresses. */
const LOADED: readonly Walk[] = [
  { path: '/DealerManagement/edit/{dealer}', roles: ['Admin'] },
  { path: '/InventoryOpenFileView/{car}/another%20name', roles: BOTH, settles: '/InventoryOpenFileView/{car}/{carName}' },
]

const filled = (path: string): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `missing-${name}`)

type Values = Readonly<Record<string, unknown>>

const make = async (person: Person, entity: string, values: Values): Promise<string> => {
  const answer = await person.api(entity, { method: 'POST', body: JSON.stringify(values) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return ((await answer.json()) as { readonly id: string }).id
}

const firstOf = async (person: Person, entity: string, filter: Values = {}): Promise<string> => {
  const answer = await person.api(`${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const [record] = (await answer.json()) as { readonly id: string }[]
  return record?.id ?? ''
}

const path = (person: Person): string => {
  const { pathname, search } = new URL(person.page.url())
  return pathname + search
}

/** Navigates like a link. The page's current content counts as seen. */
const step = async ({ page, follow }: Person, address: string): Promise<void> => {
  await page.evaluate(`for (const title of document.querySelectorAll('#react-admin-title > *')) title.setAttribute('data-seen', '')`)
  await follow(address)
}

/** The settled address, on a page with a heading. */
const settlesAt = async (person: Person, wanted: string): Promise<void> => {
  await comesTo(async () => path(person), wanted)
  const named =
    wanted === DENIED
      ? person.page.getByRole('heading', { name: person.t('app.pages.accessDenied') })
      : person.page.locator('#react-admin-title > :not([data-seen])')
  await named.first().waitFor()
  expect(path(person)).toBe(wanted)
  expect(await person.page.getByText('Unexpected Application Error!').count()).toBe(0)
}

describeInBrowser('every route', (browser) => {
  let server: ServerProcess
  let visitor: Person
  const people: Record<string, Person> = {}

  const person = (role: string): Person => {
    const found = people[role]
    if (!found) throw new Error(`nobody is ${role}`)
    return found
  }

  const prepare = async (admin: Person): Promise<void> => {
    ids.adminUser = await firstOf(admin, 'users', { email: ADMIN })
    ids.dealerUser = await firstOf(admin, 'users', { email: DEALER })
    ids.dealerFirm = await firstOf(admin, 'firms', { number: 2 })
    ids.customer = await firstOf(admin, 'customers', { firm: ids.dealerFirm })
    ids.lookupType = await firstOf(admin, 'lookupTypes')
    const dealer = { firstName: 'Route', lastName: 'Walker', userName: 'route.walker', email: 'route.walker@example.com' }
    ids.dealer = await make(admin, 'dealers', { ...dealer, phoneNumber: '+905321234567', password: 'secret1', confirmPassword: 'secret1' })
    const wallet = { firm: ids.dealerFirm, currency: 'AED' }
    ids.wallet = (await firstOf(admin, 'wallets', wallet)) || (await make(admin, 'wallets', wallet))
    ids.car = await make(admin, 'cars', { make: 'Audi', model: 'A4/B5', year: 1999, firm: ids.dealerFirm, owner: ids.dealerUser })
    ids.carName = encodeURIComponent('1999 Audi A4/B5')
    ids.carLot = await make(admin, 'carLots', { name: 'Route lot', address: 'Somewhere 1', firm: ids.dealerFirm })
    const plan = { description: 'All', carLimit: 1, pipelineCarLimit: 1, pricePerMonth: '1.00', extraCarPrice: '1.00' }
    ids.plan = await make(admin, 'subscriptionPlans', { ...plan, name: 'Route gold' })
    await make(admin, 'subscriptions', { firm: ids.dealerFirm, plan: ids.plan, startDate: '2026-01-01', status: 'ended' })
  }

  beforeAll(async () => {
    server = await startDemoServer()
    visitor = await newPerson(browser, server.origin, { allFirms: true })
    people.Admin = await newPerson(browser, server.origin, { allFirms: true })
    people.Dealer = await newPerson(browser, server.origin, { allFirms: true })
    await person('Admin').signIn(ADMIN)
    await person('Dealer').signIn(DEALER)
    await prepare(person('Admin'))
  })

  afterAll(async () => {
    for (const each of [visitor, ...Object.values(people)]) await each?.close()
    await server?.stop()
  })

  test('of the specification sends a visitor to sign in, with the wanted page in redirectUrl', async () => {
    const comes = async (wanted: string) => {
      await comesTo(async () => path(visitor), `/sign-in?${new URLSearchParams({ redirectUrl: wanted })}`)
      await visitor.page.locator('input[name=password]').waitFor()
    }
    for (const { path: wanted } of LOADED) {
      await visitor.visit(filled(wanted))
      await comes(filled(wanted))
    }
    for (const { path: wanted } of SPECIFICATION) {
      await step(visitor, filled(wanted))
      await comes(filled(wanted))
    }
    await visitor.visit('/')
    await comesTo(async () => path(visitor), '/sign-in')
    await visitor.expectClean()
  })

  test('of signing in and up is for visitors only', async () => {
    const screens = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password']
    await person('Dealer').visit('/sign-in')
    await settlesAt(person('Dealer'), '/home')
    for (const screen of screens) {
      await visitor.follow(screen)
      await comesTo(async () => path(visitor), screen)
      await visitor.page.locator('input[name=email]').waitFor()
      await step(person('Dealer'), '/MyAccount')
      await settlesAt(person('Dealer'), '/MyAccount')
      await step(person('Dealer'), screen)
      await settlesAt(person('Dealer'), '/home')
    }
  })

  describe.each(BOTH)('of the specification, as %s,', (role) => {
    beforeAll(() => person(role).visit('/home'))

    test.each(SPECIFICATION)('$path', async ({ path: wanted, roles }) => {
      await step(person(role), filled(wanted))
      await settlesAt(person(role), roles.includes(role) ? filled(wanted) : DENIED)
      await person(role).expectClean()
    })

    test.each(LOADED)('$path, reloaded', async ({ path: wanted, roles, settles: settled = wanted }) => {
      await person(role).visit(filled(wanted))
      await settlesAt(person(role), roles.includes(role) ? filled(settled) : DENIED)
      await person(role).expectClean()
    })
  })

  test.each(BOTH)('of the other areas shows %s a list where the rights say so', async (role) => {
    const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../schemas')), (await loadFieldTypes()).types)
    const subject = { id: ids[role === 'Admin' ? 'adminUser' : 'dealerUser'] ?? '', roles: [role] }
    const { toPublic } = addressesOf(model)
    const areas = model.list.flatMap(({ id, paths }) => (paths ? [id] : [])).filter((_, at) => at % EVERY === 0)
    for (const entity of areas) {
      await step(person(role), toPublic(`/${entity}`))
      await settlesAt(person(role), mayOpen(`/${entity}`, model, subject) ? toPublic(`/${entity}`) : DENIED)
    }
    await person(role).expectClean()
  })

  test('takes who has signed in back to the wanted page, and home without one', async () => {
    const guest = await newPerson(browser, server.origin, { allFirms: true })
    await guest.visit('/CarLots?perPage=10')
    await guest.enter(DEALER, 'demo1234')
    await comesTo(async () => path(guest).split('?')[0], '/CarLots')
    await guest.close()
    const other = await newPerson(browser, server.origin, { allFirms: true })
    await other.visit('/')
    await other.page.locator('input[name=password]').waitFor()
    expect(path(other)).toBe('/sign-in')
    await other.enter(DEALER, 'demo1234')
    await settlesAt(other, '/home')
    await other.close()
  })

  test.each(['/', '/Customer/nothing/of/the/kind', '/uploads'])('%s redirects signed-in users to the start page', async (unknown) => {
    await person('Admin').visit(unknown)
    await settlesAt(person('Admin'), '/home')
  })

  test.each(['/', '/nowhere'])('%s leads home without loading the page too', async (unknown) => {
    await step(person('Admin'), '/Settings')
    await settlesAt(person('Admin'), '/Settings')
    await step(person('Admin'), unknown)
    await settlesAt(person('Admin'), '/home')
  })

  test.each([
    ["react-admin's own", '/dealers/create', '/DealerManagement/add'],
    ['lower case', '/carlots/MANAGE', '/CarLots/manage'],
    ['a slash at the end', '/Subscription/', '/Subscription'],
  ])('in another spelling (%s) is put right in the address bar', async (_, typed, shown) => {
    await person('Admin').visit(typed)
    await settlesAt(person('Admin'), shown)
  })

  test('is what links say, and the back button goes through them', async () => {
    const { page } = person('Admin')
    await person('Admin').visit('/DealerManagement')
    const create = page.getByRole('link', { name: person('Admin').t('resources.dealers.create') })
    expect(await create.getAttribute('href')).toBe('/DealerManagement/add')
    await create.click()
    await settlesAt(person('Admin'), '/DealerManagement/add')
    await page.goBack()
    await settlesAt(person('Admin'), '/DealerManagement')
    await page.reload()
    await settlesAt(person('Admin'), '/DealerManagement')
  })

  test('that breaks shows the fallback of the specification with what went wrong, and the menu still leads on', async () => {
    const unlucky = await newPerson(browser, server.origin, { allFirms: true })
    await unlucky.signIn(ADMIN)
    await unlucky.page.route(/\/assets\/Settings-/, (route) => route.abort())
    await unlucky.visit('/Settings')
    await unlucky.page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await unlucky.page.getByText(/Failed to fetch dynamically imported module/).waitFor()
    await unlucky.way('Home').click()
    await unlucky.page.waitForURL(/\/home$/)
    await unlucky.page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor({ state: 'detached' })
    await unlucky.page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(path(unlucky)).toBe('/home')
    await unlucky.close()
  })
})

test('the walk covers every route of the specification', () => {
  const shape = (text: string) => text.replaceAll(/\{\w+\}/g, '[^/]+')
  const missed = SPECIFIED_PATHS.filter((each) => !SPECIFICATION.some(({ path: walked }) => new RegExp(`^${shape(each)}$`).test(walked)))
  expect(missed).toEqual([])
})
