import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { AuthorizedFetch } from '../data/http.ts'
import { storedToken } from './session.ts'
import { storedRights, storeRights } from './sessionUpdates.ts'

/**
 * Milliseconds after which rights are refetched. The server authorizes every call; the pages only hide what it would refuse.
 */
const FRESH = 15_000

/** Rights of the signed-in user at run time. */
export interface Rights {
  /** Resolves when rights are known, possibly stored ones; stale rights are refreshed in the background. */
  readonly know: () => Promise<void>
  /** Refetches rights after a change, or if an event may have been missed. */
  readonly learn: () => Promise<void>
  /** Subscribes to changes of rights; the returned function unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
}

async function fetchRights(authorizedFetch: AuthorizedFetch): Promise<void> {
  try {
    const answer = await authorizedFetch('/api/me/rights')
    const body: Partial<AnswerOf<typeof accountCalls.rights>> = answer.ok ? await answer.json() : {}
    if (body.rights) storeRights(body.rights)
  } catch {
    // Without an answer the last known rights stay, or those of the schemas.
  }
}

export function createRights(authorizedFetch: AuthorizedFetch): Rights {
  const listeners = new Set<() => void>()
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetchedFor: string | null = null
  let fetching: Promise<void> | undefined

  const known = () => JSON.stringify(storedRights() ?? [])
  async function ask(): Promise<void> {
    fetchedAt = Date.now()
    const before = known()
    await fetchRights(authorizedFetch)
    if (known() !== before) for (const changed of listeners) changed()
  }

  return {
    learn: ask,
    know: async () => {
      const token = storedToken()
      if (token !== fetchedFor || Date.now() - fetchedAt > FRESH) {
        fetchedFor = token
        fetching = ask()
      }
      if (storedRights() === undefined) await fetching
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
