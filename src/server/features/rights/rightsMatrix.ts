import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import type { systemCalls } from '../../../model/calls/hubCalls.ts'
import { ACTIONS, type Action } from '../../../model/entitySchema.ts'
import { badParameter } from '../../../model/errors.ts'
import { type AccessDecision, decide, decideVisit, mayBeGranted } from '../../../model/policy.ts'
import type { Subject } from '../../../model/subject.ts'
import { type GivenRight, readRights, rightsFor, type StoredRight } from '../../records/access/rights.ts'
import { subjectOf } from '../../records/access/subjectOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { isExposed } from '../../records/routes/routeContext.ts'

type Matrix = AnswerOf<typeof systemCalls.rightsMatrix>
type Cell = Matrix[number]['cells'][number]
type Question = QueryOf<typeof systemCalls.rightsMatrix>

const wrong = (field: 'role' | 'user', keyword = 'reference') => badParameter(field, [{ path: field, keyword, params: {} }])

/** A user with this role alone, without rights of their own. */
const holderOf = (role: string, rights: readonly GivenRight[]): Subject => ({
  id: '',
  roles: [role],
  rights: rightsFor(rights, '', [role]),
})

async function subjectOfQuestion(context: RecordContext, { role, user: id }: Question, rights: readonly GivenRight[]): Promise<Subject> {
  if (role !== undefined && id !== undefined) throw wrong('user', 'not')
  if (role !== undefined) {
    if (!context.model.list.some(({ access }) => Object.hasOwn(access, role))) throw wrong('role')
    return holderOf(role, rights)
  }
  const user = await context.repository.of('users').get(context.db.read, id ?? '')
  if (!user) throw wrong('user')
  return subjectOf(context, context.db.read, user)
}

const isOf =
  ({ role, user }: Question) =>
  (right: StoredRight): boolean =>
    user === undefined ? right.role === role : right.user === user

/**
 * What a role, a user or else the caller may do with every entity and screen, by the policy itself (`PRODUCT.md S2`). Whether a user is active does not matter
 * here. Throws `AppError` 400 at `role` or `user`.
 */
export async function rightsMatrix(context: RecordContext, caller: Subject, given: Question): Promise<Matrix> {
  const question = given.role === undefined && given.user === undefined ? { user: caller.id } : given
  const rights = await readRights(context.db.read, context.repository)
  const subject = await subjectOfQuestion(context, question, rights)
  const own = new Map(rights.filter(isOf(question)).map((right) => [`${right.entity} ${right.action}`, right]))
  const cell = (name: string, action: Action, { allowed, rule, role }: AccessDecision, grantable: boolean): Cell => {
    const right = own.get(`${name} ${action}`)
    return { action, allowed, rule, grantable, ...(role && { role }), ...(right && { right: { id: right.id, effect: right.effect } }) }
  }
  return [
    ...context.model.list.filter(isExposed).map((entity) => ({
      name: entity.id,
      cells: ACTIONS.map((action) => cell(entity.id, action, decide(entity, action, subject), mayBeGranted(entity, action, subject.roles))),
    })),
    ...SCREEN_NAMES.map((name) => ({ name, cells: [cell(name, 'show', decideVisit(name, subject), true)] })),
  ]
}
