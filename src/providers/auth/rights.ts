import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { storedToken } from './session.ts'
import { authorizedFetch } from './sessionClient.ts'
import { storedRights, storeRights } from './sessionUpkeep.ts'

/**
 * Milliseconds after which rights are fetched again. The server authorizes every call by itself; the pages only show what it would allow.
 */
const FRESH = 15_000

let askedAt = Number.NEGATIVE_INFINITY
let askedFor: string | null = null
let asking: Promise<void> | undefined

const listeners = new Set<() => void>()

/** Calls back whenever rights have changed, until the returned function is called. */
export const subscribeToRights = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const known = (): string => JSON.stringify(storedRights() ?? [])

async function ask(): Promise<void> {
  const before = known()
  try {
    const answer = await authorizedFetch('/api/me/rights')
    const body: Partial<AnswerOf<typeof accountCalls.rights>> = answer.ok ? await answer.json() : {}
    if (body.rights) storeRights(body.rights)
  } catch {
    // Without an answer the known rights stay: the schemas', or the last ones received.
  }
  if (known() !== before) for (const changed of listeners) changed()
}

/** Fetches rights again, because the server announced a change, or an event may have been missed. */
export async function learnRights(): Promise<void> {
  askedAt = Date.now()
  await ask()
}

/** Resolves when the rights given at run time are known, from this visit or the last; stale ones are refreshed in the background. */
export async function knowRights(): Promise<void> {
  const token = storedToken()
  if (token !== askedFor || Date.now() - askedAt > FRESH) {
    askedFor = token
    askedAt = Date.now()
    asking = ask()
  }
  if (storedRights() === undefined) await asking
}
