import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'

/** Calls the API: the body is posted; without one, the path is read. */
export type Send = (path: string, body?: object) => Promise<unknown>

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object'

/** The text of a member of an answer; empty without one. */
export const textIn = (answer: unknown, name: string): string => (isMembers(answer) ? String(answer[name] ?? '') : '')

/** Headers of an Admin's requests. */
export async function signedInHeaders(origin: string): Promise<Readonly<Record<string, string>>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'admin@cardealerhub.test', password: DEMO_PASSWORD })
  const session = await fetch(`${origin}/api/Auth/login`, { method: 'POST', headers, body })
  return { ...headers, authorization: `Bearer ${textIn(await session.json(), 'token')}`, 'x-firm': 'house' }
}

/** Calls the API with these headers. */
export const clientWith =
  (origin: string, headers: Readonly<Record<string, string>>): Send =>
  async (path, body) => {
    const answer = await fetch(`${origin}/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

/** In the page: navigates like a link. */
export const follow = (path: string): string =>
  `history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', '${path}'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`
