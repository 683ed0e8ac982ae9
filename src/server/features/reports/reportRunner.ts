import { createHash } from 'node:crypto'
import { REPORT_LIMITS, type reportCalls } from '../../../domain/reports/calls.ts'
import { type CompiledQuery, compileQuery, QueryMistake, type ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { dayIn } from '../../../domain/timeZones.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { AppOptions } from '../../appOptions.ts'
import { AT_ONCE } from '../../db/sandbox/atOnce.ts'
import { FairQueue, QueueFull } from '../../db/sandbox/fairQueue.ts'
import { SqlRefusal } from '../../db/sandbox/refusal.ts'
import { type SandboxOff, type SandboxQuery, SandboxUnavailable } from '../../db/sandbox/sandbox.ts'
import { modelShapes } from '../../db/tables/shapes.ts'
import type { View } from '../../db/views/views.ts'
import { deny } from '../../records/access/denials.ts'
import { readableViews } from '../../records/read/readableViews.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { bindFilters, type Filter, type GivenParameters, namesIn } from './parameters.ts'
import { SharedRuns } from './sharedRuns.ts'

type ReportResult = AnswerOf<(typeof reportCalls)['run']>

/** The fields of a saved report or a draft that determine its rows. */
interface Runnable {
  readonly sqlQuery: string | null
  readonly query: ReportQuery | null
  readonly filters: readonly Filter[]
  readonly resultOffset: number | null
}

export interface ReportRunner {
  /** Runs a report as its caller, who may see it. Throws `AppError` 403, 404, 422, 503, or the signal's reason. */
  readonly run: (subject: Subject, id: string, given: GivenParameters, signal: AbortSignal) => Promise<ReportResult>
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

/** A mistake in a JSON query as a field error of the form. */
const asValidation = ({ path, code, params }: QueryMistake): AppError =>
  new AppError(422, 'validation', { fields: [{ path: `query.${path}`, keyword: code, params }] })

const sizeOf = ({ rows }: ReportResult): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((own, cell) => own + (typeof cell === 'string' ? cell.length : 8), 16), 0)

const digest = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Whether a subject who isn't an author may run a report: its allowed users may; without any, all users of the firm that owns it (`PRODUCT.md Q2`). */
const mayRun = ({ allowedUsers, firm }: ShownMap['reports'], { id }: Subject, house: string | undefined): boolean =>
  allowedUsers.includes(id) || (allowedUsers.length === 0 && firm !== house)

type Parts = Pick<AppOptions, 'columns' | 'clock'>

/** Makes the sandbox's queries of reports: compiles JSON, binds filters, and limits them to the views that the subject may read. */
function createQueries(context: RecordContext, { columns, clock }: Parts) {
  const shapes = modelShapes(context.model, columns)
  const viewsOf = (subject: Subject) => readableViews(context, shapes, subject)

  function compiled(query: ReportQuery, views: readonly View[], timeZone: string): CompiledQuery {
    try {
      return compileQuery(query, { views, today: dayIn(clock(), timeZone) })
    } catch (error) {
      throw error instanceof QueryMistake ? asValidation(error) : error
    }
  }

  /** `:today`, the firm's day, where the query names it. */
  const todayIn = (sql: string | null, timeZone: string): SandboxQuery['parameters'] =>
    sql !== null && namesIn(sql).has('today') ? { today: { type: 'date', value: dayIn(clock(), timeZone) } } : {}

  async function queryOf(runnable: Runnable, given: GivenParameters, subject: Subject): Promise<SandboxQuery> {
    const { sqlQuery, query, filters, resultOffset } = runnable
    const views = viewsOf(subject)
    const { timeZone } = await firmDefaults({ repository: context.repository, trx: context.db.read, subject })
    const { sql, parameters } = query ? compiled(query, views, timeZone) : { sql: sqlQuery ?? '', parameters: todayIn(sqlQuery, timeZone) }
    const bound = bindFilters(sql, filters, given, views)
    const all = { ...parameters, ...bound.parameters }
    return { sql, views, timeZone, offset: resultOffset ?? 0, ...bound, parameters: all, isCompiled: query !== null }
  }

  return { viewsOf, queryOf }
}

/** Runs reports, a few at a time and fairly by user; identical runs share one query. */
export function createReportRunner(context: RecordContext, parts: Parts): ReportRunner {
  const { clock } = parts
  const entity = entityOf(context, 'reports')
  const { viewsOf, queryOf } = createQueries(context, parts)
  const queue = new FairQueue({ atOnce: AT_ONCE, ...WAITING })
  const runs = new SharedRuns<ReportResult>(sizeOf, () => clock().getTime())
  const isAuthor = (subject: Subject) => !context.access(entity, subject).hidden.has('sqlQuery')

  async function perform(subject: Subject, query: SandboxQuery, signal: AbortSignal): Promise<ReportResult> {
    return queue.run(subject.id, signal, async () => {
      const [since, at] = [performance.now(), clock().toISOString()]
      const result = await context.db.sandbox.run(query, REPORT_LIMITS, signal)
      return { ...result, elapsed: Math.round(performance.now() - since), at }
    })
  }

  const explained = async (subject: Subject, work: () => Promise<ReportResult>): Promise<ReportResult> => {
    try {
      return await work()
    } catch (error) {
      throw asAppError(error, isAuthor(subject))
    }
  }

  return {
    views: viewsOf,
    async tryOut(subject, draft, given, signal) {
      if (!draft.query && !isAuthor(subject)) return deny(context, entity, subject, 'run', new AppError(403, 'forbidden'))
      const query = await queryOf(draft, given, subject)
      return explained(subject, () => perform(subject, query, signal))
    },
    async run(subject, id, given, signal) {
      const [report] = await context.repository.getMany(context.db.read, entity, [id], context.access(entity, subject).readScope(subject))
      if (!report) return refuseUnseen(context, entity, subject, 'run', id)
      if (!isAuthor(subject) && !mayRun(report, subject, entity.tenant?.house))
        return deny(context, entity, subject, 'run', new AppError(403, 'forbidden'), id)
      const query = await queryOf(report, given, subject)
      const key = digest([id, report._version, query])
      return explained(subject, () => runs.get(key, report.syncSeconds ?? 0, signal, (shared) => perform(subject, query, shared)))
    },
  }
}
