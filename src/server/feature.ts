import type { FastifyInstance } from 'fastify'
import type { EntityMap } from '../model/entityMap.ts'
import type { Model } from '../model/resolvedEntity.ts'
import type { AppOptions } from './appOptions.ts'
import type { AccountServices } from './auth/authOptions.ts'
import type { Backfill } from './db/migrate/backfills.ts'
import type { RecordContext } from './records/recordContext.ts'
import type { RouteContext } from './records/routes/routeContext.ts'
import type { EntityRules } from './records/rules.ts'
import type { ScheduledJob } from './scheduler.ts'
import type { DemoStep, ReferenceStep } from './seed/seedSteps.ts'
import type { Config } from './start/config.ts'

/** What rules take from the rest of the server. */
export interface RuleServices {
  readonly config: Config
  /** Voids access tokens made from an older version of the user. */
  readonly userChanged: (user: string, version: number) => void
  /** A user is new or has a new address: sends the mails about it. */
  readonly addressWritten: (user: EntityMap['users'], before: EntityMap['users'] | undefined) => void
  /** Makes a right that was written or deleted count at once, in all processes. */
  readonly rightChanged: (right: EntityMap['userRights'], deleted: boolean) => void
}

export interface FeatureParts {
  readonly records: RecordContext
  readonly options: AppOptions
}

interface FeatureContext extends RouteContext, FeatureParts {}

/**
 * What a folder of `features/` adds to the server: its `feature.ts` exports one as `feature`, and being there is enough. Features may import each
 * other one way, never in a circle; `records/` imports none.
 */
export interface Feature {
  /** Rules of entities besides their schemas, by entity; several features may add to one (`records/composeRules.ts`). */
  readonly rules?: (services: RuleServices) => Readonly<Record<string, EntityRules>>
  /** Registers the calls that no schema gives. */
  readonly routes?: (app: FastifyInstance, context: FeatureContext) => void
  /** What the session leaves to those who keep accounts. */
  readonly accounts?: (parts: FeatureParts) => Partial<AccountServices>
  /** What is done by the clock; `scheduledJobs.ts` has all of it. */
  readonly jobs?: (parts: FeatureParts) => readonly ScheduledJob[]
  /** Values of columns that a migration adds, derived from other rows. */
  readonly backfills?: (model: Model) => readonly Backfill[]
  /** What every installation starts with (`PRODUCT.md S10`). */
  readonly reference?: readonly ReferenceStep[]
  /** What the demo adds; loaded for the demo alone. */
  readonly demo?: () => Promise<{ readonly demo: readonly DemoStep[] }>
}
