import type { EntityMap } from '../model/entityMap.ts'

/** Where a step of the first setup stands: what the hub can see decides; what it can't, or what is not wanted, is skipped by hand. */
export type SetupState = 'open' | 'done' | 'skipped'

export interface SetupStep {
  readonly name: EntityMap['houseSettings']['skippedSteps'][number]
  readonly state: SetupState
}

/** Answer of `GET /api/setup`. */
export interface Setup {
  readonly steps: readonly SetupStep[]
  /** `smtp`: mail goes out; `outbox`: it is kept for Admins to read. */
  readonly mail: 'smtp' | 'outbox'
  /** What happens to new dealers for as long as the house has not decided. */
  readonly dealerApproval: 'manual' | 'auto'
  /** UTC time of the last test message that went out, or null. */
  readonly mailTestedAt: string | null
}

/** What became of a test message: on its way, kept in the outbox, or refused by the mail server. */
export type MailFate = 'sent' | 'kept' | 'failed'
