import type { Action } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Model, ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Access } from './access.ts'

type Needed = Pick<RecordContext, 'access' | 'audit' | 'metrics'>

type NeededToAuthorize = Needed & Pick<RecordContext, 'model'>

/** Writes the refusal into the audit trail, then throws it (`PRODUCT.md S4`). */
export async function deny(
  context: Needed,
  entity: ResolvedEntity,
  subject: Subject,
  action: string,
  error: AppError,
  recordId?: string,
): Promise<never> {
  context.metrics.denials.inc({ entity: entity.id, action })
  await context.audit.note({ subject, action, entity: entity.id, outcome: 'denied', ...(recordId === undefined ? {} : { recordId }) })
  throw error
}

const READING: ReadonlySet<Action> = new Set(['list', 'show', 'export'])

/** Code of the refusal of the subject's writes to records of tenants; undefined if the subject may write (`auth/standing.ts`). */
export const readOnlyReason = ({ attributes }: Subject): string | undefined => attributes?.stopped

/** Whether records of the entity belong to tenants, or are the tenants. */
export const isOfTenants = ({ tenancy }: Pick<Model, 'tenancy'>, { id, tenant }: ResolvedEntity): boolean =>
  tenant !== undefined || tenancy?.entity === id

/** Returns the compiled policy if the subject may take the action, else throws an audited 403. Synchronous when allowed, for the hot paths. */
export function authorize(
  context: NeededToAuthorize,
  entity: ResolvedEntity,
  subject: Subject,
  action: Action,
  recordId?: string,
): Access | Promise<never> {
  const access = context.access(entity, subject)
  if (access.allowed.has(action)) {
    const stop = READING.has(action) || !isOfTenants(context.model, entity) ? undefined : readOnlyReason(subject)
    return stop === undefined ? access : deny(context, entity, subject, action, new AppError(403, stop), recordId)
  }
  const error = entity.appendOnly && !READING.has(action) ? new AppError(405, 'appendOnly') : new AppError(403, 'forbidden')
  return deny(context, entity, subject, action, error, recordId)
}

/** Runs the work and audits a 403 thrown inside it, such as leaving a scope or changing one's own rights. */
export async function auditingDenials<T>(
  context: Needed,
  entity: ResolvedEntity,
  subject: Subject,
  action: string,
  recordId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.status === 403) return deny(context, entity, subject, action, error, recordId)
    throw error
  }
}

/** A record that its writer moves out of their scope; the error is at the field. */
export const outOfScope = (field: string) => new AppError(403, 'forbidden', { fields: [{ path: field, keyword: 'forbidden', params: {} }] })

export const notFound = () => new AppError(404, 'notFound')
