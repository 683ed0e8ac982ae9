import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthorizedFetch } from '../../src/providers/auth/authorizedFetch.ts'
import { createRights } from '../../src/providers/auth/rights.ts'
import { clearSession, openSession, storedToken } from '../../src/providers/auth/session.ts'
import { storedRights } from '../../src/providers/auth/sessionUpdates.ts'

const RIGHT = { screen: 'walletManage', allowed: false }

let answered: readonly object[] = []
const asked = vi.fn(async () => Response.json({ rights: answered }))

const rightsOfPage = () => createRights(createAuthorizedFetch(async () => storedToken() ?? ''))

beforeEach(() => {
  answered = []
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  openSession({ token: 't', refreshToken: 'r', name: 'Dana', email: 'd@x.test', userRoles: ['Dealer'], id: '7' })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('All who want to know the rights after sign-in share one request', async () => {
  answered = [RIGHT]
  const rights = rightsOfPage()
  await Promise.all([rights.know(), rights.know()])
  await rights.know()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(storedRights()).toEqual([RIGHT])
})

test('Listeners are called for changed rights, not for the same ones', async () => {
  const changed = vi.fn()
  const rights = rightsOfPage()
  const unsubscribe = rights.subscribe(changed)
  await rights.know()
  expect(changed).not.toHaveBeenCalled()
  answered = [RIGHT]
  await rights.learn()
  await rights.learn()
  expect(asked).toHaveBeenCalledTimes(3)
  expect(changed).toHaveBeenCalledTimes(1)
  unsubscribe()
  answered = []
  await rights.learn()
  expect(changed).toHaveBeenCalledTimes(1)
})
