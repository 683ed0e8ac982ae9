import type { Right } from '../../model/subject.ts'
import { storedToken } from './session.ts'
import { authorizedFetch } from './sessionClient.ts'
import { storedRights, storeRights } from './sessionUpkeep.ts'

/** Milliseconds after which the server is asked again. It judges every call by itself; the pages only show what it would allow. */
const FRESH = 15_000

let askedAt = Number.NEGATIVE_INFINITY
let askedFor: string | null = null
let asking: Promise<void> | undefined

const listeners = new Set<() => void>()

/** Calls back whenever other rights are known than before, whoever asked, until the returned function is called. */
export const subscribeToRights = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const known = (): string => JSON.stringify(storedRights() ?? [])

async function ask(): Promise<void> {
  const before = known()
  try {
    const answer = await authorizedFetch('/api/me/rights')
    const body: { rights?: readonly Right[] } = answer.ok ? await answer.json() : {}
    if (body.rights) storeRights(body.rights)
  } catch {
    // Without an answer what is known stays: the schemas' own rights, or those told last.
  }
  if (known() !== before) for (const changed of listeners) changed()
}

/** Asks the server anew, because it said that something changed, or may not have been able to say it. */
export async function learnRights(): Promise<void> {
  askedAt = Date.now()
  await ask()
}

/**
 * Resolves when the rights that were given at run time are known, from this visit or the last; what is older than a moment is asked for anew
 * without anybody waiting.
 */
export async function knowRights(): Promise<void> {
  const token = storedToken()
  if (token !== askedFor || Date.now() - askedAt > FRESH) {
    askedFor = token
    askedAt = Date.now()
    asking = ask()
  }
  if (storedRights() === undefined) await asking
}
