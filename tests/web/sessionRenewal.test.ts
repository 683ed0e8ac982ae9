import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAuthorizedFetch } from '../../src/providers/auth/authorizedFetch.ts'
import { createAuthProvider, storedSubject } from '../../src/providers/auth/authProvider.ts'
import { createHttpClient } from '../../src/providers/auth/httpClient.ts'
import { createRenewal, RenewalError } from '../../src/providers/auth/renewal.ts'
import { clearSession, isAuthenticated, openSession, storedToken, storedUser } from '../../src/providers/auth/session.ts'

const REFRESH = '/api/Auth/refreshToken'

const signedIn = { token: 'old', refreshToken: 'r1', imageId: 'i', name: 'Dana', email: 'd@x.test', userRoles: ['Dealer'], id: '7' }

const json = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })
const bearer = (init?: RequestInit) => new Headers(init?.headers).get('Authorization')

type Answer = (url: string, init?: RequestInit) => Response | Promise<Response>

/** A minimal server: refuses the token `old` with a status, and exchanges it as configured. */
function pretendServer({
  status = 401,
  exchange = () => json(200, { accessToken: 'new', refreshToken: 'r2' }),
}: {
  status?: number
  exchange?: Answer
} = {}) {
  const calls: { url: string; token: string | null; body: unknown }[] = []
  const answer: Answer = async (url, init) => {
    calls.push({ url, token: bearer(init), body: init?.body })
    // Answers come after all calls have been made.
    await new Promise((done) => setTimeout(done))
    if (url === REFRESH) return exchange(url, init)
    return bearer(init) === 'Bearer old' ? json(status) : json(200, { url })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { calls, to: (url: string) => calls.filter((call) => call.url === url) }
}

const ended = vi.fn()
const session = () => {
  const renew = createRenewal({ refreshUrl: REFRESH, ended })
  return { renew, call: createAuthorizedFetch(renew) }
}

beforeEach(() => {
  clearSession()
  ended.mockReset()
  openSession(signedIn)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('Requests that fail together', () => {
  test.each([401, 419, 440])('with %i share one refresh, and each is retried', async (status) => {
    const server = pretendServer({ status })
    const { call } = session()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => call(`/api/a/${index}`)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(server.to(REFRESH)).toHaveLength(1)
    expect(JSON.parse(String(server.to(REFRESH)[0]?.body))).toEqual({ accessToken: 'old', refreshToken: 'r1' })
    expect(server.calls).toHaveLength(50 + 1 + 50)
    expect(storedUser()).toMatchObject({ accessToken: 'new', refreshToken: 'r2', userName: 'Dana', id: '7' })
    expect(storedToken()).toBe('new')
  })

  test('all end when the refresh fails, and the page is left once', async () => {
    const server = pretendServer({ exchange: () => json(401) })
    const { call } = session()
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => call(`/api/a/${index}`)))
    expect(results.every((result) => result.status === 'rejected' && result.reason instanceof RenewalError)).toBe(true)
    expect(server.to(REFRESH)).toHaveLength(1)
    expect(ended.mock.calls).toEqual([['unableToRefresh']])
    expect(isAuthenticated()).toBe(false)
  })
})

describe('A request', () => {
  test('is retried once only: a second refusal is its answer', async () => {
    const server = pretendServer({ exchange: () => json(200, { accessToken: 'old', refreshToken: 'r2' }) })
    const answer = await session().call('/api/a')
    expect(answer.status).toBe(401)
    expect(server.to('/api/a')).toHaveLength(2)
    expect(server.to(REFRESH)).toHaveLength(1)
  })

  test.each([400, 403, 404, 409, 422, 429, 500, 503])('refused with %i does not touch the session', async (status) => {
    const server = pretendServer({ status })
    expect((await session().call('/api/a')).status).toBe(status)
    expect(server.to(REFRESH)).toHaveLength(0)
    expect(isAuthenticated()).toBe(true)
  })

  test('is not sent with a token that is known to have expired, whatever the device’s clock says', async () => {
    vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] })
    const token = (iat: number) => `x.${btoa(JSON.stringify({ iat, exp: iat + 900 }))}.y`
    openSession({ ...signedIn, token: token(2_000_000_000) })
    const server = pretendServer({ exchange: () => json(200, { accessToken: token(2_000_000_900), refreshToken: 'r2' }) })
    const { call } = session()
    vi.setSystemTime(Date.now() + 870_000)
    await call('/api/a')
    expect(server.to(REFRESH)).toHaveLength(0)
    vi.setSystemTime(Date.now() + 20_000)
    await Promise.all([call('/api/b'), call('/api/c')])
    expect(server.to(REFRESH)).toHaveLength(1)
    expect([...server.to('/api/b'), ...server.to('/api/c')].map((sent) => sent.token)).toEqual(
      Array(2).fill(`Bearer ${token(2_000_000_900)}`),
    )
  })

  test('refused late, after others have renewed, takes the new token without a refresh', async () => {
    const server = pretendServer()
    const { renew } = session()
    expect(await renew('old')).toBe('new')
    expect(await renew('old')).toBe('new')
    expect(server.to(REFRESH)).toHaveLength(1)
    openSession({ ...signedIn, token: 'newer' })
    expect(await renew('new')).toBe('newer')
    expect(server.to(REFRESH)).toHaveLength(1)
  })

  test('is given up after 60 seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      vi.fn(
        (_url: string, init?: RequestInit) =>
          new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
          }),
      ),
    )
    const outcome = session()
      .call('/api/a')
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ name: 'TimeoutError' })
  })
})

