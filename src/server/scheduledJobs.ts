import { removeExpired } from './auth/sessions/removeExpired.sql.ts'
import type { Feature, FeatureParts } from './feature.ts'
import { sweepDrafts } from './records/drafts/draftRows.sql.ts'
import { sweepImportParts } from './records/import/importParts.sql.ts'
import { resumeJobs } from './records/jobs/resumeJobs.ts'
import type { Presence } from './records/presence/presence.ts'
import { emptyTrash } from './records/trash/purgeTrash.ts'
import { sweepUploads } from './records/uploads/sweepUploads.ts'
import type { UploadFiles } from './records/uploads/uploadFiles.ts'
import { sweepIdempotencyKeys } from './records/write/idempotency.sql.ts'
import { HOUR, MINUTE, type ScheduledJob, SECOND } from './scheduler.ts'

interface Swept {
  readonly files: UploadFiles
  readonly presence: Presence
}

/** All scheduled work: the jobs below, and those of the features. Lots have a clock of their own (`features/auctions/lifecycle/lotClock.ts`). */
export function scheduledJobs(parts: FeatureParts, { files, presence }: Swept, features: readonly Feature[]): readonly ScheduledJob[] {
  const { records } = parts
  return [
    { name: 'expired sessions', every: HOUR, run: () => removeExpired(records.db, records.clock) },
    { name: 'unfinished uploads', every: HOUR, run: () => files.sweep(records.clock()) },
    { name: 'uploads without a record', every: HOUR, run: () => sweepUploads(records, files) },
    { name: 'old drafts', every: HOUR, run: () => sweepDrafts(records) },
    ...(records.model.entities.deletedRecords ? [{ name: 'old deleted records', every: HOUR, run: () => emptyTrash(records, files) }] : []),
    { name: 'rows of old imports', every: HOUR, run: () => sweepImportParts(records) },
    { name: 'idempotency keys', every: HOUR, run: () => sweepIdempotencyKeys(records) },
    { name: 'jobs of stopped processes', every: MINUTE, run: (stopping) => resumeJobs(records, stopping) },
    { name: 'forms that are no longer open', every: 5 * SECOND, run: async () => presence.sweep() },
    ...features.flatMap(({ jobs }) => jobs?.(parts) ?? []),
  ]
}
