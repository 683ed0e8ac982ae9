import { expect, test } from 'vitest'
import { composeRules } from './composeRules.ts'
import type { EntityRules, NamedAction } from './rules.ts'

const call = {
  method: 'POST',
  path: '/api/cars/{id}/x',
  summary: '',
  right: { resource: 'cars', action: 'edit' },
  types: undefined,
} as const
const action = (name: string): NamedAction => ({ name, call, changes: () => ({}) })

type AfterWrite = Parameters<NonNullable<EntityRules['afterWrite']>>[0]

const rulesOf = (...parts: readonly EntityRules[]): EntityRules => composeRules(parts.map((cars) => ({ cars }))).get('cars') ?? {}

test('rules of several entities stand side by side', () => {
  const all = composeRules([{ cars: {}, users: {} }, { dealers: {} }])
  expect([...all.keys()]).toEqual(['cars', 'users', 'dealers'])
})

test.each(['beforeWrite', 'afterWrite'] as const)('%s of two features run in turn, one after the other', async (name) => {
  const ran: string[] = []
  const noting = (what: string) => async () => {
    ran.push(`${what} begins`)
    await Promise.resolve()
    ran.push(`${what} ends`)
  }
  const context: object = {}
  const isContext = (given: object): given is AfterWrite => given === context
  if (!isContext(context)) throw new Error('not the context')
  await rulesOf({ [name]: noting('one') }, { [name]: noting('other') })[name]?.(context)
  expect(ran).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('what one feature alone gives stays as it is', async () => {
  const derive = () => ({})
  const both = rulesOf({ derive }, { actions: [action('archive')] })
  expect(both.derive).toBe(derive)
  expect(both).not.toHaveProperty('beforeWrite')
  expect(both).not.toHaveProperty('afterWrite')
  expect(rulesOf({ derive }, { beforeWrite: async () => {} })).not.toHaveProperty('actions')
})

test('actions of several features are all there', () => {
  const { actions = [] } = rulesOf({ actions: [action('archive')] }, { actions: [action('restock')] })
  expect(actions.map(({ name }) => name)).toEqual(['archive', 'restock'])
})

test.each([
  ['derive', { derive: () => ({}) }],
  ['archive', { actions: [action('archive')] }],
])('two features that both decide %s stop the start', (name, rules) => {
  expect(() => rulesOf(rules, rules)).toThrow(`two features give '${name}' of cars; one decides`)
})
