import { createEventHub } from '../../../src/server/events/eventHub.ts'
import { createMetrics } from '../../../src/server/plugins/metrics.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { createAudit } from '../../../src/server/records/history/audit.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { loadRules } from '../../../src/server/records/rules.ts'
import type { TestApp } from './app.ts'

const clock = () => new Date()

/** What services work with, over an application's database: for services that no route calls by itself. Its events go to nobody. */
export async function recordContextOf({ db, model, repository }: TestApp): Promise<RecordContext> {
  const events = await createEventHub(db, () => undefined)
  await events.close()
  return {
    db,
    model,
    repository,
    access: createAccessPolicies(),
    audit: createAudit(db, model, repository, clock),
    events,
    metrics: createMetrics(),
    rules: await loadRules(),
    services: { clock, auctionHosts: [], userChanged: () => undefined, rightChanged: () => undefined, addressWritten: () => undefined },
    clock,
    report: () => undefined,
    hashPassword: (password) => Promise.resolve(password),
  }
}
