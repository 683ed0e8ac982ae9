import { type Standing, trustProblems } from '../../../domain/trust.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { EntityRules } from '../../records/rules.ts'

type Needed = Pick<RecordContext, 'repository'>

/** Facts about a user that decide about trust. */
export async function standingOf({ repository }: Needed, queries: Queries, user: string): Promise<Standing> {
  const account = await repository.of('users').get(queries, user)
  const firm = account && account.firm !== null ? await repository.of('firms').get(queries, account.firm) : undefined
  return { emailVerified: account?.emailVerified === true, firmState: firm?.state ?? 'pending' }
}

/**
 * Throws `AppError` 403 with the code of the first missing condition for users who may not offer cars or withdraw money yet (`PRODUCT.md S7`).
 * The server's own writes need no trust. Bids check it with their other conditions (`auctions/`).
 */
export async function requireTrusted(context: Needed, queries: Queries, subject: Subject): Promise<void> {
  if (subject.id === SYSTEM.id) return
  const [problem] = trustProblems(await standingOf(context, queries, subject.id))
  if (problem) throw new AppError(403, problem)
}

/** The same as an explanation, for rules of records that only trusted users create. */
export const trustObstacles: NonNullable<EntityRules['obstacles']> = async (context, { action, subject }) =>
  action === 'create' ? trustProblems(await standingOf(context, context.db.read, subject.id)).map((rule) => ({ rule })) : []

/** Refuses users who have not verified their address: 403 `emailUnverified`. */
export async function requireVerified(context: Needed, queries: Queries, subject: Subject): Promise<void> {
  const { emailVerified } = await standingOf(context, queries, subject.id)
  if (!emailVerified) throw new AppError(403, 'emailUnverified')
}
