import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { undoCall } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import { type Jobs, undoRun } from './undoRun.ts'

/** A record that a job has written. */
export interface WrittenByJob {
  readonly entity: ResolvedEntity
  readonly id: string
}

interface Report {
  readonly done: () => void
  readonly refused: (written: WrittenByJob, error: unknown) => void
}

/** Records that a job has written, the newest write first, in parts. A record may appear several times. */
export async function* writtenBy(context: RecordContext, of: string): AsyncGenerator<WrittenByJob[]> {
  const filter = [{ path: 'jobId', operator: 'eq', value: of }] as const
  const sort = { field: 'id', order: 'DESC' } as const
  const trail = context.repository.of('auditEntries').entity
  for await (const rows of context.repository.stream(context.db.read, trail, { filter, sort })) {
    yield rows.flatMap(({ entity: name, recordId }): WrittenByJob[] => {
      const entity = name === null ? undefined : context.model.entities[name]
      return entity && recordId !== null ? [{ entity, id: recordId }] : []
    })
  }
}

/** Whether the undo may succeed after others: it may refer to a record that is still deleted, or need a unique value that is still used. */
const isTemporary = (error: unknown) => error instanceof AppError && (error.status === 422 || error.code === 'referenced')

/** Undoes what a job wrote to several records. `retry` repeats what was refused because of others, until nothing more succeeds. */
export function createUndo(context: RecordContext, subject: Subject, jobs: Jobs, report: Report) {
  const seen = new Set<string>()
  let waiting: { readonly written: WrittenByJob; readonly error: unknown }[] = []

  async function undo(written: WrittenByJob): Promise<void> {
    const key = `${written.entity.id} ${written.id}`
    const first = !seen.has(key)
    seen.add(key)
    try {
      await undoRun(context, written.entity, subject, written.id, jobs)
      if (first) report.done()
    } catch (error) {
      if (isTemporary(error)) waiting.push({ written, error })
      else if (first) report.refused(written, error)
    }
  }

  async function retry(): Promise<void> {
    for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
      const retried = waiting
      before = retried.length
      waiting = []
      for (const { written } of retried) {
        seen.delete(`${written.entity.id} ${written.id}`)
        await undo(written)
      }
    }
    for (const { written, error } of waiting) report.refused(written, error)
    waiting = []
  }

  return { undo, retry }
}

type Refused = AnswerOf<ReturnType<typeof undoCall>>['refused'][number]

/** Undoes the changes and deletions of other records that a deletion brought about. Returns those that are refused. */
export async function undoFollowed(
  context: RecordContext,
  subject: Subject,
  jobs: Jobs,
  parts: AsyncIterable<readonly WrittenByJob[]> | Iterable<readonly WrittenByJob[]>,
): Promise<Refused[]> {
  const refused: Refused[] = []
  const { undo, retry } = createUndo(context, subject, jobs, {
    done: () => undefined,
    refused: ({ entity, id }, error) => {
      if (!(error instanceof AppError)) context.report(error, 'a record could not be restored', { record: id })
      refused.push({ entity: entity.id, id, code: error instanceof AppError ? error.code : 'internal' })
    },
  })
  for await (const part of parts) for (const written of part) await undo(written)
  await retry()
  return refused
}
