import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Database } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import type { EventHub } from '../events/eventHub.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Access } from './access/access.ts'
import type { Audit } from './history/audit.ts'
import type { Report } from './loops/forEachIsolated.ts'
import type { EntityRules } from './rules.ts'

/** What every service of records works with. */
export interface RecordContext {
  readonly db: Database
  readonly model: Model
  readonly repository: Repository
  readonly access: (entity: ResolvedEntity, subject: Subject) => Access
  readonly audit: Audit
  readonly events: EventHub
  readonly metrics: Metrics
  readonly rules: ReadonlyMap<string, EntityRules>
  /** Bytes that the files of one firm may take together. */
  readonly uploadQuota?: number
  readonly clock: () => Date
  /** Receives failures that stop nothing else: the log. */
  readonly report: Report
  /** A password → what is stored of it. */
  readonly hashPassword: (password: string) => Promise<string>
}
