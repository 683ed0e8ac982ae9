import { expect, test } from 'vitest'
import { sweepInvitations } from '../../../src/server/features/dealers/sweepInvitations.sql.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Colleague {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly state: string
  readonly own: boolean
}

interface Mail {
  readonly subject: string
  readonly text: string
}

describeEachEngine('colleagues', (engine) => {
  const hub = engineApp(engine)

  const at = (name: string) => `${name}-${engine.name}@example.com`
  const listed = async (who: string) => (await hub.as(who, { url: '/api/me/colleagues' })).json<Colleague[]>()
  const find = async (who: string, email: string) => (await listed(who)).find((one) => one.email === email)
  const invite = (who: string, payload: object) => hub.as(who, { method: 'POST', url: '/api/me/colleagues', payload })
  const remove = (who: string, id = '') => hub.as(who, { method: 'DELETE', url: `/api/me/colleagues/${id}` })
  const mailsTo = async (to: string) =>
    (await hub.as(ADMIN, { url: `/api/outboxMails?filter=${encodeURIComponent(JSON.stringify({ to }))}` })).json<Mail[]>()
  const codeFor = async (to: string) => {
    await expect.poll(async () => (await mailsTo(to)).length).toBeGreaterThan(0)
    return /\b\d{8}\b/.exec((await mailsTo(to))[0]?.text ?? '')?.[0] ?? ''
  }
  const post = (path: string, payload: object) => hub.app.inject({ method: 'POST', url: `/api/Auth/${path}`, payload })
  const accept = (email: string, code: string) =>
    post('reset-password', { email, code, password: 'open sesame', confirmPassword: 'open sesame' })
  const userOf = async (email: string) =>
    (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email }))}` })).json()[0]

  test('join the firm by the mailed code, while sign-up is closed, and lose their way in when they are removed', async () => {
    const settings = (await hub.as(ADMIN, { url: '/api/houseSettings/house' })).json()
    const set = (signUp: string) =>
      hub.as(ADMIN, { method: 'PUT', url: '/api/houseSettings/house', payload: { ...settings, signUp, _version: undefined } })
    await set('closed')
    const email = at('ines')
    expect((await invite(DEALER, { name: 'Ines Invited', email })).statusCode).toBe(202)
    expect(await find(DEALER, email)).toMatchObject({ state: 'invited', role: 'Dealer', own: false })
    expect(await find(DEALER2, email)).toBeUndefined()
    const code = await codeFor(email)
    const wrong = await accept(email, '00000000')
    expect([wrong.statusCode, wrong.json().details]).toEqual([422, { code: { keyword: 'invalidCode', params: {} } }])
    expect((await accept(email, code)).statusCode).toBe(204)
    expect((await accept(email, code)).statusCode).toBe(422)
    await set('open')
    const login = await post('login', { email, password: 'open sesame' })
    expect(login.json()).toMatchObject({ userRoles: ['Dealer'], name: 'Ines Invited' })
    expect(await userOf(email)).toMatchObject({ firm: (await userOf(DEALER)).firm, emailVerified: true })
    const found = await find(DEALER, email)
    expect(found).toMatchObject({ state: 'active' })
    expect((await remove(DEALER2, found?.id)).statusCode).toBe(404)
    expect((await remove(DEALER, found?.id)).statusCode).toBe(204)
    expect(await find(DEALER, email)).toBeUndefined()
    expect((await post('login', { email, password: 'open sesame' })).statusCode).toBe(403)
  })

  test('are never the user themselves, and Admins are invited by Admins of the house alone', async () => {
    const own = (await listed(DEALER)).find((one) => one.own)
    expect((await remove(DEALER, own?.id)).json().code).toBe('ownAccount')
    expect((await invite(DEALER, { name: 'A', email: at('sly'), role: 'Admin' })).statusCode).toBe(403)
    const email = at('second-admin')
    expect((await invite(ADMIN, { name: 'Second', email, role: 'Admin' })).statusCode).toBe(202)
    expect((await accept(email, await codeFor(email))).statusCode).toBe(204)
    expect(await userOf(email)).toMatchObject({ firm: 'house', roles: ['Admin'] })
  })

  test('withdrawn or repeated invitations leave only the last code good', async () => {
    const email = at('twice')
    await invite(DEALER, { name: 'Twice', email })
    const first = await codeFor(email)
    await invite(DEALER, { name: 'Twice', email })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    expect((await listed(DEALER)).filter((one) => one.email === email)).toHaveLength(1)
    expect((await accept(email, first)).statusCode).toBe(422)
    const second = (await mailsTo(email)).map(({ text }) => /\b\d{8}\b/.exec(text)?.[0] ?? '').find((code) => code !== first) ?? ''
    expect((await remove(DEALER, (await find(DEALER, email))?.id)).statusCode).toBe(204)
    expect((await accept(email, second)).statusCode).toBe(422)
    expect(await userOf(email)).toBeUndefined()
  })

  test('an address that another firm’s user has looks like any other, and its owner gets a mail', async () => {
    const answer = await invite(DEALER, { name: 'Known', email: DEALER2 })
    expect(answer.statusCode).toBe(202)
    expect(await find(DEALER, DEALER2)).toMatchObject({ state: 'invited' })
    await expect
      .poll(async () => (await mailsTo(DEALER2)).map(({ subject }) => subject))
      .toContain('Birisi e-posta adresinizi kullanmak istedi')
    expect((await invite(DEALER, { name: 'Me', email: DEALER })).json().errors).toHaveProperty('email')
    expect(Object.keys((await invite(DEALER, { name: '', email: 'no' })).json().errors)).toEqual(['name', 'email'])
  })

  test('whose invitation expired are listed so, can be invited again, and are forgotten a month later', async () => {
    const DAY = 24 * 60 * 60 * 1000
    const email = at('late')
    const sweep = (days: number) => sweepInvitations({ db: hub.db, clock: () => new Date(Date.now() + days * DAY) })
    const expire = () =>
      hub.db.write(async (trx) => {
        const expiresAt = new Date(Date.now() - 1000).toISOString()
        await trx.updateTable('invitations').set({ expiresAt }).where('email', '=', email).execute()
      })
    await invite(DEALER, { name: 'Late', email })
    const code = await codeFor(email)
    await expire()
    expect(await find(DEALER, email)).toMatchObject({ name: 'Late', state: 'expired' })
    expect((await accept(email, code)).statusCode).toBe(422)
    expect((await invite(DEALER, { name: 'Late', email })).statusCode).toBe(202)
    expect(await find(DEALER, email)).toMatchObject({ state: 'invited' })
    await expire()
    await sweep(29)
    expect(await find(DEALER, email)).toMatchObject({ state: 'expired' })
    expect(await sweep(31)).toBeGreaterThan(0)
    expect(await find(DEALER, email)).toBeUndefined()
  })

  test('whose codes were guessed at too often need another invitation', async () => {
    const email = at('guessed')
    await invite(DEALER, { name: 'Guessed', email })
    const code = await codeFor(email)
    for (const wrong of ['00000000', '00000001', '00000002', '00000003', '00000004']) await accept(email, wrong)
    expect((await accept(email, code)).statusCode).toBe(422)
    expect(await find(DEALER, email)).toMatchObject({ state: 'expired' })
    expect((await remove(DEALER, (await find(DEALER, email))?.id)).statusCode).toBe(204)
  })
})
