import type { Model } from '../../../model/resolvedEntity.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'
import { makerOf } from './makerOf.ts'

async function writeVisibility(context: BackfillContext): Promise<void> {
  const { trx, repository } = context
  for await (const reports of repository.of('reports').stream(trx, {}))
    for (const report of reports) {
      const visibleTo = report.allowedUsers.length > 0 ? 'allowedUsers' : 'firm'
      await repository.of('reports').update(trx, report, { visibleTo, owner: await makerOf(context, report.id) })
    }
}

/** Fills in to whom reports are visible, and their owners, from before these fields existed. */
export const reportBackfills = ({ entities }: Model): readonly Backfill[] =>
  entities.reports
    ? [{ table: 'reports', column: 'visibleTo', text: 'write to whom reports are visible, and who made them', run: writeVisibility }]
    : []
