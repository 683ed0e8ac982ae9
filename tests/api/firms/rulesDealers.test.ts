import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('dealers', (engine) => {
  const hub = engineApp(engine)
  let count = 0

  const dealer = (more: object = {}) => {
    count += 1
    const name = `carla${count}`
    const secret = { password: 'open sesame', confirmPassword: 'open sesame' }
    return {
      firstName: 'Carla',
      lastName: 'Car',
      userName: name,
      email: `${name}@Example.com`,
      phoneNumber: '+4474001234567',
      ...secret,
      ...more,
    }
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    hub.as(ADMIN, { method, url: `/api/${url}`, ...(payload && { payload }) })
  const create = (payload: object) => send('POST', 'dealers', payload)
  const user = async (id: string) => (await hub.as(ADMIN, { url: `/api/users/${id}` })).json()
  const signIn = (email: string, password: string) =>
    hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email, password } })
  const countOf = async (entity: string) =>
    Number((await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]` })).headers['content-range']?.split('/')[1])
  const stored = (id: string) => hub.db.read.selectFrom('dealers').selectAll().where('id', '=', id).executeTakeFirst()

  test('come with an account that signs in at once; no password stays with the dealer', async () => {
    const payload = dealer()
    const answer = await create(payload)
    expect(answer.statusCode).toBe(201)
    const { id, userId, email } = answer.json()
    expect(email).toBe(payload.email.toLowerCase())
    expect(await user(userId)).toMatchObject({ name: 'Carla Car', email, phoneNumber: '+4474001234567', roles: ['Dealer'], active: true })
    const session = await signIn(email, 'open sesame')
    expect(session.json()).toMatchObject({ id: userId, userRoles: ['Dealer'] })
    expect(await stored(id)).toMatchObject({ password: null, confirmPassword: null })
    expect(answer.body).not.toContain('scrypt')
  })

  test.each([
    ['no password', { password: undefined, confirmPassword: undefined }, { password: 'required' }],
    ['a password that is not repeated', { confirmPassword: undefined }, { confirmPassword: 'confirmPassword' }],
    ['a repetition that differs', { confirmPassword: 'open sesame!' }, { confirmPassword: 'confirmPassword' }],
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, { password: 'minLength' }],
    ['an address that has an account', { email: ADMIN }, { email: 'unique' }],
  ])('with %s are refused, and nothing of them remains', async (_title, more, keywords) => {
    const before = [await countOf('dealers'), await countOf('users')]
    const answer = await create(dealer(more))
    const details: Record<string, { keyword: string }> = answer.json().details
    expect([answer.statusCode, Object.fromEntries(Object.entries(details).map(([name, { keyword }]) => [name, keyword]))]).toEqual([
      422,
      keywords,
    ])
    expect([await countOf('dealers'), await countOf('users')]).toEqual(before)
  })

  test('that fail after their account was made leave no account', async () => {
    const first = dealer()
    expect((await create(first)).statusCode).toBe(201)
    const users = await countOf('users')
    const answer = await create(dealer({ userName: first.userName }))
    expect(Object.keys(answer.json().details)).toEqual(['userName'])
    expect(await countOf('users')).toBe(users)
  })

  test('and accounts follow each other, a new password ends sessions', async () => {
    const { id, userId, email } = (await create(dealer())).json()
    const { token } = (await signIn(email, 'open sesame')).json()
    const changed = await send('PUT', `dealers/${id}`, { lastName: 'Cart', email: `new-${email}` })
    expect(changed.json()).toMatchObject({ lastName: 'Cart' })
    expect(await user(userId)).toMatchObject({ name: 'Carla Cart', email: `new-${email}`, active: true })
    const outdated = await hub.app.inject({ url: '/api/customers', headers: { authorization: `Bearer ${token}` } })
    expect(outdated.statusCode).toBe(401)

    const unequal = await send('PUT', `dealers/${id}`, { password: 'another one', confirmPassword: 'another two' })
    expect(Object.keys(unequal.json().details)).toEqual(['confirmPassword'])
    expect((await send('PUT', `dealers/${id}`, { password: 'another one', confirmPassword: 'another one' })).statusCode).toBe(200)
    expect((await signIn(`new-${email}`, 'open sesame')).statusCode).toBe(401)
    expect((await signIn(`new-${email}`, 'another one')).statusCode).toBe(200)
    expect(await stored(id)).toMatchObject({ password: null, confirmPassword: null })

    await send('PUT', `users/${userId}`, { name: 'Maria Carla Carter', phoneNumber: '+4474009999999' })
    const dealers = await hub.as(ADMIN, { url: `/api/dealers/${id}` })
    expect(dealers.json()).toMatchObject({ firstName: 'Maria Carla', lastName: 'Carter', phoneNumber: '+4474009999999' })
  })

  test('that are deleted can’t sign in any more, and can again when they are brought back', async () => {
    const { id, userId, email, _version } = (await create(dealer())).json()
    expect((await send('DELETE', `dealers/${id}`)).statusCode).toBe(200)
    expect(await user(userId)).toMatchObject({ active: false })
    expect((await signIn(email, 'open sesame')).json().code).toBe('accountInactive')
    const back = await send('POST', `dealers/${id}/restore`, { version: _version })
    expect([back.statusCode, back.json()]).toMatchObject([200, { id, userId }])
    expect((await signIn(email, 'open sesame')).statusCode).toBe(200)
  })

  describe('who signs up', () => {
    const signUp = (name: string, email: string) =>
      hub.as(undefined, {
        method: 'POST',
        url: '/api/Auth/sign-up',
        payload: { name, email, password: 'open sesame', confirmPassword: 'open sesame', locale: 'tr' },
      })
    const dealerOf = async (userId: string) =>
      (await hub.as(ADMIN, { url: `/api/dealers?filter=${encodeURIComponent(JSON.stringify({ userId }))}` })).json()

    test('is in the list of dealers, with their own user name', async () => {
      const one = await signUp('Ada Maria Lovelace', 'ada@one.example.com')
      const other = await signUp('Ada', 'ada@other.example.com')
      expect([one.statusCode, other.statusCode]).toEqual([201, 201])
      expect(await dealerOf(one.json().id)).toMatchObject([
        { firstName: 'Ada Maria', lastName: 'Lovelace', userName: 'ada', email: 'ada@one.example.com' },
      ])
      expect(await dealerOf(other.json().id)).toMatchObject([{ firstName: 'Ada', lastName: null, userName: 'ada2' }])
      expect(await user(one.json().id)).toMatchObject({ locale: 'tr', roles: ['Dealer'] })
    })

    test('twice with one address is refused at that address', async () => {
      const again = await signUp('Ada', 'ada@one.example.com')
      expect([again.statusCode, Object.keys(again.json().details)]).toEqual([422, ['email']])
    })
  })
})
