import { createHash } from 'node:crypto'
import { REPORT_LIMITS, type reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { FairQueue, QueueFull } from '../../db/sandbox/fairQueue.ts'
import { labelsIn } from '../../db/sandbox/labelsIn.ts'
import { MAX_CONCURRENT } from '../../db/sandbox/maxConcurrent.ts'
import { SqlRefusal } from '../../db/sandbox/refusal.ts'
import { type SandboxOff, type SandboxQuery, SandboxUnavailable } from '../../db/sandbox/sandbox.ts'
import type { View } from '../../db/views/views.ts'
import { deny } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { withField } from './columnFields.ts'
import { type DrillRequest, type DrillResult, drill } from './drill.ts'
import { type GivenParameters, type Narrowing, withNarrowing } from './parameters.ts'
import { type ReportFile, type ReportFileOptions, reportFile } from './reportFile.ts'
import { createQueries, type QueryParts, type Runnable } from './reportQueries.ts'
import { isAuthor } from './runnableReports.ts'
import { SharedRuns } from './sharedRuns.ts'

type Report = EntityMap['reports']
type ReportResult = AnswerOf<(typeof reportCalls)['run']>

/** A reader's choices: values of the report's filters, and further filters by columns. */
interface Chosen {
  readonly parameters: GivenParameters
  readonly where?: readonly Narrowing[] | undefined
}

interface FileRequest extends Chosen, Pick<ReportFileOptions, 'format' | 'rightToLeft'> {
  /** Headings and labels of a result, in the reader's language. */
  readonly texts: (result: ReportResult) => Pick<ReportFileOptions, 'headings' | 'choices'>
  /** Default: the report's name. */
  readonly title: string | undefined
  /** Id of the schedule that requests it. */
  readonly schedule?: string
}

export interface ReportRunner {
  /** Runs a report as its caller, who may see it. Throws `AppError` 403, 404, 422, 503, or the signal's reason. */
  readonly run: (subject: Subject, id: string, chosen: Chosen, signal: AbortSignal) => Promise<ReportResult>
  /** The rows of a run as a file, which is audited, and their number. Throws what `run` throws. */
  readonly exported: (
    subject: Subject,
    id: string,
    request: FileRequest,
    signal: AbortSignal,
  ) => Promise<ReportFile & Pick<ReportResult, 'truncated'> & { readonly rows: number }>
  /** The list of the records of a group. Throws `AppError` 403, 404, 422. */
  readonly drilled: (
    subject: Subject,
    id: string,
    groups: DrillRequest['groups'],
    chosen: Chosen,
    signal: AbortSignal,
  ) => Promise<DrillResult>
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

/** A report that the subject may run, which it may do with all that it may read. Throws `AppError` 404. */
async function findRunnable(context: RecordContext, subject: Subject, id: string): Promise<Report> {
  const entity = entityOf(context, 'reports')
  const [report] = await context.repository.getMany(context.db.read, entity, [id], context.access(entity, subject).readScope(subject))
  if (!report) return refuseUnseen(context, entity, subject, 'run', id)
  return report
}

/** The report with the reader's own filters, and the values of all filters. */
const withReaderFilters = (report: Report, { parameters, where }: Chosen) => {
  const { filters, given } = withNarrowing(report.filters, parameters, where)
  return { report: { ...report, filters }, given }
}

/** Adds the export to the audit trail. */
async function noteExport(
  { audit }: RecordContext,
  subject: Subject,
  { id }: Report,
  { rows, truncated }: ReportResult,
  { format, parameters, where, schedule }: Pick<FileRequest, 'format' | 'parameters' | 'where' | 'schedule'>,
): Promise<void> {
  const changes = {
    ...{ format, rows: rows.length, truncated, parameters: parameters as Json },
    ...(where && { where }),
    ...(schedule !== undefined && { schedule }),
  }
  await audit.note({ subject, action: 'export', entity: 'reports', recordId: id, changes, outcome: 'done' })
}

/** Runs queries, a few at a time and fairly by user. */
class QueryRuns {
  readonly #context: RecordContext
  readonly #clock: () => Date
  readonly #queue = new FairQueue({ atOnce: MAX_CONCURRENT, ...WAITING })

  constructor(context: RecordContext, clock: () => Date) {
    this.#context = context
    this.#clock = clock
  }

  async run(subject: Subject, query: SandboxQuery, signal: AbortSignal): Promise<ReportResult> {
    return this.#queue.run(subject.id, signal, async () => {
      const [since, at] = [performance.now(), this.#clock().toISOString()]
      const result = await this.#context.db.sandbox.run(query, REPORT_LIMITS, signal)
      const labels = labelsIn(query.sql, query.views)
      const columns = result.columns.map((column) => {
        const of = column.of ?? labels.get(column.name)
        return withField(query.views)(of ? { ...column, of } : column)
      })
      return { ...result, columns, elapsed: Math.round(performance.now() - since), at }
    })
  }

  /** Runs work, and throws its errors as far as the subject may see them. */
  async explained<T>(subject: Subject, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw asAppError(error, isAuthor(this.#context, subject))
    }
  }
}

/** Runs reports; identical runs share one query. */
function createReportRunner(context: RecordContext, parts: QueryParts): ReportRunner {
  const entity = entityOf(context, 'reports')
  const { viewsOf, queryOf, boundQueryOf } = createQueries(context, parts)
  const queries = new QueryRuns(context, parts.clock)
  const shared = new SharedRuns<ReportResult>(sizeOf, () => parts.clock().getTime())

  async function runSaved(subject: Subject, saved: Report, chosen: Chosen, signal: AbortSignal): Promise<ReportResult> {
    const { report, given } = withReaderFilters(saved, chosen)
    const query = await queryOf(report, given, subject)
    const key = digest([report.id, report._version, query])
    const run = (all: AbortSignal) => queries.run(subject, query, all)
    return queries.explained(subject, () => shared.get(key, report.syncSeconds ?? 0, signal, run))
  }

  return {
    views: viewsOf,
    async tryOut(subject, draft, given, signal) {
      if (!draft.query && !isAuthor(context, subject)) return deny(context, entity, subject, 'run', new AppError(403, 'forbidden'))
      const query = await queryOf(draft, given, subject)
      return queries.explained(subject, () => queries.run(subject, query, signal))
    },
    run: async (subject, id, chosen, signal) => runSaved(subject, await findRunnable(context, subject, id), chosen, signal),
    async drilled(subject, id, groups, chosen, signal) {
      const { report, given } = withReaderFilters(await findRunnable(context, subject, id), chosen)
      const drillQuery = await boundQueryOf(report, given, subject)
      if (!drillQuery) throw new AppError(422, 'reportNoList')
      const { views, timeZone } = drillQuery
      const rowsOf: DrillRequest['rowsOf'] = async (bound) =>
        (await queries.run(subject, { ...bound, where: [], offset: 0, views, timeZone, isCompiled: true }, signal)).rows
      return queries.explained(subject, () => drill({ ...drillQuery, groups, entityOf: (table) => context.model.entities[table], rowsOf }))
    },
    async exported(subject, id, { parameters, where, title, schedule, texts: words, ...form }, signal) {
      const report = await findRunnable(context, subject, id)
      const result = await runSaved(subject, report, { parameters, where }, signal)
      await noteExport(context, subject, report, result, { format: form.format, parameters, where, schedule })
      const { truncated, at, rows } = result
      return { ...reportFile({ ...form, ...words(result), name: title || report.name, at }, result), truncated, rows: rows.length }
    },
  }
}

const runners = new WeakMap<RecordContext, ReportRunner>()

/** The runner of an application: requests and jobs share its queue and its results. */
export function reportRunner(context: RecordContext, parts: QueryParts): ReportRunner {
  const runner = runners.get(context) ?? createReportRunner(context, parts)
  runners.set(context, runner)
  return runner
}
