import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Database } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import type { EventHub } from '../events/eventHub.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Access } from './access/access.ts'
import type { Audit } from './history/audit.ts'
import type { ImportLimits } from './import/sheet.ts'
import type { Report } from './loops/forEachIsolated.ts'
import type { EntityRules } from './rules.ts'

/** Dependencies of all record services. */
export interface RecordContext {
  readonly db: Database
  readonly model: Model
  readonly repository: Repository
  readonly access: (entity: ResolvedEntity, subject: Subject) => Access
  readonly audit: Audit
  readonly events: EventHub
  readonly metrics: Metrics
  readonly rules: ReadonlyMap<string, EntityRules>
  /** Maximum total size of one tenant's files in bytes. */
  readonly uploadQuota?: number
  /** Days that deleted records can be restored. Default: 30. */
  readonly trashDays?: number
  /** Maximum sizes of imported files. */
  readonly importLimits?: ImportLimits
  readonly clock: () => Date
  /** Logs failures that stop nothing else. */
  readonly report: Report
  /** Hashes a password for storage. */
  readonly hashPassword: (password: string) => Promise<string>
}