describe('A refresh', () => {
  test('takes a refresh token inside an object', async () => {
    pretendServer({ exchange: () => json(200, { accessToken: 'new', refreshToken: { tokenString: 'r2' } }) })
    await session().call('/api/a')
    expect(storedUser().refreshToken).toBe('r2')
  })

  test.each([
    ['no user name', { ...signedIn, name: null }],
    ['no refresh token', { ...signedIn, refreshToken: undefined }],
  ])('with %s fails without a call', async (_what, answer) => {
    openSession(answer)
    const server = pretendServer()
    await expect(session().call('/api/a')).rejects.toThrow('Missing token or username')
    expect(server.to(REFRESH)).toHaveLength(0)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test.each([
    [{}],
    [null],
    [{ accessToken: 'new' }],
    [{ refreshToken: 'r2' }],
    [{ accessToken: 5, refreshToken: 'r2' }],
    [{ accessToken: 'new', refreshToken: {} }],
  ])('answered with %j is invalid', async (body) => {
    pretendServer({ exchange: () => json(200, body) })
    await expect(session().call('/api/a')).rejects.toThrow('Invalid response from token refresh')
    expect(isAuthenticated()).toBe(false)
  })

  test.each([
    ['refused', () => json(401)],
    ['broken', () => json(500)],
    ['unreachable', () => Promise.reject(new TypeError('failed'))],
  ])('that is %s signs out', async (_what, exchange) => {
    pretendServer({ exchange })
    await expect(session().call('/api/a')).rejects.toThrow('Unable to refresh token')
    expect(isAuthenticated()).toBe(false)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('that fails leaves a session alone that began meanwhile', async () => {
    pretendServer({
      exchange: () => {
        openSession({ ...signedIn, token: 'fresh', id: '8' })
        return json(401)
      },
    })
    await expect(session().call('/api/a')).rejects.toThrow('Unable to refresh token')
    expect(storedToken()).toBe('fresh')
    expect(ended).not.toHaveBeenCalled()
  })

  test('waits for other tabs, and takes what they got', async () => {
    const server = pretendServer()
    const request = async (_name: string, work: () => Promise<unknown>) => {
      openSession({ ...signedIn, token: 'from-other-tab' })
      return work()
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const answer = await session().call('/api/a')
    expect(answer.status).toBe(200)
    expect(server.to('/api/a').map(({ token }) => token)).toEqual(['Bearer old', 'Bearer from-other-tab'])
    expect(server.to(REFRESH)).toHaveLength(0)
  })

  test('brings the roles and the name that are in the new token', async () => {
    const claims = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify({ roles: ['Admin'], name: 'داليا' }))))
    pretendServer({ exchange: () => json(200, { accessToken: `x.${claims}.y`, refreshToken: 'r2' }) })
    await session().call('/api/a')
    expect(storedUser()).toMatchObject({ authority: ['Admin'], userName: 'داليا', email: 'd@x.test' })
  })
})

describe('Signing out', () => {
  test('removes what was the user’s and keeps what is the device’s', () => {
    localStorage.setItem('themeSite', '{}')
    localStorage.setItem('locale', 'ar')
    localStorage.setItem('activeItem', 'customers')
    localStorage.setItem('RaStore.customers.listParams', '{}')
    sessionStorage.setItem('draft', 'x')
    clearSession()
    expect(Object.keys(localStorage).toSorted()).toEqual(['locale', 'themeSite'])
    expect(sessionStorage.length).toBe(0)
  })

  test('is done where the flag or the token alone is gone', () => {
    localStorage.removeItem('signedIn')
    expect(isAuthenticated()).toBe(false)
    openSession(signedIn)
    localStorage.removeItem('token')
    expect(isAuthenticated()).toBe(false)
  })
})

describe('React-admin’s client', () => {
  const client = () => createHttpClient(session().call)

  test('takes what is refused after a successful renewal for an error of that call, not for the end of the session', async () => {
    pretendServer({ exchange: () => json(200, { accessToken: 'old', refreshToken: 'r2' }) })
    const error = await client()('/api/a').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 401, message: 'errors.requestFailed' })
    const leave = vi.fn()
    const provider = createAuthProvider({
      entities: {},
      translate: (key) => key,
      subject: storedSubject,
      knowRights: async () => undefined,
      signOutUrl: '',
      leave,
      signOutExpired: leave,
    })
    await expect(provider.checkError(error)).resolves.toBeUndefined()
    expect([isAuthenticated(), leave.mock.calls.length, ended.mock.calls.length]).toEqual([true, 0, 0])
  })

  test('rejects with status and body of a refusal', async () => {
    pretendServer({ status: 422 })
    const error = await client()('/api/a').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 422, body: {} })
  })

  test('says in its texts what went wrong before there was an answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')))
    await expect(client()('/api/a')).rejects.toMatchObject({ status: 0, message: 'errors.networkError' })
    pretendServer({ exchange: () => json(401) })
    await expect(client()('/api/a')).rejects.toMatchObject({ status: 401, message: 'errors.unableToRefresh' })
  })

  test('lets an abort be an abort', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('stop', 'AbortError')))
    await expect(client()('/api/a')).rejects.toMatchObject({ name: 'AbortError' })
  })
})
