import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPECIFIED_PATHS } from '../../../tests/support/texts/specifiedPaths.ts'
import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import { loadModel } from '../../model/loadModel.ts'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../server/start/loadSchemas.ts'
import { mayOpen } from './access.ts'
import { addressesOf } from './addresses.ts'
import { routesOf } from './routes.ts'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../../schemas')), (await loadFieldTypes()).types)

const ROUTES = routesOf(model)
const { toInternal, toPublic } = addressesOf(model)

const segment = fc
  .stringMatching(/^[A-Za-z0-9._~-]{1,20}$/)
  .filter((text) => !['create', 'add', 'edit', 'view', 'manage', 'show'].includes(text.toLowerCase()))
const encoded = fc.oneof(
  segment,
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .map(encodeURIComponent)
    .filter((text) => text !== '.' && text !== '..'),
)

const address = (pattern: string, values: readonly string[]): string => {
  let index = 0
  return pattern.replaceAll(/\{\w+\}/g, () => values[index++ % values.length] ?? '')
}

const parameters = (pattern: string) => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

const anyValues = fc.array(encoded, { minLength: 4, maxLength: 4 })
const anyRoute = fc.constantFrom(...ROUTES)
const anyEntity = fc.constantFrom(...model.list.map(({ id }) => id), 'insurers')

/** The names of parameters don't matter. */
const shape = (pattern: string) => pattern.replaceAll(/\{\w+\}/g, '{}')

