import { beforeEach, expect, test } from 'vitest'
import { type Counter, createAttempts, LIMITS } from '../../../src/server/auth/signIn/attempts.sql.ts'
import { DEALER, DEALER2 } from '../../support/app/app.ts'
import { authClient, manualClock } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const HOUR = 3600

describeEachEngine('Attempts to sign in', (engine) => {
  const { clock, pass } = manualClock()
  const hub = engineApp(engine, { clock })
  beforeEach(() => pass(HOUR))

  const at = (address: string) => authClient(() => hub.app, address)
  const statuses = (answers: readonly { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length
  const guess = (address: string, email: string) => at(address).login(email, 'wrong-password')

  test('are ten an account from one place, however many come at once, and then not even the right password helps', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => guess('198.51.100.1', DEALER)))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 6])
    const right = await at('198.51.100.1').login(DEALER)
    expect(right.statusCode).toBe(429)
    expect(right.json()).toMatchObject({ code: 'rateLimited', params: { seconds: 900 } })
    expect(right.headers['retry-after']).toBe('900')
  })

  test('of a stranger do not keep the owner out, who signs in from elsewhere', async () => {
    await Promise.all(Array.from({ length: 12 }, () => guess('198.51.100.2', DEALER)))
    expect((await at('198.51.100.3').login(DEALER)).statusCode).toBe(200)
    expect((await at('198.51.100.2').login(DEALER2)).statusCode).toBe(200)
  })

  test('are reset after a quarter of an hour', async () => {
    await Promise.all(Array.from({ length: 11 }, () => guess('198.51.100.4', DEALER)))
    pass(899)
    expect((await at('198.51.100.4').login(DEALER)).statusCode).toBe(429)
    pass(1)
    expect((await at('198.51.100.4').login(DEALER)).statusCode).toBe(200)
  })

  test('that succeed are not counted', async () => {
    for (let round = 0; round < 12; round += 1) expect((await at('198.51.100.5').login(DEALER)).statusCode).toBe(200)
  })

  /** Hashing this many attempts would take a minute, so they are counted directly. */
  const alreadyTried = async (times: number, counter: Counter) => {
    const { take } = createAttempts(clock)
    for (let time = 0; time < times; time += 1) await hub.db.write((trx) => take(trx, [counter]))
  }

  test('are limited by address over all accounts, a whole IPv6 network counting as one', async () => {
    await alreadyTried(297, [LIMITS.signInNetwork, '2001:db8:1:2::/64'])
    const guesses = Array.from({ length: 6 }, (_, index) => guess(`2001:db8:1:2:${index}::1`, `guess${index}@cardealerhub.test`))
    const answers = await Promise.all(guesses)
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([3, 3])
    expect((await guess('2001:db8:1:3::1', DEALER)).statusCode).toBe(401)
  })

  test('are limited by account over all addresses', async () => {
    await alreadyTried(47, [LIMITS.signInAccount, DEALER2])
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => guess(`198.18.0.${index}`, DEALER2)))
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([3, 3])
  })

  test('to get a code are limited alike for an account and for none', async () => {
    for (const email of [DEALER, 'nobody@cardealerhub.test']) {
      const asked = await Promise.all(Array.from({ length: 6 }, (_, index) => at(`198.18.1.${index}`).post('forgot-password', { email })))
      expect([statuses(asked, 202), statuses(asked, 429)]).toEqual([6, 0])
      const here = await Promise.all(Array.from({ length: 6 }, () => at('198.18.2.1').post('forgot-password', { email })))
      expect([statuses(here, 202), statuses(here, 429)]).toEqual([5, 1])
    }
  })
})
