import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the rules of', (engine) => {
  const hub = engineApp(engine, { customers: 1 })

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, email = ADMIN) =>
    hub.as(email, { method, url: `/api/${path}`, ...(payload && { payload }) })
  const signIn = (email: string, password: string) =>
    hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password } })

  describe('customers', () => {
    const customer = (code: string, more: object = {}) => ({
      code,
      firstName: 'Ada',
      secondName: 'Byron',
      email: 'ada@example.com',
      phoneNumber: '+442079460958',
      address: 'London',
      ...more,
    })

    test('the full name follows first and second name until another is given', async () => {
      const made = (await call('POST', 'customers', customer('R1'))).json()
      expect(made.fullName).toBe('Ada Byron')
      const married = (await call('PUT', `customers/${made.id}`, { secondName: 'Lovelace' })).json()
      expect(married.fullName).toBe('Ada Lovelace')
      const named = (await call('PUT', `customers/${made.id}`, { fullName: 'Countess of Lovelace' })).json()
      expect(named.fullName).toBe('Countess of Lovelace')
      expect((await call('PUT', `customers/${made.id}`, { firstName: 'Augusta' })).json().fullName).toBe('Countess of Lovelace')
      expect((await call('PUT', `customers/${made.id}`, { fullName: '' })).json().fullName).toBe('Augusta Lovelace')
    })
  })

  describe('main units', () => {
    const unit = (code: string, ...subUnits: object[]) => ({
      code,
      name: code,
      subUnits: subUnits.map((sub, index) => ({ code: `${index}`, name: 'x', factor1: '1', factor2: '1', ...sub })),
    })

    test.each([
      ['no main sub-unit', [{}], 'subUnits.0.isMain'],
      ['two main sub-units', [{ isMain: true }, { isMain: true }], 'subUnits.1.isMain'],
      ['a main sub-unit that is not 1 to 1', [{ isMain: true, factor2: '2' }], 'subUnits.0.isMain'],
      ['a factor of zero', [{ isMain: true }, { factor1: '0' }], 'subUnits.1.factor1'],
      ['a negative factor', [{ isMain: true }, { factor2: '-1' }], 'subUnits.1.factor2'],
    ])('%s is refused at the row', async (title, subUnits, path) => {
      const answer = await call('POST', 'mainUnits', unit(title.slice(0, 16), ...subUnits))
      expect([answer.statusCode, Object.keys(answer.json().details)]).toEqual([422, [path]])
    })

    test('exactly one main sub-unit with both factors 1 is right', async () => {
      expect((await call('POST', 'mainUnits', unit('OK', { factor2: '12' }, { isMain: true, factor1: '1.000' }))).statusCode).toBe(201)
    })
  })

  describe('lookups', () => {
    const make = async (entity: string, values: object): Promise<string> => (await call('POST', entity, values)).json().id
    const parentError = async (values: object) => (await call('POST', 'lookups', values)).json().details?.parentLookupId?.keyword

    test('a list below another takes its values’ parents from that one; any other takes none', async () => {
      const plain = await make('lookupTypes', { name: 'Plain' })
      const other = await make('lookupTypes', { name: 'Other' })
      const child = await make('lookupTypes', { name: 'Child', hasParent: true, parentTypeId: plain })
      const parent = await make('lookups', { name: 'P', lookupTypeId: plain })
      const stranger = await make('lookups', { name: 'S', lookupTypeId: other })
      expect(await parentError({ name: 'A', lookupTypeId: plain, parentLookupId: stranger })).toBe('noParent')
      expect(await parentError({ name: 'A', lookupTypeId: child })).toBe('required')
      expect(await parentError({ name: 'A', lookupTypeId: child, parentLookupId: stranger })).toBe('parentType')
      expect(await make('lookups', { name: 'B', lookupTypeId: child, parentLookupId: parent })).toBeDefined()
      const moved = await call('PUT', `lookups/${parent}`, { lookupTypeId: other })
      expect(moved.json().details).toEqual({ lookupTypeId: { keyword: 'valuesInUse', params: { count: 1 } } })
      const changed = await call('PUT', `lookupTypes/${child}`, { parentTypeId: other })
      expect(changed.json().details).toEqual({ parentTypeId: { keyword: 'valuesInUse', params: { count: 1 } } })
    })

    test('a list names the one above it, and never lies below itself', async () => {
      expect((await call('POST', 'lookupTypes', { name: 'Loose', hasParent: true })).json().details).toMatchObject({
        parentTypeId: { keyword: 'required' },
      })
      const top = await make('lookupTypes', { name: 'Top' })
      const below = await make('lookupTypes', { name: 'Below', hasParent: true, parentTypeId: top })
      const answer = await call('PUT', `lookupTypes/${top}`, { hasParent: true, parentTypeId: below })
      expect(answer.json().details).toEqual({ parentTypeId: { keyword: 'cycle', params: {} } })
    })
  })

  test('a target ends no earlier than it starts', async () => {
    const salesman = (await hub.as(ADMIN, { url: '/api/salesmen?range=[0,0]' })).json()[0].id
    const target = { name: 'T', salesman, amount: '1', startDate: '2026-02-01', endDate: '2026-01-31' }
    expect((await call('POST', 'targets', target)).json().details).toEqual({
      endDate: { keyword: 'formatMinimum', params: { limit: '2026-02-01' } },
    })
    expect((await call('POST', 'targets', { ...target, endDate: '2026-02-01' })).statusCode).toBe(201)
  })

  test.each([
    [['10'], '10.00'],
    [['50', '50.01'], '100.01'],
    [['33.33', '33.33', '33.34'], undefined],
    [[], undefined],
  ])('a payment plan of the shares %j sums to %s', async (shares, sum) => {
    const installments = shares.map((share, days) => ({ days, share }))
    const answer = await call('POST', 'paymentPlans', { code: `S${shares.join('')}`.slice(0, 16), name: 'Plan', installments })
    expect(answer.json().details?.installments).toEqual(sum && { keyword: 'shareSum', params: { sum } })
  })

  test('a numbering template is for a kind of slip that there is', async () => {
    const template = { trcode: 'salesOrders', value: '{serial:3}', startDate: '2090-01-01', endDate: '2090-12-31' }
    expect((await call('POST', 'numberingTemplates', template)).json().details).toMatchObject({ trcode: { keyword: 'enum' } })
  })

  describe('users', () => {
    let made = 0
    const user = async (roles: string[], more: object = {}): Promise<{ id: string; email: string }> => {
      made += 1
      const payload = { name: `User ${made}`, email: `User${made}@Example.com`, password: 'opensesame', roles, ...more }
      return (await call('POST', 'users', payload)).json()
    }

    test('addresses are stored in lower case and signed in with in any', async () => {
      const { email } = await user(['Dealer'])
      expect(email).toBe(email.toLowerCase())
      expect((await signIn(email.toUpperCase(), 'opensesame')).statusCode).toBe(200)
      const twin = await call('POST', 'users', { name: 'Twin', email: email.toUpperCase(), password: 'opensesame', roles: ['Dealer'] })
      expect(twin.json().details).toMatchObject({ email: { keyword: 'unique' } })
    })

    test('users can’t change their own roles or their active flag, or delete themselves', async () => {
      const own = `users/${subjectOf(await hub.token(ADMIN))}`
      const answers = [
        await call('PUT', own, { roles: ['Admin', 'Dealer'] }),
        await call('PUT', own, { active: false }),
        await call('DELETE', own),
      ]
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
        [403, 'ownRights'],
        [403, 'ownRights'],
        [409, 'ownAccount'],
      ])
    })

    test('the last active Admin can’t be demoted, deactivated or deleted, not even by two at once', async () => {
      const other = await user(['Admin'])
      const session = (await signIn(other.email, 'opensesame')).json()
      const first = `users/${subjectOf(await hub.token(ADMIN))}`
      const asOther = (payload: object) =>
        hub.app.inject({ method: 'PUT', url: `/api/${first}`, payload, headers: { authorization: `Bearer ${session.token}` } })
      const answers = await Promise.all([asOther({ roles: ['Dealer'] }), call('PUT', `users/${other.id}`, { active: false })])
      const refused = answers.filter(({ statusCode }) => statusCode !== 200)
      expect(refused).toHaveLength(1)
      const { users } = hub.model.entities
      if (!users) throw new Error('no users')
      const filter = [
        { path: 'roles', operator: 'includes', value: 'Admin' },
        { path: 'active', operator: 'eq', value: true },
      ] as const
      const admins = await hub.repository.list(hub.db.read, users, { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 5 })
      expect(admins.rows).toHaveLength(1)
    })
  })
})
