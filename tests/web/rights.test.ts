import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knowRights, learnRights, subscribeToRights } from '../../src/providers/auth/rights.ts'
import { clearSession, openSession } from '../../src/providers/auth/session.ts'
import { storedRights } from '../../src/providers/auth/sessionUpkeep.ts'

const RIGHT = { screen: 'walletManage', allowed: false }

let told: readonly object[] = []
const asked = vi.fn(async () => Response.json({ rights: told }))

/** Each test signs in with its own token: rights are fetched once a token and moment. */
let visits = 0

beforeEach(() => {
  told = []
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  openSession({ token: `t${visits++}`, refreshToken: 'r', name: 'Dana', email: 'd@x.test', userRoles: ['Dealer'], id: '7' })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('All who want to know the rights after sign-in share one request', async () => {
  told = [RIGHT]
  await Promise.all([knowRights(), knowRights()])
  await knowRights()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(storedRights()).toEqual([RIGHT])
})

test('Listeners are called for changed rights, not for the same ones', async () => {
  const changed = vi.fn()
  const deafen = subscribeToRights(changed)
  await knowRights()
  expect(changed).not.toHaveBeenCalled()
  told = [RIGHT]
  await learnRights()
  await learnRights()
  expect(asked).toHaveBeenCalledTimes(3)
  expect(changed).toHaveBeenCalledTimes(1)
  deafen()
  told = []
  await learnRights()
  expect(changed).toHaveBeenCalledTimes(1)
})
