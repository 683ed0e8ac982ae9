import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import type { systemCalls } from '../../../model/calls/hubCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { ACTIONS, type Action } from '../../../model/entitySchema.ts'
import { invalid, type PathOf } from '../../../model/errors.ts'
import { decide, decideVisit } from '../../../model/policy.ts'
import { isRemovable } from '../../../model/records/recordLock.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { subjectOf } from '../../records/access/subjectOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { Attempt } from '../../records/rules.ts'
import { inScope, type StoredRecord } from '../../records/values.ts'

type Explanation = AnswerOf<typeof systemCalls.why>
/** One rule, in the order in which a call checks them. */
type Reason = Explanation['reasons'][number]
type Question = QueryOf<typeof systemCalls.why>

const WRITES: ReadonlySet<Action> = new Set<Action>(['edit', 'delete', 'approve'])

const wrong = (path: PathOf<Question>) => invalid<Question>(path, 'reference')

/** Refusals by rules of the entity. */
async function obstacles(context: RecordContext, entity: ResolvedEntity, attempt: Attempt): Promise<readonly Reason[]> {
  const found = (await context.rules.get(entity.id)?.obstacles?.(context, attempt)) ?? []
  return found.map((obstacle) => ({ allowed: false, ...obstacle }))
}

/** Refusals by the record's lock. */
function ofState(context: RecordContext, entity: ResolvedEntity, action: Action, record: StoredRecord): Reason | undefined {
  const lock = context.rules.get(entity.id)?.lock?.(record)
  const closed = lock && (action === 'delete' ? !isRemovable(lock) : action === 'edit' && (lock.open ?? []).length === 0)
  return closed ? { allowed: false, rule: 'closed', code: lock.code } : undefined
}

/** Reasons by scope: whether the user may see, and write, the record. */
async function ofRecord(context: RecordContext, entity: ResolvedEntity, subject: Subject, action: Action, id: string): Promise<Reason> {
  const access = context.access(entity, subject)
  const { repository, db } = context
  if (!(await repository.exists(db.read, entity, id))) return { allowed: false, rule: 'noRecord' }
  const [record] = await repository.getMany(db.read, entity, [id], access.readScope(subject))
  if (!record) return { allowed: false, rule: 'hiddenRecord' }
  if (!WRITES.has(action)) return { allowed: true, rule: 'visibleRecord' }
  if (!inScope(access.writeScope(subject), record)) return { allowed: false, rule: 'sharedRecord' }
  const [obstacle] = await obstacles(context, entity, { action, subject, record })
  return obstacle ?? ofState(context, entity, action, record) ?? { allowed: true, rule: 'visibleRecord' }
}

async function reasonsFor(
  context: RecordContext,
  user: EntityMap['users'],
  { entity: name, action: actionName, record }: Question,
): Promise<Reason[]> {
  const inactive: Reason[] = user.active === false ? [{ allowed: false, rule: 'inactive' }] : []
  const subject = await subjectOf(context, context.db.read, user)
  if (SCREEN_NAMES.includes(name)) return [...inactive, decideVisit(name, subject)]
  const entity = Object.hasOwn(context.model.entities, name) ? context.model.entities[name] : undefined
  const action = ACTIONS.find((known) => known === actionName)
  if (!entity) throw wrong('entity')
  if (!action) throw wrong('action')
  const decision = decide(entity, action, subject)
  const rows = decision.allowed && record ? [await ofRecord(context, entity, subject, action, record)] : []
  return [...inactive, decision, ...rows, ...(await obstacles(context, entity, { action, subject }))]
}

/**
 * Explains why a user may or may not do something (`PRODUCT.md S8`), using the policy itself. For subjects who may list rights. Throws `AppError`
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
