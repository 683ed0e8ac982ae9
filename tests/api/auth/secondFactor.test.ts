import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { authClient, manualClock } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('a second step of sign-in (PRODUCT.md S7)', (engine) => {
  const time = manualClock()
  const hub = engineApp(engine, { customers: 1, clock: time.clock })
  const client = authClient(() => hub.app, '198.51.100.9')
  const currentPassword = DEMO_PASSWORD
  const call = (who: string, url: string, payload?: object) =>
    hub.as(who, { method: payload ? 'POST' : 'GET', url: `/api/me/second-factor${url}`, ...(payload && { payload }) })
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.clock().getTime() })
  const enter = async (code?: string) => {
    const answer = await client.post('login', { email: ADMIN, password: DEMO_PASSWORD, ...(code && { code }) })
    return [answer.statusCode, answer.json().code]
  }

  test('is enrolled by password and a first code, asked for at sign-in, and each code counts once', async () => {
    expect((await call(DEALER, '', { currentPassword })).json().code).toBe('adminsOnly')
    expect((await call(ADMIN, '', { currentPassword: 'guess it' })).statusCode).toBe(422)
    const { secret, qrCode } = (await call(ADMIN, '', { currentPassword })).json()
    expect(qrCode).toContain('<svg')
    expect(await enter()).toEqual([200, undefined])
    expect((await call(ADMIN, '/confirm', { code: '000000' })).statusCode).toBe(422)
    const { recoveryCodes } = (await call(ADMIN, '/confirm', { code: codeOf(secret) })).json()
    expect(recoveryCodes).toHaveLength(10)

    expect(await enter()).toEqual([401, 'secondFactorRequired'])
    expect(await enter(codeOf(secret))).toEqual([401, 'invalidSecondFactor'])
    time.pass(60)
    expect(await enter(codeOf(secret))).toEqual([200, undefined])
    expect(await enter(codeOf(secret))).toEqual([401, 'invalidSecondFactor'])
    expect(await enter(recoveryCodes[0].toUpperCase())).toEqual([200, undefined])
    expect(await enter(recoveryCodes[0])).toEqual([401, 'invalidSecondFactor'])
    expect((await call(ADMIN, '')).json()).toEqual({ available: true, enabled: true, recoveryLeft: 9 })

    expect((await call(ADMIN, '/recovery-codes', { currentPassword: 'guess it' })).statusCode).toBe(422)
    const { recoveryCodes: newer } = (await call(ADMIN, '/recovery-codes', { currentPassword })).json()
    expect(await enter(recoveryCodes[1])).toEqual([401, 'invalidSecondFactor'])
    expect(await enter(newer[1])).toEqual([200, undefined])

    expect((await call(ADMIN, '/remove', { currentPassword: 'guess it' })).statusCode).toBe(422)
    expect((await call(ADMIN, '/remove', { currentPassword })).statusCode).toBe(204)
    expect(await enter()).toEqual([200, undefined])
  })

  test('is not guessed: ten wrong codes close it for a while', async () => {
    const { secret } = (await call(ADMIN, '', { currentPassword })).json()
    expect((await call(ADMIN, '/confirm', { code: codeOf(secret) })).statusCode).toBe(200)
    time.pass(16 * 60)
    const answers = []
    for (let guess = 0; guess < 11; guess += 1) answers.push((await enter('123456'))[0])
    expect(answers.at(-1)).toBe(429)
    time.pass(60)
    expect((await enter(codeOf(secret)))[0]).toBe(429)
  })
})
