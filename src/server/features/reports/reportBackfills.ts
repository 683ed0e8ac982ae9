import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'

const BY_ID = { field: 'id', order: 'ASC' } as const

/** The user who made a report, by the audit trail; null if the account is gone. */
async function makerOf({ trx, repository }: BackfillContext, { id }: EntityMap['reports']): Promise<string | null> {
  const entry = await repository.of('auditEntries').findOne(trx, { entity: 'reports', recordId: id, action: 'create' })
  const maker = entry?.actorId
  return maker && (await repository.of('users').exists(trx, maker)) ? maker : null
}

async function writeVisibility(context: BackfillContext): Promise<void> {
  const { trx, repository, model } = context
  for await (const reports of repository.stream(trx, entityOf({ model }, 'reports'), { sort: BY_ID }))
    for (const report of reports) {
      const visibleTo = report.allowedUsers.length > 0 ? 'allowedUsers' : 'firm'
      await repository.of('reports').update(trx, report, { visibleTo, owner: await makerOf(context, report) })
    }
}

/** Fills in to whom reports are visible, and their owners, from before these fields existed. */
export const reportBackfills = ({ entities }: Model): readonly Backfill[] =>
  entities.reports
    ? [{ table: 'reports', column: 'visibleTo', text: 'write to whom reports are visible, and who made them', run: writeVisibility }]
    : []
