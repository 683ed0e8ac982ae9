import { createEventHub } from '../../../src/server/events/eventHub.ts'
import { createMetrics } from '../../../src/server/plugins/metrics.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { createAudit } from '../../../src/server/records/history/audit.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import type { TestApp } from './app.ts'
import { productRules } from './productRules.ts'

const clock = () => new Date()

/** The context of services over an application's database: for services without a route. Its events have no listeners. */
export async function recordContextOf({ db, model, repository }: Pick<TestApp, 'db' | 'model' | 'repository'>): Promise<RecordContext> {
  const events = await createEventHub(db, () => undefined)
  await events.close()
  return {
    db,
    model,
    repository,
    access: createAccessPolicies(),
    audit: createAudit(db, repository, clock),
    events,
    metrics: createMetrics(),
    rules: await productRules(),
    clock,
    report: () => undefined,
    hashPassword: (password) => Promise.resolve(password),
  }
}
