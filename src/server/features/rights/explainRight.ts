import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import { type TrustProblem, trustProblems } from '../../../domain/trust.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { ACTIONS, type Action } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { decide, decideVisit, type Verdict } from '../../../model/policy.ts'
import { isRemovable } from '../../../model/recordLock.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { readRights, rightsFor } from '../../records/access/rights.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { inScope, type StoredRecord } from '../../records/values.ts'
import { activeAdmins } from '../accounts/activeAdmins.ts'
import { standingOf } from '../firms/trust.ts'

/** One rule, in the order in which a call checks them. */
interface Reason {
  readonly allowed: boolean
  readonly rule:
    | Verdict['rule']
    | ('inactive' | 'noRecord' | 'hiddenRecord' | 'sharedRecord' | 'visibleRecord' | 'ownAccount' | 'closed')
    | TrustProblem
  readonly role?: string
  /** Of `closed`: why, as in `errors.<code>`. */
  readonly code?: string
}

export interface Explanation {
  readonly allowed: boolean
  /** The rule that decides: the first that refuses, else the one that grants. */
  readonly decides: Reason
  readonly reasons: readonly Reason[]
}

export interface Question {
  readonly user: string
  /** Id of an entity, or name of a screen. */
  readonly entity: string
  readonly action: string
  /** Id of a record. */
  readonly record?: string | undefined
}

const WRITES: ReadonlySet<Action> = new Set<Action>(['edit', 'delete', 'approve'])

/** What needs trust (`requireTrusted`), by entity: making one of these. */
const TRUSTED: ReadonlySet<string> = new Set(['auctions', 'bids', 'walletRequests'])

const wrong = (path: string) => new AppError(422, 'validation', { fields: [{ path, keyword: 'reference', params: {} }] })

/** The user as the policy would see them now. */
async function subjectOf(context: RecordContext, user: EntityMap['users']): Promise<Subject> {
  const { id, roles, name, email } = user
  const rights = rightsFor(await readRights(context.db.read, context.repository), id, roles)
  const firm: Readonly<Record<string, string>> = user.firm !== null && !roles.includes('Admin') ? { firm: user.firm } : {}
  return { id, roles, rights, attributes: { name, email, ...firm } }
}

/** What the record's own state, or what it is to the house, closes. */
async function ofState(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  action: Action,
  record: StoredRecord,
): Promise<Reason | undefined> {
  if (entity.id === 'users' && action === 'delete') {
    if (record.id === subject.id) return { allowed: false, rule: 'ownAccount' }
    const [admin, another] = await activeAdmins(context, context.db.read)
    if (admin === record.id && another === undefined) return { allowed: false, rule: 'closed', code: 'lastAdmin' }
  }
  const lock = context.rules.get(entity.id)?.lock?.(record)
  const closed = lock && (action === 'delete' ? !isRemovable(lock) : action === 'edit' && (lock.open ?? []).length === 0)
  return closed ? { allowed: false, rule: 'closed', code: lock.code } : undefined
}

/** Whether the record is among those that the user sees, and among those that they may write. */
async function ofRecord(context: RecordContext, entity: ResolvedEntity, subject: Subject, action: Action, id: string): Promise<Reason> {
  const access = context.access(entity, subject)
  const { repository, db } = context
  if (!(await repository.exists(db.read, entity, id))) return { allowed: false, rule: 'noRecord' }
  const [record] = await repository.getMany(db.read, entity, [id], access.scope(subject))
  if (!record) return { allowed: false, rule: 'hiddenRecord' }
  if (!WRITES.has(action)) return { allowed: true, rule: 'visibleRecord' }
  if (!inScope(access.writeScope(subject), record)) return { allowed: false, rule: 'sharedRecord' }
  return (await ofState(context, entity, subject, action, record)) ?? { allowed: true, rule: 'visibleRecord' }
}

async function ofTrust(context: RecordContext, entity: string, action: Action, user: string): Promise<readonly Reason[]> {
  if (action !== 'create' || !TRUSTED.has(entity)) return []
  return trustProblems(await standingOf(context, context.db.read, user)).map((rule) => ({ allowed: false, rule }))
}

async function reasonsFor(
  context: RecordContext,
  user: EntityMap['users'],
  { entity: name, action: asked, record }: Question,
): Promise<Reason[]> {
  const inactive: Reason[] = user.active === false ? [{ allowed: false, rule: 'inactive' }] : []
  const subject = await subjectOf(context, user)
  if (SCREEN_NAMES.includes(name)) return [...inactive, decideVisit(name, subject)]
  const entity = Object.hasOwn(context.model.entities, name) ? context.model.entities[name] : undefined
  const action = ACTIONS.find((known) => known === asked)
  if (!entity) throw wrong('entity')
  if (!action) throw wrong('action')
  const verdict = decide(entity, action, subject)
  const rows = verdict.allowed && record ? [await ofRecord(context, entity, subject, action, record)] : []
  return [...inactive, verdict, ...rows, ...(await ofTrust(context, name, action, user.id))]
}

/**
 * Why a user may or may not do something (`PRODUCT.md S8`), asked of the policy itself. For subjects who may list rights. Throws `AppError`
 * 403, 422 at `user`, `entity` or `action`.
 */
export async function explainRight(context: RecordContext, question: Question): Promise<Explanation> {
  const user = await context.repository.of('users').get(context.db.read, question.user)
  if (!user) throw wrong('user')
  const reasons = await reasonsFor(context, user, question)
  const decides = reasons.find(({ allowed }) => !allowed) ?? reasons[0]
  if (!decides) throw wrong('entity')
  return { allowed: decides.allowed, decides, reasons }
}
