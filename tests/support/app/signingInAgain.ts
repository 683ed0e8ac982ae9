import { ADMIN, makesRecords, type TestApp } from './app.ts'

/** `as` of an application whose clock a test moves: signs in again if the session or the rights of the account have changed. */
export const signingInAgain = (hub: Pick<TestApp, 'as' | 'app'>): TestApp['as'] => {
  const tokens = new Map<string, string>()
  const signIn = async (email: string): Promise<string> => {
    const login = { method: 'POST', url: '/api/Auth/login', payload: { email, password: 'demo1234' } } as const
    const { token } = (await hub.app.inject(login)).json<{ token: string }>()
    tokens.set(email, token)
    return token
  }
  return async (email, request) => {
    if (email === undefined) return hub.as(email, request)
    const send = (token: string) => {
      const authorization = `Bearer ${token}`
      const firm = email === ADMIN && makesRecords(request) ? { 'x-firm': 'house' } : {}
      return hub.app.inject({ ...request, headers: { ...firm, ...request.headers, authorization } })
    }
    const first = await send(tokens.get(email) ?? (await signIn(email)))
    return first.statusCode === 401 ? send(await signIn(email)) : first
  }
}
