import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from '../db/database.ts'
import type { AuthOptions } from './authOptions.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { createVerificationCodes, type VerificationCodes } from './mail/verificationCodes.sql.ts'
import { type AccessTokens, createAccessTokens } from './sessions/accessTokens.ts'
import { createKnownDevices, type KnownDevices } from './sessions/knownDevices.ts'
import { createRevocations, type Revocations } from './sessions/revocations.ts'
import { createSessions, type EndReason, type Sessions } from './sessions/sessions.sql.ts'
import { type Attempts, createAttempts } from './signIn/attempts.sql.ts'
import { createSecondFactors, type SecondFactors } from './signIn/secondFactors.ts'

/** Dependencies of sign-in, sign-out and changes of users. */
export interface AuthContext {
  readonly options: AuthOptions
  readonly accessTokens: AccessTokens
  readonly sessions: Sessions
  readonly attempts: Attempts
  readonly devices: KnownDevices
  readonly codes: VerificationCodes
  readonly secondFactors: SecondFactors
  readonly revocations: Revocations
  /** Notifies all processes of sessions that the transaction ended; returns them, so that this process can void them after the commit. */
  readonly publishEnded: (trx: Transaction, sessions: readonly string[]) => Promise<readonly string[]>
  /**
   * Call after the commit that changed or deleted (version `Infinity`) a user. Access tokens made from older versions stop working,
   * immediately here and shortly after in other processes. A refresh returns the current roles and name, or nothing for an inactive user.
   */
  readonly userChanged: (user: string, version: number) => void
  readonly mailer: Mailer
  /** Sends mail after the response, so that response times leak nothing; failures are logged. */
  readonly mailLater: (work: () => Promise<void>) => void
  /** Resolves when no mail is being sent. */
  readonly mailed: () => Promise<void>
  /** Ends open sessions and announces them. */
  readonly end: (trx: Transaction, filter: Parameters<Sessions['end']>[1], reason: EndReason) => Promise<readonly string[]>
}

/** Channels between processes: ended sessions (an id) and changed users (an id, a blank and a version). */
const ENDED_CHANNEL = 'session_ended'
const CHANGED_CHANNEL = 'user_changed'

/** Subscribes to what other processes void; the result unsubscribes. `missed` runs when notifications may have been lost. */
export async function listenToProcesses({ options: { db }, revocations }: AuthContext, missed: () => void): Promise<() => Promise<void>> {
  if (!db.capabilities.notifications) return async () => {}
  const stops = [
    await db.listen(ENDED_CHANNEL, (payload) => (payload === '' ? missed() : revocations.endSession(payload))),
    await db.listen(CHANGED_CHANNEL, (payload) => {
      const [user = '', version] = payload.split(' ')
      if (payload !== '') revocations.revokeOlder(user, Number(version))
    }),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Work that outlives its request. */
function createMailing(log: FastifyBaseLogger): Pick<AuthContext, 'mailLater' | 'mailed'> {
  const running = new Set<Promise<void>>()
  return {
    mailLater(work) {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be written'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    mailed: async () => void (await Promise.all(running)),
  }
}

export function createAuthContext(options: AuthOptions, log: FastifyBaseLogger): AuthContext {
  const { db, secret, clock } = options
  const accessTokens = createAccessTokens(secret, clock)
  const sessions = createSessions(options, accessTokens)

  async function publishEnded(trx: Transaction, ended: readonly string[]): Promise<readonly string[]> {
    if (db.capabilities.notifications) for (const session of ended) await db.notify(trx, ENDED_CHANNEL, session)
    return ended
  }

  const revocations = createRevocations(clock)

  function userChanged(user: string, version: number): void {
    revocations.revokeOlder(user, version)
    if (!db.capabilities.notifications) return
    db.write((trx) => db.notify(trx, CHANGED_CHANNEL, `${user} ${version}`)).catch(() => undefined)
  }

  return {
    options,
    accessTokens,
    sessions,
    attempts: createAttempts(clock),
    devices: createKnownDevices(options),
    codes: createVerificationCodes(options),
    secondFactors: createSecondFactors(options),
    revocations,
    userChanged,
    publishEnded,
    mailer: createMailer(options, log),
    ...createMailing(log),
    end: async (trx, filter, reason) => publishEnded(trx, await sessions.end(trx, filter, reason)),
  }
}
