import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { AuthorizedFetch } from './authorizedFetch.ts'
import { storedToken } from './session.ts'
import { storedRights, storeRights } from './sessionUpkeep.ts'

/**
 * Milliseconds after which rights are fetched again. The server authorizes every call by itself; the pages only show what it would allow.
 */
const FRESH = 15_000

/** Rights given at run time, of the signed-in user. */
export interface Rights {
  /** Resolves when the rights are known, from this visit or the last; stale ones are refreshed in the background. */
  readonly know: () => Promise<void>
  /** Fetches rights again, because the server announced a change, or an event may have been missed. */
  readonly learn: () => Promise<void>
  /** Calls back whenever rights have changed, until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void
}

async function fetchRights(authorizedFetch: AuthorizedFetch): Promise<void> {
  try {
    const answer = await authorizedFetch('/api/me/rights')
    const body: Partial<AnswerOf<typeof accountCalls.rights>> = answer.ok ? await answer.json() : {}
    if (body.rights) storeRights(body.rights)
  } catch {
    // Without an answer the known rights stay: the schemas', or the last ones received.
  }
}

export function createRights(authorizedFetch: AuthorizedFetch): Rights {
  const listeners = new Set<() => void>()
  let askedAt = Number.NEGATIVE_INFINITY
  let askedFor: string | null = null
  let asking: Promise<void> | undefined

  const known = () => JSON.stringify(storedRights() ?? [])
  async function ask(): Promise<void> {
    askedAt = Date.now()
    const before = known()
    await fetchRights(authorizedFetch)
    if (known() !== before) for (const changed of listeners) changed()
  }

  return {
    learn: ask,
    know: async () => {
      const token = storedToken()
      if (token !== askedFor || Date.now() - askedAt > FRESH) {
        askedFor = token
        asking = ask()
      }
      if (storedRights() === undefined) await asking
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
