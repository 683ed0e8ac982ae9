import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac, sha256 } from '../keys.ts'
import { newRow } from '../newRow.ts'

/** A used token that comes back within these seconds is a second tab or a repeated call of the same client, not a theft. */
const GRACE_SECONDS = 10

type Rotation =
  | { readonly outcome: 'rotated'; readonly token: string }
  /** Used before and long ago: the token was stolen. The family must end. */
  | { readonly outcome: 'reused' }

export interface RefreshTokens {
  /** First token of a session. */
  readonly issue: (trx: Transaction, session: string) => Promise<string>
  /** Session of a token that exists, used or not. */
  readonly sessionOf: (trx: Transaction, token: string) => Promise<string | undefined>
  /** Call with the session's row locked. The token must exist. */
  readonly rotate: (trx: Transaction, session: string, token: string) => Promise<Rotation>
}

/**
 * A successor is derived from its predecessor, a nonce and the server's key. So the same token, refreshed twice in parallel, gives both
 * callers the same successor, with only hashes stored. A family never forks, and use of a stolen token is detected when the next one is
 * used twice.
 */
export function createRefreshTokens({ secret, clock, random }: AuthOptions): RefreshTokens {
  const key = deriveKey(secret, 'refresh token')
  const successor = (token: string, nonce: string) => hmac(key, token, nonce).toString('base64url')
  const insert = (trx: Transaction, session: string, token: string) =>
    hubTables(trx)
      .insertInto('refreshTokens')
      .values({ ...newRow(clock, random), session, tokenHash: sha256(token), usedAt: null, nonce: null })
      .execute()
  const find = (trx: Transaction, token: string) =>
    hubTables(trx).selectFrom('refreshTokens').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()

  async function use(trx: Transaction, session: string, token: string): Promise<string> {
    const nonce = Buffer.from(random(32)).toString('base64url')
    const next = successor(token, nonce)
    const usedAt = clock().toISOString()
    await hubTables(trx).updateTable('refreshTokens').set({ usedAt, nonce }).where('tokenHash', '=', sha256(token)).execute()
    await insert(trx, session, next)
    return next
  }

  /** The newest token of the family, walking from one that was used within the grace. */
  async function newest(trx: Transaction, token: string): Promise<string | undefined> {
    const row = await find(trx, token)
    if (!row?.usedAt || !row.nonce) return row && token
    const age = clock().getTime() - new Date(row.usedAt).getTime()
    return age > GRACE_SECONDS * 1000 ? undefined : newest(trx, successor(token, row.nonce))
  }

  return {
    async issue(trx, session) {
      const token = Buffer.from(random(32)).toString('base64url')
      await insert(trx, session, token)
      return token
    },
    sessionOf: async (trx, token) => (await find(trx, token))?.session,
    async rotate(trx, session, token) {
      const current = await newest(trx, token)
      if (current === undefined) return { outcome: 'reused' }
      return { outcome: 'rotated', token: current === token ? await use(trx, session, token) : current }
    },
  }
}
