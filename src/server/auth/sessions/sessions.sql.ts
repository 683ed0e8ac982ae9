import type { Queries, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Account, findById } from '../accounts.sql.ts'
import type { AuthOptions } from '../authOptions.ts'
import { newRow } from '../newRow.ts'
import type { Attributes } from '../standing.ts'
import type { AccessTokens } from './accessTokens.ts'
import { createRefreshTokens } from './refreshTokens.sql.ts'
import type { Viewer } from './viewer.ts'

const DAY = 24 * 60 * 60 * 1000

/** Days after which an unused session ends, and the maximum duration of any session. */
const IDLE_DAYS = 14
export const MAX_DAYS = 90

/** Where a session was started from. */
export interface Device {
  readonly address: string
  readonly agent?: string
  /** The cookie of a known device (`knownDevices.ts`). */
  readonly cookie?: string
}

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export type EndReason = 'signOut' | 'reuse' | 'passwordReset' | 'inactive'

type Refreshed =
  | { readonly outcome: 'refreshed'; readonly tokens: TokenPair }
  /** One result for unknown, expired and ended tokens, and for those of another session. */
  | { readonly outcome: 'refused' }
  /** The session was ended for it. */
  | { readonly outcome: 'ended'; readonly session: string; readonly user: string; readonly reason: EndReason }

type SessionFilter = { readonly session: string } | { readonly user: string }

export interface Sessions {
  readonly start: (trx: Transaction, account: Account, device: Device) => Promise<TokenPair>
  readonly refresh: (trx: Transaction, accessToken: string, refreshToken: string) => Promise<Refreshed>
  /** A token by which the viewer reads as the account does, in the viewer's own session; nothing renews it. */
  readonly viewToken: (account: Account, viewer: Account, session: string) => Promise<string>
  /** Ends the open sessions and returns their ids. */
  readonly end: (trx: Transaction, filter: SessionFilter, reason: EndReason) => Promise<string[]>
}

const iso = (time: number): string => new Date(time).toISOString()

/** Claims of an access token; `act` is the user who views as the account. */
const claimsOf = (account: Account, standing: Attributes, session: string, act?: Viewer) => ({
  sub: account.id,
  sid: session,
  roles: account.roles,
  name: account.name,
  email: account.email,
  standing,
  ver: account.version,
  ...(act ? { act } : {}),
})

/** The table of sessions. */
function sessionRows({ db, clock, random }: AuthOptions) {
  return {
    async insert(trx: Transaction, user: string, { address, agent }: Device): Promise<string> {
      const row = newRow(clock, random)
      const now = clock().getTime()
      const times = { startedAt: iso(now), lastUsedAt: iso(now), expiresAt: iso(now + IDLE_DAYS * DAY) }
      const device = { address: address.slice(0, 64), agent: agent?.slice(0, 255) ?? null }
      await hubTables(trx)
        .insertInto('sessions')
        .values({ ...row, ...times, ...device, user, endedAt: null, endReason: null })
        .execute()
      return row.id
    },
    /** The session if it is still open, locked. */
    async lock(trx: Transaction, id: string) {
      const query = hubTables(trx).selectFrom('sessions').selectAll().where('id', '=', id)
      const row = await (db.capabilities.rowLocks ? query.forUpdate() : query).executeTakeFirst()
      const open = row && row.endedAt === null && new Date(row.expiresAt).getTime() > clock().getTime()
      return open ? row : undefined
    },
    /** Extends the session, because it was used now. */
    async touch(trx: Transaction, session: { readonly id: string; readonly startedAt: string }): Promise<void> {
      const now = clock().getTime()
      const expiresAt = iso(Math.min(now + IDLE_DAYS * DAY, new Date(session.startedAt).getTime() + MAX_DAYS * DAY))
      const used = hubTables(trx)
        .updateTable('sessions')
        .set({ lastUsedAt: iso(now), expiresAt })
      await used.where('id', '=', session.id).execute()
    },
    async end(trx: Transaction, filter: SessionFilter, reason: EndReason): Promise<string[]> {
      const query = hubTables(trx)
        .updateTable('sessions')
        .set({ endedAt: clock().toISOString(), endReason: reason })
        .where('endedAt', 'is', null)
      const matching = 'session' in filter ? query.where('id', '=', filter.session) : query.where('user', '=', filter.user)
      return (await matching.returning('id').execute()).map(({ id }) => id)
    },
  }
}

export function createSessions(options: AuthOptions, accessTokens: AccessTokens): Sessions {
  const refreshTokens = createRefreshTokens(options)
  const rows = sessionRows(options)
  const accessToken = async (queries: Queries, account: Account, session: string, act?: Viewer) =>
    accessTokens.sign(claimsOf(account, await options.standing.attributesOf(queries, account.id), session, act))
  return {
    async start(trx, account, device) {
      const session = await rows.insert(trx, account.id, device)
      return { accessToken: await accessToken(trx, account, session), refreshToken: await refreshTokens.issue(trx, session) }
    },
    async refresh(trx, access, refresh) {
      const claims = accessTokens.inspect(access)
      const id = await refreshTokens.sessionOf(trx, refresh)
      const session = id !== undefined && claims?.sid === id ? await rows.lock(trx, id) : undefined
      if (!session) return { outcome: 'refused' }
      const stop = async (reason: EndReason): Promise<Refreshed> => {
        await rows.end(trx, { session: session.id }, reason)
        return { outcome: 'ended', session: session.id, user: session.user, reason }
      }
      const account = await findById(trx, session.user)
      if (!account?.active) return stop('inactive')
      const rotation = await refreshTokens.rotate(trx, session.id, refresh)
      if (rotation.outcome === 'reused') return stop('reuse')
      await rows.touch(trx, session)
      return { outcome: 'refreshed', tokens: { accessToken: await accessToken(trx, account, session.id), refreshToken: rotation.token } }
    },
    viewToken: (account, { id, name, roles, version }, session) =>
      accessToken(options.db.read, account, session, { sub: id, name, roles, ver: version }),
    end: rows.end,
  }
}
