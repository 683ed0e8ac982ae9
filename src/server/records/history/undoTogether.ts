import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { undoCall } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { CONCURRENCY, inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import { Seen } from '../seen.ts'
import { undoCreations } from './undoCreations.ts'
import { type Jobs, undoRun } from './undoRun.ts'

/** A record that a job has written. */
export interface WrittenByJob {
  readonly entity: ResolvedEntity
  readonly id: string
  /** The version that the write made of a new record. */
  readonly created?: number
}

interface Report {
  readonly done: (records?: number) => void
  readonly refused: (written: WrittenByJob, error: unknown) => void
}

/** Records that a job has written, the newest write first, in parts. A record may appear several times. */
export async function* writtenBy(context: RecordContext, of: string): AsyncGenerator<WrittenByJob[]> {
  const sort = { field: 'id', order: 'DESC' } as const
  for await (const rows of context.repository.of('auditEntries').stream(context.db.read, { jobId: of }, { sort })) {
    yield rows.flatMap(({ entity: name, recordId, action, recordVersion }): WrittenByJob[] => {
      const entity = name === null ? undefined : context.model.entities[name]
      const created = action === 'create' && recordVersion !== null ? { created: recordVersion } : {}
      return entity && recordId !== null ? [{ entity, id: recordId, ...created }] : []
    })
  }
}

/** Whether the undo may succeed after others: it may refer to a record that is still deleted, or need a unique value that is still used. */
const isTemporary = (error: unknown) => error instanceof AppError && (error.status === 422 || error.code === 'referenced')

/** Undoes what a job wrote to several records, one by one or in parts. `retry` repeats what was refused because of others, until nothing more succeeds. */
export function createUndo(context: RecordContext, subject: Subject, jobs: Jobs, report: Report) {
  const seen = new Seen()
  let waiting: { readonly written: WrittenByJob; readonly error: unknown }[] = []

  function isFirst({ entity, id }: WrittenByJob): boolean {
    const key = `${entity.id} ${id}`
    const first = !seen.has(key)
    seen.add(key)
    return first
  }

  async function undo(written: WrittenByJob, first = isFirst(written)): Promise<void> {
    try {
      await undoRun(context, written.entity, subject, written.id, jobs)
      if (first) report.done()
    } catch (error) {
      if (isTemporary(error)) waiting.push({ written, error })
      else if (first) report.refused(written, error)
    }
  }

  /** Those that the job created are deleted together, all others are undone one by one. */
  async function undoPart(part: readonly WrittenByJob[]): Promise<void> {
    const left: WrittenByJob[] = []
    for (const [entity, written] of Map.groupBy(part, (one) => one.entity)) {
      const versions = new Map(written.flatMap(({ id, created }) => (created === undefined ? [] : [[id, created] as const])))
      const undone = await undoCreations(context, entity, subject, versions, jobs)
      report.done(written.filter((one) => undone.has(one.id) && isFirst(one)).length)
      left.push(...written.filter(({ id }) => !undone.has(id)))
    }
    await inParallel(left, CONCURRENCY, (written) => undo(written))
  }

  async function retry(): Promise<void> {
    for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
      const retried = waiting
      before = retried.length
      waiting = []
      for (const { written } of retried) await undo(written, true)
    }
    for (const { written, error } of waiting) report.refused(written, error)
    waiting = []
  }

  return { undo, undoPart, retry }
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
