import { anchorOf, latestRenewal, nextRenewal } from '../../../domain/subscriptions/periods.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'

async function run({ trx, repository }: BackfillContext): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const subscriptions = repository.of('subscriptions')
  for await (const found of subscriptions.stream(trx, {})) {
    for (const subscription of found) {
      const { renewalDate } = subscription
      if (renewalDate === null) continue
      const anchorDay = anchorOf(renewalDate)
      const next = renewalDate > today ? renewalDate : nextRenewal(latestRenewal(renewalDate, anchorDay, today), anchorDay)
      await subscriptions.update(trx, subscription, { renewalDate: next, anchorDay })
    }
  }
}

/** Subscriptions from before plans were charged renew on their next anniversary; the months until then are free. */
export const renewalBackfill: Backfill = {
  table: 'subscriptions',
  column: 'anchorDay',
  text: 'renew subscriptions from their next anniversary on',
  run,
}