describe('the table of routes', () => {
  it('names every path and every location once', () => {
    for (const side of ['path', 'to'] as const) {
      const shapes = ROUTES.map((route) => shape(route[side]))
      const twice = shapes.filter((each, index) => shapes.indexOf(each) !== index)
      expect(twice).toEqual([])
    }
  })

  it('carries the same parameters on both sides', () => {
    expect(ROUTES.filter(({ path, to }) => parameters(path).join() !== parameters(to).join())).toEqual([])
  })

  it.each(SPECIFIED_PATHS)('has %s of the specification to the letter', (path) => {
    expect(ROUTES.map((route) => shape(route.path))).toContain(shape(path))
  })

  it('gives the pages of schemas the layouts that they name', () => {
    const named = model.list.flatMap(({ pages }) => Object.values(pages).flatMap(({ layout }) => layout ?? []))
    expect(named).not.toEqual([])
    expect(ROUTES.flatMap(({ layout }) => layout ?? [])).toEqual(named)
  })

  it('restricts what the specification restricts, and nothing else of it', () => {
    const specified = SPECIFIED_PATHS.flatMap((path) => ROUTES.filter((route) => shape(route.path) === shape(path)))
    const limited = (role: string) => specified.filter(({ roles }) => roles?.join() === role).map(({ path }) => path)
    expect(limited('Admin')).toEqual([
      '/DealerManagement',
      '/DealerManagement/add',
      '/DealerManagement/edit/{id}',
      '/Dealers',
      '/Lookup/{id}/{name}',
      '/LookupType',
      '/SubscriptionPlanViewAdmin/{key}/{name}/{userId}/{Type}',
    ])
    expect(limited('Dealer')).toEqual(['/WalletManage', '/SubscriptionPlanViewUser'])
    expect(specified.filter(({ roles }) => roles !== undefined)).toHaveLength(9)
  })

  it('names no entity that there is not', () => {
    expect(ROUTES.flatMap(({ view }) => (view && !(view.entity in model.entities) ? [view.entity] : []))).toEqual([])
  })

  it('filters its pages by fields that the entities have', () => {
    const unknown = ROUTES.flatMap(({ path, view }) =>
      Object.keys(view?.filter ?? {})
        .filter((field) => model.entities[view?.entity ?? '']?.fieldsByName[field] === undefined)
        .map((field) => `${path}: ${field}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('addresses', () => {
  it('survive the way to the router and back, with any parameters', () => {
    fc.assert(
      fc.property(anyRoute, anyValues, ({ path }, values) => {
        const there = address(path, values)
        expect(toPublic(toInternal(there))).toBe(there)
      }),
      { numRuns: 2000 },
    )
  })

  it("come back unchanged from react-admin's locations too, of entities with names in the table and without", () => {
    const suffix = fc.constantFrom('', '/create', '/{id}', '/{id}/show')
    fc.assert(
      fc.property(anyEntity, suffix, encoded, (entity, rest, id) => {
        const location = `/${entity}${rest.replace('{id}', id)}`
        expect(toInternal(toPublic(location))).toBe(location)
      }),
      { numRuns: 2000 },
    )
  })

  it('differ where locations differ', () => {
    fc.assert(
      fc.property(anyRoute, anyRoute, anyValues, (one, other, values) => {
        fc.pre(one !== other)
        expect(toInternal(address(one.path, values))).not.toBe(toInternal(address(other.path, values)))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['/dealers/12', '/DealerManagement/edit/12'],
    ['/dealers/create', '/DealerManagement/add'],
    ['/customers', '/Customer'],
    ['/customers/a%20b/show', '/Customer/view/a%20b'],
    ['/cars/7/show/Audi%2FA4', '/InventoryOpenFileView/7/Audi%2FA4'],
    ['/carLots/create', '/CarLots/manage'],
    ['/carLots/5', '/CarLots/manage/5'],
    ['/salesOrders/create', '/SalesOrder/add'],
    ['/insurers/3/show', '/insurers/3/show'],
    ['/home', '/home'],
  ])('%s is shown as %s', (internal, shown) => {
    expect(toPublic(internal)).toBe(shown)
    expect(toInternal(shown)).toBe(internal)
  })

  it.each([
    ['/dealermanagement/EDIT/aB', '/dealers/aB'],
    ['/Customer/', '/customers'],
    ['/dealers/12', '/dealers/12'],
    ['/nowhere/at/all/of/it', '/nowhere/at/all/of/it'],
  ])('%s is understood as %s', (typed, internal) => {
    expect(toInternal(typed)).toBe(internal)
  })
})

describe('rights to open pages', () => {
  const admin = { id: 'a', roles: ['Admin'] }
  const dealer = { id: 'd', roles: ['Dealer'] }
  const nobody = { id: 'n', roles: [] }
  const open = (path: string, subject: typeof admin) => mayOpen(toInternal(path), model, subject)

  it.each([
    ['/DealerManagement/edit/1', true, false],
    ['/dealers/1', true, false],
    ['/WalletManage', false, true],
    ['/SubscriptionPlanViewUser', false, true],
    ['/UserSubscriptionPlan/p/Gold/d', true, true],
    ['/UserSubscriptionPlan/p/Gold/someone', true, false],
    ['/SubscriptionPlanViewAdmin/p/Gold/d/active', true, false],
    ['/UserManagement', true, false],
    ['/MyAccount', true, true],
    ['/home', true, true],
    ['/access-denied', true, true],
  ])('%s: Admin %s, Dealer %s', (path, forAdmin, forDealer) => {
    expect([open(path, admin), open(path, dealer)]).toEqual([forAdmin, forDealer])
  })

  it('a user without a role reaches no record', () => {
    const reached = ROUTES.filter(({ to, view }) => (view || /^\/[a-z]\w*$/.test(to)) && open(address(to, ['n']), nobody))
    expect(reached.map(({ path }) => path)).toEqual(['/home'])
  })
})

describe('a screen that Users Rights deny', () => {
  const deny = (entity: string, via: 'user' | 'role') => ({ entity, action: 'show', effect: 'deny', via }) as const

  it.each(SCREEN_NAMES)('%s has routes, which are then closed to that role or user only', (screen) => {
    const routes = ROUTES.filter((route) => route.screen === screen)
    expect(routes.length).toBeGreaterThan(0)
    for (const { to, roles = ['Admin'] } of routes) {
      const location = address(to, ['1'])
      const subject = { id: '1', roles: [...roles] }
      expect(mayOpen(location, model, subject)).toBe(true)
      expect(mayOpen(location, model, { ...subject, rights: [deny(screen, 'user')] })).toBe(false)
      expect(mayOpen(location, model, { ...subject, rights: [deny(screen, 'role')] })).toBe(false)
      expect(mayOpen(location, model, { ...subject, rights: [deny('another', 'user')] })).toBe(true)
      const allowed = { ...deny(screen, 'user'), effect: 'allow' } as const
      expect(mayOpen(location, model, { ...subject, rights: [deny(screen, 'role'), allowed] })).toBe(true)
    }
  })
})
