import { createHash } from 'node:crypto'
import { REPORT_LIMITS, type reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { AT_ONCE } from '../../db/sandbox/atOnce.ts'
import { FairQueue, QueueFull } from '../../db/sandbox/fairQueue.ts'
import { SqlRefusal } from '../../db/sandbox/refusal.ts'
import { type SandboxOff, type SandboxQuery, SandboxUnavailable } from '../../db/sandbox/sandbox.ts'
import type { View } from '../../db/views/views.ts'
import { deny } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { type Drilled, type Drilling, drill } from './drill.ts'
import type { GivenParameters } from './parameters.ts'
import { type ReportFile, type ReportFormat, reportFile } from './reportFile.ts'
import { createQueries, type QueryParts, type Runnable } from './reportQueries.ts'
import { isAuthor, mayRun } from './runnableReports.ts'
import { SharedRuns } from './sharedRuns.ts'

type ReportResult = AnswerOf<(typeof reportCalls)['run']>

interface AskedFile {
  readonly format: ReportFormat
  readonly parameters: GivenParameters
  readonly rightToLeft: boolean
}

export interface ReportRunner {
  /** Runs a report as its caller, who may see it. Throws `AppError` 403, 404, 422, 503, or the signal's reason. */
  readonly run: (subject: Subject, id: string, given: GivenParameters, signal: AbortSignal) => Promise<ReportResult>
  /** The rows of a run as a file, which is audited. Throws what `run` throws. */
  readonly exported: (
    subject: Subject,
    id: string,
    asked: AskedFile,
    signal: AbortSignal,
  ) => Promise<ReportFile & Pick<ReportResult, 'truncated'>>
  /** The list of the records of a group. Throws `AppError` 403, 404, 422. */
  readonly drilled: (
    subject: Subject,
    id: string,
    groups: Drilling['groups'],
    given: GivenParameters,
    signal: AbortSignal,
  ) => Promise<Drilled>
  /** Runs an unsaved query; SQL only for users who may write it. */
  readonly tryOut: (subject: Subject, draft: Runnable, given: GivenParameters, signal: AbortSignal) => Promise<ReportResult>
  readonly views: (subject: Subject) => readonly View[]
}

/** Maximum number of waiting runs, of one user and in total. */
const WAITING = { perUser: 6, all: 60 }

const UNAVAILABLE: Readonly<Record<SandboxOff, string>> = {
  memory: 'reportsMemory',
  noRole: 'reportsNoRole',
  unsafeRole: 'reportsUnsafeRole',
}

/** Error codes for all viewers. Others may contain parts of the query, which only authors may see. */
const FOR_EVERY_VIEWER: ReadonlySet<string> = new Set(['reportTime', 'reportMemory'])

const asAppError = (error: unknown, isAuthor: boolean): unknown => {
  if (error instanceof QueueFull) return new AppError(503, 'busy')
  if (error instanceof SandboxUnavailable) return new AppError(409, UNAVAILABLE[error.reason])
  if (!(error instanceof SqlRefusal)) return error
  return isAuthor || FOR_EVERY_VIEWER.has(error.code)
    ? new AppError(422, error.code, { params: error.params })
    : new AppError(422, 'reportFailed')
}

const sizeOf = ({ rows }: ReportResult): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((own, cell) => own + (typeof cell === 'string' ? cell.length : 8), 16), 0)

const digest = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Runs reports, a few at a time and fairly by user; identical runs share one query. */
export function createReportRunner(context: RecordContext, parts: QueryParts): ReportRunner {
  const { clock } = parts
  const entity = entityOf(context, 'reports')
  const { viewsOf, queryOf, askedOf } = createQueries(context, parts)
  const queue = new FairQueue({ atOnce: AT_ONCE, ...WAITING })
  const runs = new SharedRuns<ReportResult>(sizeOf, () => clock().getTime())

  async function perform(subject: Subject, query: SandboxQuery, signal: AbortSignal): Promise<ReportResult> {
    return queue.run(subject.id, signal, async () => {
      const [since, at] = [performance.now(), clock().toISOString()]
      const result = await context.db.sandbox.run(query, REPORT_LIMITS, signal)
      return { ...result, elapsed: Math.round(performance.now() - since), at }
    })
  }

  const explained = async <T>(subject: Subject, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw asAppError(error, isAuthor(context, subject))
    }
  }

  /** A report that the subject may run. */
  async function reportFor(subject: Subject, id: string): Promise<EntityMap['reports']> {
    const [report] = await context.repository.getMany(context.db.read, entity, [id], context.access(entity, subject).readScope(subject))
    if (!report) return refuseUnseen(context, entity, subject, 'run', id)
    if (!isAuthor(context, subject) && !mayRun(report, subject, entity.tenant?.house))
      return deny(context, entity, subject, 'run', new AppError(403, 'forbidden'), id)
    return report
  }

  async function runSaved(
    subject: Subject,
    report: EntityMap['reports'],
    given: GivenParameters,
    signal: AbortSignal,
  ): Promise<ReportResult> {
    const query = await queryOf(report, given, subject)
    const key = digest([report.id, report._version, query])
    return explained(subject, () => runs.get(key, report.syncSeconds ?? 0, signal, (shared) => perform(subject, query, shared)))
  }

  return {
    views: viewsOf,
    async tryOut(subject, draft, given, signal) {
      if (!draft.query && !isAuthor(context, subject)) return deny(context, entity, subject, 'run', new AppError(403, 'forbidden'))
      const query = await queryOf(draft, given, subject)
      return explained(subject, () => perform(subject, query, signal))
    },
    run: async (subject, id, given, signal) => runSaved(subject, await reportFor(subject, id), given, signal),
    async drilled(subject, id, groups, given, signal) {
      const report = await reportFor(subject, id)
      const asked = await askedOf(report, given, subject)
      if (!asked) throw new AppError(422, 'reportNoList')
      const { views, timeZone } = asked
      const rowsOf: Drilling['rowsOf'] = async (bound) =>
        (await perform(subject, { ...bound, where: [], offset: 0, views, timeZone }, signal)).rows
      return explained(subject, () => drill({ ...asked, groups, entityOf: (table) => context.model.entities[table], rowsOf }))
    },
    async exported(subject, id, { format, parameters, rightToLeft }, signal) {
      const report = await reportFor(subject, id)
      const result = await runSaved(subject, report, parameters, signal)
      const { truncated, at } = result
      const changes = { format, rows: result.rows.length, truncated, parameters: parameters as Json }
      await context.audit.note({ subject, action: 'export', entity: entity.id, recordId: id, changes, outcome: 'done' })
      return { ...reportFile({ name: report.name, format, rightToLeft, at }, result), truncated }
    },
  }
}
