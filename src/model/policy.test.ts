import { describe, expect, test } from 'vitest'
import { can, decide, decideVisit, isGrantedBySchema, mayVisit, readable, readScope, writable, writeScope } from './policy.ts'
import { resolveModel } from './resolve/resolveModel.ts'
import type { Right, Subject } from './subject.ts'

const resolved = (entity: object) => {
  const { list } = resolveModel(
    [
      {
        file: 'schemas/bids.ts',
        schema: {
          $id: 'bids',
          type: 'object',
          properties: {
            dealerId: { type: 'string' },
            maximum: { type: 'string', read: ['Salesman', 'Admin'] },
            status: { type: 'string', write: ['Admin'] },
            secret: { type: 'string', writeOnly: true },
            total: { type: 'string', readOnly: true },
            id: { type: 'string' },
          },
          entity,
        },
      },
    ],
    [],
  )
  const [bids] = list
  if (!bids) throw new Error('not resolved')
  return bids
}

const admin: Subject = { id: 'a', roles: ['Admin'] }
const dealer: Subject = { id: 'd', roles: ['Dealer'] }
const both: Subject = { id: 'b', roles: ['Dealer', 'Admin'] }
const nobody: Subject = { id: 'n', roles: [] }

describe('actions', () => {
  const bids = resolved({ access: { Admin: 'all', Dealer: ['list', 'show'] } })

  test('each role has what it is granted, and roles are united', () => {
    expect([can(bids, 'delete', admin), can(bids, 'delete', dealer), can(bids, 'delete', both), can(bids, 'list', nobody)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('are granted by the schema if it grants them to any role, except writes of a read-only entity', () => {
    expect([isGrantedBySchema(bids, 'list'), isGrantedBySchema(bids, 'edit')]).toEqual([true, true])
    const listed = resolved({ access: { Admin: ['list'], Dealer: ['list', 'show'] } })
    expect([isGrantedBySchema(listed, 'show'), isGrantedBySchema(listed, 'edit')]).toEqual([true, false])
    const readOnly = resolved({ readOnly: true, access: { Admin: 'all' } })
    expect([isGrantedBySchema(readOnly, 'list'), isGrantedBySchema(readOnly, 'edit')]).toEqual([true, false])
  })

  test('without an access rule only Admins come in', () => {
    expect([can(resolved({}), 'list', admin), can(resolved({}), 'list', dealer)]).toEqual([true, false])
  })

  test('a right at run time is of its entity, action, effect and role', () => {
    const deny = { entity: 'bids', action: 'list', effect: 'deny', via: 'role' } as const
    const allow = { entity: 'bids', action: 'create', effect: 'allow', via: 'role', role: 'Dealer' } as const
    const may = (action: 'list' | 'create', who: Subject, ...rights: NonNullable<Subject['rights']>) =>
      can(bids, action, { ...who, rights })
    expect(may('list', dealer, deny)).toBe(false)
    expect(may('list', dealer, { ...deny, entity: 'lots' })).toBe(true)
    expect(may('list', dealer, { ...deny, action: 'show' })).toBe(true)
    expect(may('list', dealer, { ...deny, role: 'Admin' })).toBe(true)
    expect(may('list', both, { ...deny, role: 'Dealer' })).toBe(true)
    expect(may('create', dealer, allow)).toBe(true)
    expect(may('create', dealer, { ...allow, role: 'Salesman' })).toBe(false)
    expect(may('create', dealer, { ...allow, effect: 'deny' })).toBe(false)
    expect(may('create', dealer, { ...allow, via: 'user' })).toBe(true)
    expect(may('create', nobody, allow)).toBe(false)
  })

  test('a denial for a user wins over roles and over what was allowed at run time', () => {
    const rights = [
      { entity: 'bids', action: 'list', effect: 'allow', via: 'role' },
      { entity: 'bids', action: 'list', effect: 'deny', via: 'user' },
    ] as const
    expect(can(bids, 'list', { ...admin, rights })).toBe(false)
  })

  test('what was allowed to a user at run time adds to its roles; a denial for another entity changes nothing', () => {
    expect(can(bids, 'edit', { ...dealer, rights: [{ entity: 'bids', action: 'edit', effect: 'allow', via: 'user' }] })).toBe(true)
    expect(can(bids, 'list', { ...dealer, rights: [{ entity: 'cars', action: 'list', effect: 'deny', via: 'user' }] })).toBe(true)
  })

  test('a reserved action comes from the schema alone: a right given at run time only restores it', () => {
    const reserved = resolved({ access: { Admin: 'all', Dealer: ['show'] }, reserved: ['show', 'edit'] })
    const rights = (['show', 'edit', 'list'] as const).flatMap((action) => [
      { entity: 'bids', action, effect: 'allow', via: 'user' } as const,
      { entity: 'bids', action, effect: 'allow', via: 'role', role: 'Dealer' } as const,
    ])
    const subject = { ...dealer, rights }
    expect((['show', 'edit', 'list'] as const).map((action) => decide(reserved, action, subject).rule)).toEqual([
      'userAllowed',
      'reserved',
      'userAllowed',
    ])
    expect(can(reserved, 'edit', subject)).toBe(false)
    const denied = { entity: 'bids', action: 'edit', effect: 'deny', via: 'role', role: 'Admin' } as const
    expect(can(reserved, 'edit', { ...admin, rights: [denied, ...rights] })).toBe(true)
  })

  test('a right that the schema reserves can’t be granted', () => {
    const rights = [{ entity: 'bids', action: 'list', effect: 'allow', via: 'user' }] as const
    expect(decide(resolved({ access: {} }), 'list', { ...admin, rights })).toEqual({ allowed: false, rule: 'reserved' })
  })

  test('an append-only entity is read, and accepts no write', () => {
    const trail = resolved({ access: { Admin: 'all' }, appendOnly: true })
    expect((['list', 'show', 'export', 'approve'] as const).map((action) => can(trail, action, admin))).toEqual([true, true, true, true])
    expect((['create', 'edit', 'delete', 'import'] as const).map((action) => can(trail, action, admin))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the rule that decides', () => {
  const access = { Dealer: ['list', 'show'] } as const
  const right = (effect: 'allow' | 'deny', via: 'role' | 'user'): Right => ({ entity: 'bids', action: 'list', effect, via })

  test.each<[string, Parameters<typeof decide>, ReturnType<typeof decide>]>([
    ['is the default of the role', [resolved({ access }), 'list', dealer], { allowed: true, rule: 'roleDefault', role: 'Dealer' }],
    ['is that no role grants it', [resolved({ access }), 'edit', dealer], { allowed: false, rule: 'notGranted' }],
    ['is that there is no role', [resolved({ access }), 'list', nobody], { allowed: false, rule: 'notGranted' }],
    ['is that the server alone writes', [resolved({ access, readOnly: true }), 'edit', dealer], { allowed: false, rule: 'readOnly' }],
    [
      'is a denial of the role, before its default',
      [resolved({ access }), 'list', { ...dealer, rights: [right('deny', 'role')] }],
      { allowed: false, rule: 'roleDenied', role: 'Dealer' },
    ],
    [
      'is a denial of one role, where no other grants it',
      [resolved({ access }), 'list', { ...both, rights: [right('deny', 'role')] }],
      { allowed: false, rule: 'roleDenied', role: 'Dealer' },
    ],
    [
      'is a denial that follows a role without a grant',
      [resolved({ access }), 'list', { id: 'x', roles: ['Admin', 'Dealer'], rights: [{ ...right('deny', 'role'), role: 'Dealer' }] }],
      { allowed: false, rule: 'roleDenied', role: 'Dealer' },
    ],
    [
      'is what was allowed to the role',
      [resolved({ access }), 'edit', { ...dealer, rights: [{ ...right('allow', 'role'), action: 'edit' }] }],
      { allowed: true, rule: 'roleAllowed', role: 'Dealer' },
    ],
    [
      'is that what was allowed to the role is reserved',
      [resolved({ access, reserved: ['edit'] }), 'edit', { ...dealer, rights: [{ ...right('allow', 'role'), action: 'edit' }] }],
      { allowed: false, rule: 'reserved', role: 'Dealer' },
    ],
    [
      'is a denial of the user',
      [resolved({ access }), 'list', { ...dealer, rights: [right('deny', 'user')] }],
      { allowed: false, rule: 'userDenied' },
    ],
    [
      'is a denial of the role where the user was allowed what is reserved',
      [
        resolved({ access: { Admin: ['list'] }, reserved: ['list'] }),
        'list',
        { ...dealer, rights: [right('allow', 'user'), right('deny', 'role')] },
      ],
      { allowed: false, rule: 'roleDenied', role: 'Dealer' },
    ],
  ])('%s', (_, given, verdict) => expect(decide(...given)).toEqual(verdict))

  test('what is reserved may be given to a user with one role that grants it', () => {
    const reserved = resolved({ access, reserved: ['list'] })
    const rights = [right('deny', 'role'), right('allow', 'user')]
    expect(can(reserved, 'list', { ...both, rights })).toBe(true)
  })
})

describe('a screen', () => {
  const rule = (effect: 'allow' | 'deny', via: 'role' | 'user', role?: string) =>
    ({ entity: 'reports', action: 'show', effect, via, ...(role !== undefined && { role }) }) as const

  test.each<[string, Subject, ReturnType<typeof decideVisit>]>([
    ['is open to all', dealer, { allowed: true, rule: 'open' }],
    ['is open to a user without a role', { ...nobody, rights: [rule('deny', 'role')] }, { allowed: true, rule: 'open' }],
    ['is closed by a denial for the user', { ...admin, rights: [rule('deny', 'user')] }, { allowed: false, rule: 'userDenied' }],
    ['is opened to the user', { ...dealer, rights: [rule('allow', 'user'), rule('deny', 'role')] }, { allowed: true, rule: 'userAllowed' }],
    [
      'is closed to a role',
      { ...dealer, rights: [rule('deny', 'role', 'Dealer')] },
      { allowed: false, rule: 'roleDenied', role: 'Dealer' },
    ],
    ['is open by another role', { ...both, rights: [rule('deny', 'role', 'Dealer')] }, { allowed: true, rule: 'open' }],
    [
      'is open where another one is closed',
      { ...dealer, rights: [{ ...rule('deny', 'user'), entity: 'x' }] },
      { allowed: true, rule: 'open' },
    ],
  ])('%s', (_, subject, verdict) => {
    expect(decideVisit('reports', subject)).toEqual(verdict)
    expect(mayVisit('reports', subject)).toBe(verdict.allowed)
  })
})

describe('rows', () => {
  const scoped = resolved({ access: { Admin: 'all', Dealer: ['list'] }, scope: { dealerId: '$user.id' } })

  test('a scoped role sees its own rows, a role granted all sees every row', () => {
    expect(readScope(scoped, dealer)).toEqual({ dealerId: 'd' })
    expect(readScope(scoped, both)).toBeUndefined()
  })

  test('where more is seen than may be written, each has its own rows', () => {
    const shared = resolved({ access: { Dealer: ['list', 'edit'] }, scope: { dealerId: '$user.id' }, readScope: { id: '$user.branch' } })
    const caller = { ...dealer, attributes: { branch: 'b' } }
    expect([readScope(shared, caller), writeScope(shared, caller)]).toEqual([{ id: 'b' }, { dealerId: 'd' }])
  })

  test('a constant is compared as it is, also one that looks like a variable', () => {
    const by = (dealerId: string | number) => readScope(resolved({ access: { Dealer: ['list'] }, scope: { dealerId } }), dealer)
    expect([by('d'), by(7), by('$user.id')]).toEqual([{ dealerId: 'd' }, { dealerId: 7 }, { dealerId: 'd' }])
  })

  test('one role that is granted all is enough', () => {
    expect(readScope(scoped, { id: 'x', roles: ['Dealer', 'Admin', 'Salesman'] })).toBeUndefined()
  })

  test('an attribute that the user lacks matches no row', () => {
    expect(readScope(resolved({ access: { Dealer: ['list'] }, scope: { dealerId: '$user.branch' } }), dealer)).toEqual({ dealerId: null })
  })
})

describe('fields', () => {
  const { fieldsByName } = resolved({})
  const named = (name: string) => {
    const field = fieldsByName[name]
    if (!field) throw new Error(name)
    return field
  }

  test('only the named roles read; a field that is only written is read by no role', () => {
    expect([readable(named('maximum'), admin), readable(named('maximum'), dealer), readable(named('secret'), admin)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('one of the named roles is enough', () => {
    expect(readable(named('maximum'), both)).toBe(true)
  })

  test('no reading means no writing, except for a secret, which all write', () => {
    expect([
      writable(named('maximum'), dealer, true),
      writable(named('secret'), dealer, false),
      writable(named('status'), dealer, true),
    ]).toEqual([false, true, false])
  })

  test('a natural id is set at creation only, a read-only field never', () => {
    expect([writable(named('id'), admin, true), writable(named('id'), admin, false), writable(named('total'), admin, true)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
