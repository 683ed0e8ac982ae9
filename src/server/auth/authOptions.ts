import type { Subject } from '../../model/subject.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { MayViewAs } from './sessions/viewAs.ts'
import type { Standing } from './standing.ts'

/** Events of the session for the audit trail (`PRODUCT.md S4`). */
export interface AuthEvent {
  readonly action:
    | 'signIn'
    | 'signUp'
    | 'signOut'
    | 'resetPassword'
    | 'changePassword'
    | 'changeEmail'
    | 'verifyEmail'
    | 'viewAs'
    | 'enableSecondFactor'
    | 'disableSecondFactor'
    | 'renewRecoveryCodes'
    | 'refresh'
  readonly outcome: 'done' | 'denied'
  /** The user; undefined if no account has that address. */
  readonly userId?: string
  readonly name: string
  /** The actor, if not the user. */
  readonly by?: Subject
}

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phoneNumber?: string
  readonly password: string
  readonly locale: string
  /** A trusted party confirms that the address is theirs. */
  readonly proved?: true
}

/** Current time; tests pass their own clock. */
export type Clock = () => Date

/** Returns this many random bytes. */
export type Random = (bytes: number) => Uint8Array

/** A file in a mail. */
export interface Attachment {
  readonly filename: string
  /** Media type. */
  readonly contentType: string
  readonly content: Buffer
}

/** A mail in the outbox. */
export interface OutboxMail {
  readonly at: string
  readonly to: string
  readonly subject: string
  /** `waiting`: will be retried, with a further entry for the result; `failed`: given up. */
  readonly status: 'kept' | 'sent' | 'waiting' | 'failed'
  /** Stored only without a mail server, because it may contain a code. */
  readonly text: string | null
  readonly error: string | null
  /** Stored only without a mail server. */
  readonly attachments?: readonly Attachment[]
}

export interface AuthOptions {
  readonly db: Database
  /** Signs access tokens; other keys are derived from it. */
  readonly secret: string
  readonly clock: Clock
  readonly random: Random
  readonly audit: (trx: Transaction, event: AuthEvent) => Promise<void>
  /** Of users, from all features. */
  readonly standing: Standing
  /** Writes an entry of the outbox like any record, so that it can be searched. */
  readonly outbox: (mail: OutboxMail) => Promise<void>
  /** Mail server; without it, mail goes to the outbox. */
  readonly smtpUrl?: string
  /** Address that mails link to, without a trailing slash. */
  readonly publicUrl: string
}

/** Creates the account of a sign-up and returns the id of its user. Throws `AppError` 422 with errors at the fields. */
export type CreateAccount = (account: NewAccount) => Promise<string>

/** Creates the account of an invitation and returns its id; undefined if no invitation has the code. */
export type AcceptInvitation = (given: {
  readonly email: string
  readonly code: string
  readonly password: string
  readonly hash: string
}) => Promise<string | undefined>

/** Stores the hash of a new password, or null for none. Returns the user's new version; undefined if the user no longer exists. */
export type SetPassword = (
  trx: Transaction,
  user: { readonly id: string; readonly name: string; readonly roles: readonly string[] },
  hash: string | null,
  action: 'resetPassword' | 'changePassword' | 'removePassword',
) => Promise<number | undefined>

/** Sets a user's address that a mailed code has proved. Returns the effects after the commit; undefined if the user no longer exists. */
export type SetAddress = (
  trx: Transaction,
  user: { readonly id: string; readonly name: string; readonly roles: readonly string[] },
  email: string,
) => Promise<(() => void) | undefined>

/**
 * Reclaims an account for the user whom a provider confirms as owner of its address, in the transaction that has locked the user. Returns
 * undefined if the address was already verified, else the user's new version and whether a password was removed. The caller ends the
 * sessions.
 */
export type ReclaimAccount = (
  trx: Transaction,
  account: {
    readonly id: string
    readonly name: string
    readonly emailVerified: boolean
    readonly roles: readonly string[]
    readonly password: string | null
  },
) => Promise<{ readonly version: number; readonly passwordRemoved: boolean } | undefined>

/** Services that the features of accounts provide for the session. */
export interface AccountServices {
  readonly createAccount: CreateAccount
  readonly setPassword: SetPassword
  readonly setAddress: SetAddress
  readonly acceptInvitation: AcceptInvitation
  readonly reclaimAccount: ReclaimAccount
  readonly mayViewAs: MayViewAs
}
