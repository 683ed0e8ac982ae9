import type { FastifyInstance } from 'fastify'
import type { EntityMap } from '../model/entityMap.ts'
import type { Model } from '../model/resolvedEntity.ts'
import type { AppOptions } from './appOptions.ts'
import type { AccountServices } from './auth/authOptions.ts'
import type { Mailer } from './auth/mail/mailer.ts'
import type { Standing } from './auth/standing.ts'
import type { Backfill } from './db/migrate/backfills.ts'
import type { RecordContext } from './records/recordContext.ts'
import type { RouteContext } from './records/routes/routeContext.ts'
import type { EntityRules } from './records/rules.ts'
import type { ScheduledJob } from './scheduler.ts'
import type { DemoParts, ReferenceStep } from './seed/seedSteps.ts'
import type { Config, Variable } from './start/config.ts'

/** Dependencies of rules on the rest of the server. */
export interface RuleServices {
  readonly config: Config
  /** Voids access tokens made from an older version of the user. */
  readonly userChanged: (user: string, version: number) => void
  /** Sends the mails about a new user or a changed address. */
  readonly addressWritten: (user: EntityMap['users'], before: EntityMap['users'] | undefined) => void
  /** Applies a written or deleted right at once, in all processes. */
  readonly rightChanged: (right: EntityMap['userRights'], deleted: boolean) => void
}

export interface FeatureParts {
  readonly records: RecordContext
  readonly options: AppOptions
  readonly mailer: Mailer
}

interface FeatureContext extends RouteContext, FeatureParts {}

/**
 * A feature's additions to the server. Each folder of `features/` exports one as `feature` in its `feature.ts` and is discovered by its path. Features may
 * import each other, but not in a circle; `records/` imports none.
 */
export interface Feature {
  /** Variables of the environment, by name; `Config.variables` has their values. */
  readonly variables?: Readonly<Record<string, Variable>>
  /** Rules of entities besides their schemas, by entity. Several features may add rules to one entity (`records/composeRules.ts`). */
  readonly rules?: (services: RuleServices) => Readonly<Record<string, EntityRules>>
  /** Registers the calls that are not generated from schemas. */
  readonly routes?: (app: FastifyInstance, context: FeatureContext) => void
  /** Services for the session, from the feature that manages accounts. */
  readonly accounts?: (parts: FeatureParts) => Partial<AccountServices>
  /** What stops users of a tenant from writing; of several refusals the first feature's counts, in the order of their names. */
  readonly standing?: Standing
  /** Scheduled work; `scheduledJobs.ts` collects the jobs of all features. */
  readonly jobs?: (parts: FeatureParts) => readonly ScheduledJob[]
  /** Values of columns that a migration adds, derived from other rows. */
  readonly backfills?: (model: Model) => readonly Backfill[]
  /** Initial data of every installation (`PRODUCT.md S10`). */
  readonly reference?: readonly ReferenceStep[]
  /** Further data of the demo. */
  readonly demo?: () => Promise<DemoParts>
}
