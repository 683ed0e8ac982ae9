import type { ImportPreview } from '../../../model/calls/importCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { actingFor, actingForAll } from '../access/tenantOf.ts'
import { advanceJob, findJob } from '../jobs/jobs.ts'
import { timeZoneOf } from '../read/filterClocks.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { createReferenceFinder, type ReferenceFinder } from './findReferences.ts'
import { cellsOf, leftOutIn, mendedIn, numbersOf, PART, type StoredPart } from './importPart.ts'
import { importTexts } from './importTexts.ts'
import { type ColumnPlan, createRowReader, type InputRow, type ReplacedText } from './readRows.ts'
import type { ShownRow } from './sheet.ts'

type StoredJob = EntityMap['jobs']

/** What an import is about. A type, because an interface is not assignable to `Json`. */
export type ImportInput = {
  /** Tenant that the user acted for. */
  readonly tenant: string | null
  /** Number of rows. */
  readonly rows: number
  readonly text: boolean
  readonly encoding: string | null
  /** Number of the row with the headings, and the first rows; inputs of earlier versions have neither. */
  readonly heading?: number | null
  readonly top?: readonly ShownRow[]
  readonly columns: readonly string[]
  /** First values of each column. */
  readonly samples: readonly (readonly string[])[]
  readonly plan: readonly ColumnPlan[]
  /** Rows that are imported; inputs of earlier versions have none. */
  readonly mode?: ImportPreview['mode']
  /** Texts that have a value instead; inputs of earlier versions have none. */
  readonly replaced?: readonly ReplacedText[]
  /** Whether the plan is the one that the user had chosen for these columns before. */
  readonly remembered: boolean
  /** Whether rows are being checked, or written. */
  readonly phase: 'check' | 'write'
  /** Number of the check; an older one stops. */
  readonly attempt: number
  /** What the user must confirm, by what confirms it. */
  readonly asks: Values
  readonly confirmed: readonly string[]
}

/** Only this folder writes inputs of imports; those of earlier versions have no plan. */
export const isImportInput = (input: Json): input is ImportInput => isValues(input) && Array.isArray(input.plan)

/** The input that this folder has stored in the job. Throws `AppError` 404 for one of an earlier version. */
export function inputOf({ input }: Pick<StoredJob, 'input'>): ImportInput {
  if (!isImportInput(input)) throw new AppError(404, 'jobNotFound')
  return input
}

/** The subject's import job of the entity. Throws `AppError` 404. */
export async function findImport(context: RecordContext, entity: ResolvedEntity, subject: Subject, jobId: string): Promise<StoredJob> {
  const job = await findJob(context, subject, jobId)
  if (job.kind !== 'import' || job.entity !== entity.id) throw new AppError(404, 'jobNotFound')
  return job
}

/** Runs the work of an import; its failure ends the job, unless a newer run replaces this one. */
export async function failingJob(importing: Importing, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (await runState(importing)) await advanceJob(importing.context, importing.jobId, { status: 'failed' })
    throw error
  }
}

/** Changes the input of a job that has one of the states, and its state. Throws `AppError` 409 `jobRunning` otherwise. */
export async function changeInput(
  { db, repository }: RecordContext,
  id: string,
  changes: Partial<ImportInput>,
  { from, to }: { readonly from: readonly StoredJob['status'][]; readonly to?: StoredJob['status'] },
): Promise<StoredJob> {
  const jobs = repository.of('jobs')
  return db.write(async (trx) => {
    await jobs.lock(trx, id)
    const job = await jobs.get(trx, id)
    if (!job || !from.includes(job.status)) throw new AppError(409, 'jobRunning')
    return jobs.update(trx, job, {
      input: { ...inputOf(job), ...changes },
      ...(to && { status: to }),
      ...(to === 'running' && { done: 0, failed: 0 }),
    })
  })
}

/** The subject acting for the tenant of the import. */
const importer = ({ model }: RecordContext, subject: Subject, { tenant }: ImportInput): Subject =>
  tenant === null ? actingForAll(model, subject) : actingFor(model, subject, tenant)

/** An import in progress. */
export interface Importing {
  readonly context: RecordContext
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly jobId: string
  readonly input: ImportInput
  readonly references: ReferenceFinder
  readonly read: ReturnType<typeof createRowReader>
}

export async function openImport(context: RecordContext, entity: ResolvedEntity, user: Subject, job: StoredJob): Promise<Importing> {
  const input = inputOf(job)
  const subject = importer(context, user, input)
  const { plan, text, replaced = [] } = input
  const read = createRowReader({ entity, plan, text, replaced, texts: await importTexts(), timeZone: await timeZoneOf(context, subject) })
  return { context, entity, subject, jobId: job.id, input, references: createReferenceFinder(context, subject, entity), read }
}

/** The rows of a part as they would be written; `only`: indexes of some of them. */
export async function inputRows({ read, references }: Importing, part: StoredPart, only?: readonly number[]): Promise<InputRow[]> {
  const [mended, leftOut] = [mendedIn(part), leftOutIn(part)]
  const [cells, numbers] = [cellsOf(part), numbersOf(part)]
  const indexes = only ?? [...cells.keys()]
  const rows = indexes.map((index): InputRow => {
    const at = (part.number ?? 0) * PART + index + 1
    const row = read(cells[index] ?? [], at, Number(numbers[index] ?? at))
    return { ...row, values: { ...row.values, ...mended[index] }, leftOut: leftOut.has(index) }
  })
  return references.resolve(rows)
}

type RunState = Extract<StoredJob['status'], 'running' | 'cancelling'>

/** The state of the job if it is this run's: no newer run replaces it, and it has not ended. */
const stateIn = ({ input }: Importing, job: StoredJob | undefined): RunState | undefined =>
  job && (job.status === 'running' || job.status === 'cancelling') && inputOf(job).attempt === input.attempt ? job.status : undefined

/** The state of a run; undefined if a newer one replaces it or its job has ended. */
export const runState = async (importing: Importing): Promise<RunState | undefined> =>
  stateIn(importing, await importing.context.repository.of('jobs').get(importing.context.db.read, importing.jobId))

/** The job of a run, locked; undefined if a newer run replaces it or the job has ended. */
export async function lockRun(importing: Importing, trx: Transaction): Promise<StoredJob | undefined> {
  const [job] = await importing.context.repository.of('jobs').getLocked(trx, [importing.jobId])
  return stateIn(importing, job) && job
}

/** Whether a run is to go on. If its owner has cancelled it, the job is `cancelled` from now on: the run has stopped. */
export async function stillRuns(importing: Importing): Promise<boolean> {
  const state = await runState(importing)
  if (state === 'cancelling') await advanceJob(importing.context, importing.jobId, { status: 'cancelled' })
  return state === 'running'
}
