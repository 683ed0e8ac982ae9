import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { Clock } from '../authOptions.ts'
import { sha256 } from '../keys.ts'

/** At most `limit` attempts in `seconds`, counted from the first one. */
export interface Limit {
  readonly kind: string
  readonly limit: number
  readonly seconds: number
}

const QUARTER = 15 * 60
const HOUR = 60 * 60

/**
 * Limits for failed sign-ins from devices that are not known for the account: 10 for one account from one network; 50 for one account from
 * anywhere; 300 from one network, which many users may share, for all accounts. A known device has 10 of its own, which strangers can't use
 * up, and so has a signed-in user who changes the password.
 */
export const LIMITS = {
  signInDevice: { kind: 'signInDevice', limit: 10, seconds: QUARTER },
  changePassword: { kind: 'changePassword', limit: 10, seconds: QUARTER },
  signInHere: { kind: 'signInHere', limit: 10, seconds: QUARTER },
  signInAccount: { kind: 'signInAccount', limit: 50, seconds: QUARTER },
  signInNetwork: { kind: 'signInNetwork', limit: 300, seconds: QUARTER },
  signUpNetwork: { kind: 'signUpNetwork', limit: 20, seconds: HOUR },
  forgotDevice: { kind: 'forgotDevice', limit: 5, seconds: HOUR },
  forgotHere: { kind: 'forgotHere', limit: 5, seconds: HOUR },
  forgotAccount: { kind: 'forgotAccount', limit: 20, seconds: HOUR },
  forgotNetwork: { kind: 'forgotNetwork', limit: 20, seconds: HOUR },
  verifyMail: { kind: 'verifyMail', limit: 5, seconds: HOUR },
  verifyTry: { kind: 'verifyTry', limit: 20, seconds: 24 * HOUR },
  invite: { kind: 'invite', limit: 20, seconds: HOUR },
  secondFactor: { kind: 'secondFactor', limit: 10, seconds: QUARTER },
  resetNetwork: { kind: 'resetNetwork', limit: 30, seconds: QUARTER },
} as const satisfies Record<string, Limit>

/** One counter: a limit and its key (a network, an account's address, or both). */
export type Counter = readonly [limit: Limit, owner: string]

const keyOf = ([{ kind }, owner]: Counter) => sha256(`${kind}:${owner}`)

export interface Attempts {
  /** Counts an attempt before it is made, so that many at once can't slip through. Throws `AppError` 429 `rateLimited` with the seconds to wait. */
  readonly take: (trx: Transaction, counters: readonly Counter[]) => Promise<void>
  /** Removes an attempt that turned out to be legitimate. */
  readonly refund: (trx: Transaction, counters: readonly Counter[]) => Promise<void>
}

export function createAttempts(clock: Clock): Attempts {
  async function takeOne(trx: Transaction, counter: Counter): Promise<void> {
    const [{ limit, seconds }] = counter
    const now = clock()
    const at = now.toISOString()
    const resetsAt = new Date(now.getTime() + seconds * 1000).toISOString()
    const rows = await hubTables(trx)
      .insertInto('attemptCounters')
      .values({ id: keyOf(counter), count: 1, resetsAt, _version: 1, createdAt: at, updatedAt: at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => {
          const over = eb('attemptCounters.resetsAt', '<=', at)
          const oneMore = eb('attemptCounters.count', '+', 1)
          return {
            count: eb.case().when(over).then(1).else(oneMore).end(),
            resetsAt: eb.case().when(over).then(eb.ref('excluded.resetsAt')).else(eb.ref('attemptCounters.resetsAt')).end(),
          }
        }),
      )
      .returning(['count', 'resetsAt'])
      .execute()
    const row = rows[0]
    if (!row || row.count <= limit) return
    const wait = Math.max(1, Math.ceil((new Date(row.resetsAt).getTime() - now.getTime()) / 1000))
    throw new AppError(429, 'rateLimited', { params: { seconds: wait } })
  }

  return {
    async take(trx, counters) {
      for (const counter of counters) await takeOne(trx, counter)
    },
    async refund(trx, counters) {
      await hubTables(trx)
        .updateTable('attemptCounters')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('id', 'in', counters.map(keyOf))
        .where('count', '>', 0)
        .execute()
    },
  }
}
