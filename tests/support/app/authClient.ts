import type { FastifyInstance, InjectOptions } from 'fastify'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'

export interface Pair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A clock that only moves when the test moves it. Starts now, because demo data has current dates. */
export function manualClock() {
  let now = Date.now()
  return {
    clock: () => new Date(now),
    pass: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

/** Calls of one client, from its own address. */
export function authClient(app: () => FastifyInstance, address = '203.0.113.1') {
  const post = (path: string, payload: InjectOptions['payload'] = {}, headers: Record<string, string> = {}) =>
    app().inject({ method: 'POST', url: `/api/Auth/${path}`, payload, headers: { 'x-forwarded-for': address, ...headers } })
  const login = (email: string, password = DEMO_PASSWORD) => post('login', { email, password })
  return {
    post,
    login,
    signIn: async (email: string, password = DEMO_PASSWORD): Promise<Pair> => {
      const answer = await login(email, password)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const { token, refreshToken } = answer.json<{ token: string; refreshToken: string }>()
      return { accessToken: token, refreshToken }
    },
    refresh: (pair: Pair) => post('refreshToken', pair),
    get: (url: string, accessToken: string) => app().inject({ url, headers: { authorization: `Bearer ${accessToken}` } }),
  }
}
