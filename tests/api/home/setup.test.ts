import { expect, test } from 'vitest'
import type { Setup } from '../../../src/domain/setup.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the first set-up', (engine) => {
  const hub = engineApp(engine)

  const settings = async () => (await hub.as(ADMIN, { url: '/api/houseSettings/house' })).json()
  const change = async (changes: object) =>
    hub.as(ADMIN, { method: 'PUT', url: '/api/houseSettings/house', payload: { ...(await settings()), ...changes } })
  const states = async () => {
    const { steps } = (await hub.as(ADMIN, { url: '/api/setup' })).json<Setup>()
    return Object.fromEntries(steps.map(({ name, state }) => [name, state]))
  }

  test('sees what is there, and what was skipped', async () => {
    expect(await states()).toEqual({ house: 'done', mail: 'skipped', signUp: 'skipped', plans: 'done', carLot: 'done', colleague: 'done' })
    expect((await change({ skippedSteps: [], dealerApproval: null })).statusCode).toBe(200)
    expect(await states()).toMatchObject({ mail: 'open', signUp: 'open' })
    expect((await change({ skippedSteps: ['mail', 'plans'], dealerApproval: 'auto' })).statusCode).toBe(200)
    expect(await states()).toMatchObject({ mail: 'skipped', signUp: 'done', plans: 'done' })
  })

  test('is for Admins alone', async () => {
    for (const who of [DEALER, undefined]) {
      const expected = who === undefined ? 401 : 403
      expect((await hub.as(who, { url: '/api/setup' })).statusCode).toBe(expected)
      expect((await hub.as(who, { method: 'POST', url: '/api/setup/mail' })).statusCode).toBe(expected)
      expect((await hub.as(who, { url: '/api/houseSettings/house' })).statusCode).toBe(expected)
    }
  })

  test('sends a test message to the caller; without a mail server it is kept and the step stays open', async () => {
    await change({ skippedSteps: [] })
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/setup/mail' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: 'kept', to: ADMIN }])
    const [mail] = (await hub.as(ADMIN, { url: `/api/outboxMails?sort=${encodeURIComponent('["at","DESC"]')}&range=[0,0]` })).json()
    expect(mail).toMatchObject({ to: ADMIN, status: 'kept', subject: 'Test message' })
    expect(await states()).toMatchObject({ mail: 'open' })
  })

  test('closes sign-up, and opens it again', async () => {
    const signUp = (email: string) =>
      hub.app.inject({
        method: 'POST',
        url: '/api/Auth/sign-up',
        payload: { name: 'Nadia New', email, password: 'Quiet-Harbour-71', confirmPassword: 'Quiet-Harbour-71' },
      })
    await change({ signUp: 'closed' })
    const refused = await signUp('nadia@new.test')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'signUpClosed'])
    await change({ signUp: 'open' })
    expect((await signUp('nadia@new.test')).statusCode).toBe(201)
  })

  test('has one record of settings that can’t be added or deleted', async () => {
    expect((await hub.as(ADMIN, { method: 'POST', url: '/api/houseSettings', payload: { id: 'other', signUp: 'open' } })).statusCode).toBe(
      403,
    )
    expect((await hub.as(ADMIN, { method: 'DELETE', url: '/api/houseSettings/house' })).statusCode).toBe(403)
    expect((await change({ mailTestedAt: '2026-01-01T00:00:00.000Z' })).json().mailTestedAt).toBeNull()
  })
})
