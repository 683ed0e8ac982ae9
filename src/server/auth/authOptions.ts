import type { Subject } from '../../model/subject.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { MayViewAs } from './sessions/viewAs.ts'

/** What the session leaves in the audit trail (`PRODUCT.md S4`). */
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
  /** The user, or undefined when no account has that address. */
  readonly userId?: string
  readonly name: string
  /** Who did it, where it was not the user. */
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

/** Now. Passed in, so that tests can let time pass. */
export type Clock = () => Date

/** That many unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array

/** A mail as the outbox shows it. */
export interface OutboxMail {
  readonly at: string
  readonly to: string
  readonly subject: string
  /** `waiting`: retried, and the result is kept as well; `failed`: given up. */
  readonly status: 'kept' | 'sent' | 'waiting' | 'failed'
  /** Kept only where no mail server delivers it: it may hold a code. */
  readonly text: string | null
  readonly error: string | null
}

export interface AuthOptions {
  readonly db: Database
  /** Signs access tokens; what else needs a key derives its own from it. */
  readonly secret: string
  readonly clock: Clock
  readonly random: Random
  readonly audit: (trx: Transaction, event: AuthEvent) => Promise<void>
  /** Writes the outbox as every record is written, so that it can be searched. */
  readonly outbox: (mail: OutboxMail) => Promise<void>
  /** Mail goes to this server; without it to the outbox. */
  readonly smtpUrl?: string
  /** Address that mails link to, without a trailing slash. */
  readonly publicUrl: string
}

/** Makes the account of a sign-up and answers the id of its user. Throws `AppError` 422 with errors at the fields. */
export type CreateAccount = (dealer: NewAccount) => Promise<string>

/** Makes the account that an invitation is for and answers its id; undefined where the code is of none. */
export type AcceptInvitation = (given: {
  readonly email: string
  readonly code: string
  readonly password: string
  readonly hash: string
}) => Promise<string | undefined>

/** Stores the hash of a new password, or null for none, and answers the user's new version, or undefined when the user no longer exists. */
export type SetPassword = (
  trx: Transaction,
  user: { readonly id: string; readonly name: string; readonly roles: readonly string[] },
  hash: string | null,
  action: 'resetPassword' | 'changePassword' | 'removePassword',
) => Promise<number | undefined>

/** Gives a user an address that a mailed code has proved. Answers what follows the commit, or undefined when there is no such user any more. */
export type SetAddress = (
  trx: Transaction,
  user: { readonly id: string; readonly name: string; readonly roles: readonly string[] },
  email: string,
) => Promise<(() => void) | undefined>

/**
 * Gives an account to the user whom a provider names as the owner of its address, in the transaction that has locked the user. Undefined
 * where the address was already verified; else the user's new version, and whether there was a password, which no longer works. The caller
 * ends the sessions.
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

/** What the session leaves to those who keep accounts. */
export interface AccountServices {
  readonly createAccount: CreateAccount
  readonly setPassword: SetPassword
  readonly setAddress: SetAddress
  readonly acceptInvitation: AcceptInvitation
  readonly reclaimAccount: ReclaimAccount
  readonly mayViewAs: MayViewAs
}
