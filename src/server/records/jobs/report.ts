import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { advanceJob, type JobStatus } from './jobs.ts'

/** Maximum number of refused records listed in a result; all are counted by reason. */
const NAMED = 500

/** Maximum number of invalid fields listed for a record. */
const MAX_DETAILS = 5

/** Results of a job so far; those beyond `NAMED` refused ones are not known. */
interface Before {
  readonly written: number
  readonly refused: readonly Json[]
}

/** Counts a job's results and stores its progress. */
export interface JobReport {
  readonly done: (records?: number) => void
  readonly refused: (id: string, error: unknown) => void
  /** Stores the progress and returns the job's status, which its owner may have changed to `cancelling`. */
  readonly save: (status?: JobStatus) => Promise<JobStatus>
}

/** Field → error, as in the body of a refusal. */
const detailsOf = ({ fields }: AppError): Json =>
  Object.fromEntries(
    fields
      .slice(0, MAX_DETAILS)
      .map(({ path, keyword, format, params }) => [path, { keyword, ...(format === undefined ? {} : { format }), params }]),
  )

/** What its owner may confirm, or what forbids it, as in the body of a refusal. */
function confirmationOf({ extra: { confirmation, operation = null, confirmable = false, about = null } }: AppError): Values {
  return confirmation === undefined ? {} : { confirmation, operation, confirmable, about }
}

const refusalOf = (id: string, error: AppError): Json => ({
  id,
  code: error.status === 422 && error.fields.length > 0 ? 'validation' : error.code,
  params: error.params,
  ...(error.fields.length === 0 ? {} : { details: detailsOf(error) }),
  ...confirmationOf(error),
})

/** An unexpected error is logged and refuses only its own record. */
function asAppError(context: RecordContext, error: unknown, about: Readonly<Record<string, unknown>>): AppError {
  if (error instanceof AppError) return error
  context.report(error, 'a record of a job failed', about)
  return new AppError(500, 'internal')
}

/** What is left of a job's results when it tries records again that it was refused. */
export function leftOf({ result }: Pick<EntityMap['jobs'], 'result'>, ids: readonly string[]): Before {
  const { written = 0, refused } = isValues(result) ? result : {}
  const again = new Set(ids)
  const left = Array.isArray(refused) ? refused.filter((one) => !(isValues(one) && again.has(String(one.id)))) : []
  return { written: Number(written), refused: left }
}

/**
 * @param total expected number of records; more may be found meanwhile
 * @param before results of the job so far
 */
export function createReport(context: RecordContext, jobId: string, total: number, before?: Before): JobReport {
  const listed: Json[] = [...(before?.refused ?? [])]
  const reasons: Record<string, number> = {}
  for (const one of listed) if (isValues(one)) reasons[String(one.code)] = (reasons[String(one.code)] ?? 0) + 1
  let [done, failed] = [before?.written ?? 0, listed.length]
  return {
    done(records = 1) {
      done += records
    },
    refused(id, thrown) {
      const error = asAppError(context, thrown, { jobId, record: id })
      failed += 1
      reasons[error.code] = (reasons[error.code] ?? 0) + 1
      if (listed.length < NAMED) listed.push(refusalOf(id, error))
    },
    save(status) {
      const reached = done + failed
      return advanceJob(context, jobId, {
        done: reached,
        failed,
        total: status === 'done' ? reached : Math.max(total, reached),
        result: { written: done, reasons, refused: listed },
        ...(status === undefined ? {} : { status }),
      })
    },
  }
}
