import { expect, test, vi } from 'vitest'
import { ADMIN, createTestApp, DEALER } from '../../support/app/app.ts'
import { authClient, type Pair } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

const SECRET = 'one secret for all processes of an installation'

describeEachEngine('Several processes on one database', (engine) => {
  const one = engineApp(engine, { secret: SECRET })
  const two = engineApp(engine, { secret: SECRET })

  const here = authClient(() => one.app)
  const there = authClient(() => two.app)
  const signOut = ({ accessToken }: Pair) => here.post('sign-out', undefined, { authorization: `Bearer ${accessToken}` })

  test('know each other’s tokens, and exchange a refresh token once between them', async () => {
    const pair = await here.signIn(DEALER)
    expect((await there.get('/api/currencies', pair.accessToken)).statusCode).toBe(200)
    const answers = await Promise.all([here.refresh(pair), there.refresh(pair), here.refresh(pair), there.refresh(pair)])
    expect(new Set(answers.map((answer) => answer.json<Pair>().refreshToken)).size).toBe(1)
  })

  test('do not forget over a restart what was signed out or changed before it', async () => {
    const ended = await here.signIn(DEALER)
    const open = await here.signIn(DEALER)
    expect((await signOut(ended)).statusCode).toBe(204)
    const later = await createTestApp({ database: engine.database, secret: SECRET })
    const client = authClient(() => later.app)
    expect((await client.get('/api/currencies', ended.accessToken)).statusCode).toBe(401)
    expect((await client.get('/api/currencies', open.accessToken)).statusCode).toBe(200)
    await later.close()
  })

  if (engine.name === 'postgres')
    test('are notified immediately when another signs out, deactivates or deletes (one process alone has the embedded database)', async () => {
      const pair = await here.signIn(DEALER)
      await signOut(pair)
      const refused = async (token: string) => expect((await there.get('/api/currencies', token)).statusCode).toBe(401)
      await vi.waitFor(() => refused(pair.accessToken), PATIENCE)

      const admin = await here.signIn(ADMIN)
      const authorization = `Bearer ${admin.accessToken}`
      const made = (await here.post('sign-up', { name: 'X', email: 'x@x.test', password: 'secret1' })).json<{ id: string; token: string }>()
      expect((await there.get('/api/currencies', made.token)).statusCode).toBe(200)
      await one.app.inject({ method: 'PUT', url: `/api/users/${made.id}`, payload: { active: false }, headers: { authorization } })
      await vi.waitFor(() => refused(made.token), PATIENCE)
    })

  test('refuse a deleted user', async () => {
    const admin = await here.signIn(ADMIN)
    const authorization = `Bearer ${admin.accessToken}`
    const { id, token, refreshToken } = (await here.post('sign-up', { name: 'Y', email: 'y@x.test', password: 'secret1' })).json()
    const removed = await one.app.inject({ method: 'DELETE', url: `/api/users/${id}`, headers: { authorization } })
    expect(removed.statusCode, removed.body).toBe(200)
    expect((await here.get('/api/currencies', token)).statusCode).toBe(401)
    expect((await here.refresh({ accessToken: token, refreshToken })).statusCode).toBe(401)
  })
})
