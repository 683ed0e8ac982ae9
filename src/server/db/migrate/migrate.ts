import { CompiledQuery } from 'kysely'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Database, Transaction } from '../database.ts'
import type { ColumnTypes } from '../tables/shapes.ts'
import type { Backfill } from './backfills.ts'
import { writeLayout } from './layout.ts'
import { approvalOf, MigrationRefused, type Plan, type Step } from './plan.ts'
import { planMigration } from './planMigration.ts'

export interface MigrateOptions {
  /** Approves loss of data: all of it, or the steps of these names (`approvalOf`). Without approval such a plan is refused as a whole. */
  readonly allowLoss?: boolean | readonly string[]
  /** Backfills of features for new columns and tables. */
  readonly backfills?: readonly Backfill[]
}

const apply = async (trx: Transaction, plan: Plan): Promise<void> => {
  for (const { statements, run } of plan.steps) {
    for (const statement of statements) await trx.executeQuery(CompiledQuery.raw(statement))
    await run?.(trx)
  }
}

const isApproved = (step: Step, allowed: boolean | readonly string[]): boolean =>
  typeof allowed === 'boolean' ? allowed : allowed.includes(approvalOf(step))

/**
 * Migrates the database to the model in one transaction and returns the executed plan. If several processes start together, one migrates and
 * the others have nothing to do. Throws `MigrationRefused` with the plan if data would be lost or refused and `allowLoss` is not given.
 */
export const migrate = async (
  db: Database,
  model: Model,
  types: ColumnTypes,
  { allowLoss = false, backfills = [] }: MigrateOptions = {},
): Promise<Plan> => {
  const first = await planMigration(db, db.read, model, types, backfills)
  if (first.upToDate) return first.plan
  return db.alter(async (trx) => {
    const planned = await planMigration(db, trx, model, types, backfills)
    const { losses } = planned.plan
    if (losses.some((step) => step.loss?.final || !isApproved(step, allowLoss))) throw new MigrationRefused(planned.plan)
    await apply(trx, planned.plan)
    await writeLayout(trx, planned.layout)
    return planned.plan
  })
}
