import type { TestApp } from './app.ts'
import type { TestProvider } from './oidcProvider.ts'

/** Address at which external sign-in with the provider `work` starts. */
export const BEGIN = '/api/Auth/oidc/work'

export const ticketOf = (page: URL) => new URLSearchParams(page.hash.slice(1)).get('ticket') ?? ''
export const problemOf = (page: URL) => new URLSearchParams(page.hash.slice(1)).get('problem')

/** One browser: it keeps the cookies of external sign-in and sends them back. */
export function oidcBrowser(hub: TestApp, provider: TestProvider) {
  let cookie = ''
  async function get(url: string) {
    const answer = await hub.app.inject({ url, headers: { cookie } })
    const set = answer.headers['set-cookie']
    if (typeof set === 'string') cookie = set.split(';', 1)[0] ?? ''
    return { ...answer, statusCode: answer.statusCode, set: String(set), to: String(answer.headers.location) }
  }
  const exchange = (ticket: string) =>
    hub.app.inject({ method: 'POST', url: '/api/Auth/oidc/exchange', headers: { cookie }, payload: { ticket } })
  /** Signs in at the provider and returns the address of the sign-in page. */
  async function signIn(query = ''): Promise<URL> {
    const { to } = await get(`${BEGIN}${query}`)
    const back = new URL(await provider.visit(to))
    return new URL((await get(back.pathname + back.search)).to, 'http://hub.test')
  }
  return { get, exchange, signIn }
}
