import { beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { authClient, manualClock, type Pair } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

const MINUTE = 60

/** Mail is sent after the answer, which may take a moment on a busy machine. */

interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly status: string
}

describeEachEngine('A forgotten password', (engine) => {
  const { clock, pass } = manualClock()
  const hub = engineApp(engine, { clock })
  beforeEach(() => pass(61 * MINUTE))

  const client = authClient(() => hub.app)
  const outbox = async (pair?: Pair) => {
    const { accessToken } = pair ?? (await client.signIn(ADMIN))
    return (await client.get('/api/outboxMails?sort=["at","DESC"]&range=[0,99]', accessToken)).json<Mail[]>()
  }
  /** Requests a code and waits until its mail is in the outbox, where an Admin can read it. */
  const askForCode = async (email: string) => {
    const admin = await client.signIn(ADMIN)
    const before = new Set((await outbox(admin)).map(({ id }) => id))
    const answer = await client.post('forgot-password', { email })
    expect(answer.statusCode).toBe(202)
    // Jobs of the server may send other mails meanwhile.
    const { mail, code } = await vi.waitFor(async () => {
      const mails = (await outbox(admin)).filter(({ id, to }) => !before.has(id) && to === email)
      const [found] = mails.flatMap((mail) => {
        const code = /\b\d{6}\b/.exec(mail.text)?.[0]
        return code === undefined ? [] : [{ mail, code }]
      })
      if (!found) throw new Error('no code was mailed')
      return found
    }, PATIENCE)
    pass(1)
    return { mail, code }
  }
  const reset = (email: string, code: string, password = 'brand-new-1') => client.post('reset-password', { email, code, password })
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('is replaced with the mailed code, which ends all sessions of the account', async () => {
    const session = await client.signIn(DEALER)
    const { mail, code } = await askForCode(DEALER)
    expect(mail).toMatchObject({ subject: 'Your verification code', status: 'kept' })
    expect(mail.text).toContain('http://hub.test/reset-password?email=dealer%40cardealerhub.test')
    expect((await reset(DEALER, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(204)
    expect((await client.login(DEALER)).statusCode).toBe(401)
    expect((await client.login(DEALER, 'brand-new-1')).statusCode).toBe(200)
    expect((await client.get('/api/currencies', session.accessToken)).statusCode).toBe(401)
    expect((await client.refresh(session)).statusCode).toBe(401)
    expect((await reset(DEALER, code, 'once-again-1')).statusCode).toBe(422)
  })

  test('is a new version of the user, audited without the password', async () => {
    const admin = await client.signIn(ADMIN)
    const user = async () =>
      (await client.get(`/api/users?filter=${encodeURIComponent(JSON.stringify({ email: DEALER2 }))}`, admin.accessToken)).json()[0]
    const before = await user()
    expect((await reset(DEALER2, (await askForCode(DEALER2)).code, 'demo1234')).statusCode).toBe(204)
    expect((await user())._version).toBe(before._version + 1)
    const token = (await client.signIn(ADMIN)).accessToken
    const [entry] = (await client.get(`/api/users/${before.id}/history`, token)).json()
    expect(entry).toMatchObject({
      ...{ action: 'resetPassword', actorId: before.id, recordVersion: before._version + 1 },
      changes: { password: { old: null, new: null } },
    })
  })

  test('brings mail in the language of the account', async () => {
    const { mail, code } = await askForCode(DEALER2)
    expect(mail.subject).toBe('Doğrulama kodunuz')
    expect(mail.text).toContain(`Doğrulama kodu: ${code}`)
  })

  test('is answered the same for an address without an account, and sends no mail', async () => {
    const before = new Set((await outbox()).map(({ id }) => id))
    const known = await client.post('forgot-password', { email: DEALER })
    const unknown = await client.post('forgot-password', { email: 'nobody@cardealerhub.test' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    const added = async () => (await outbox()).filter(({ id }) => !before.has(id)).map(({ to }) => to)
    await vi.waitFor(async () => expect(await added()).toContain(DEALER), PATIENCE)
    expect((await added()).some((to) => to.startsWith('nobody'))).toBe(false)
    const [right, none] = [await reset(DEALER, '000'), await reset('nobody@cardealerhub.test', '000')]
    expect([none.statusCode, none.body]).toEqual([right.statusCode, right.body])
  })

  test('is not replaced with a wrong code, and after five wrong ones not with the right one', async () => {
    const { code } = await askForCode(DEALER2)
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(DEALER2, wrong(code))))
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422])
    expect(tries[0]?.json().errors).toEqual({ code: 'The verification code is wrong or has expired' })
    expect((await reset(DEALER2, code)).statusCode).toBe(422)
    expect((await client.login(DEALER2)).statusCode).toBe(200)
  })

  test('is replaced after four wrong tries', async () => {
    const { code } = await askForCode(DEALER2)
    for (let attempt = 0; attempt < 4; attempt += 1) await reset(DEALER2, wrong(code))
    expect((await reset(DEALER2, code, 'demo1234')).statusCode).toBe(204)
  })

  test('is not replaced after a quarter of an hour, or with an older code', async () => {
    const { code: late } = await askForCode(DEALER2)
    pass(15 * MINUTE)
    expect((await reset(DEALER2, late)).statusCode).toBe(422)
    const { code: older } = await askForCode(DEALER2)
    const { code: newer } = await askForCode(DEALER2)
    if (older !== newer) expect((await reset(DEALER2, older)).statusCode).toBe(422)
    expect((await reset(DEALER2, newer, 'demo1234')).statusCode).toBe(204)
  })

  test('keeps its code from everybody but Admins', async () => {
    const { accessToken } = await client.signIn(DEALER2)
    expect((await client.get('/api/outboxMails', accessToken)).statusCode).toBe(403)
    const admin = await client.signIn(ADMIN)
    for (const entity of ['sessions', 'refreshTokens', 'verificationCodes', 'attemptCounters']) {
      expect((await client.get(`/api/${entity}`, admin.accessToken)).statusCode).toBe(404)
    }
  })
})
