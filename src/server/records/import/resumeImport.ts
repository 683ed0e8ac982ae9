import type { EntityMap } from '../../../model/entityMap.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { advanceJob } from '../jobs/jobs.ts'
import type { RecordContext } from '../recordContext.ts'
import { runCheck } from './checkImport.ts'
import { isImportInput, openImport } from './importJob.ts'
import { writeImport } from './writeImport.ts'

/** Resumes an import whose process has stopped: checks all rows again, or writes those that are not written. One of an earlier version fails. */
export async function resumeImport(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  job: EntityMap['jobs'],
  stopping: AbortSignal,
): Promise<void> {
  if (!isImportInput(job.input)) return void (await advanceJob(context, job.id, { status: 'failed' }))
  const importing = await openImport(context, entity, subject, job)
  await (importing.input.phase === 'write' ? writeImport(importing, stopping) : runCheck(importing, stopping))
}
