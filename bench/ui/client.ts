import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'

/** Calls the API: the body is posted; without one, the path is read. */
export type Send = (path: string, body?: object) => Promise<unknown>

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object'

/** The text of a member of an answer; empty without one. */
export const textIn = (answer: unknown, name: string): string => (isMembers(answer) ? String(answer[name] ?? '') : '')

/** Signs in as an Admin. */
export async function signedInClient(origin: string): Promise<Send> {
  let token = ''
  const send: Send = async (path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-firm': 'house' }
    const answer = await fetch(`${origin}/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const session = await send('Auth/login', { email: 'admin@cardealerhub.test', password: DEMO_PASSWORD })
  token = textIn(session, 'token')
  return send
}

/** In the page: navigates like a link. */
export const follow = (path: string): string =>
  `history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', '${path}'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`
