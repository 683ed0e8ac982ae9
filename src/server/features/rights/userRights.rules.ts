import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, invalid } from '../../../model/errors.ts'
import { can, mayBeGranted, mayVisit } from '../../../model/policy.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RuleServices } from '../../feature.ts'
import { asRight, type GivenRight, isAdministrator, rightsFor, type StoredRight, storedRights } from '../../records/access/rights.ts'
import { isExposed } from '../../records/routes/routeContext.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { acquireLock } from '../firms/serials.sql.ts'

const MAX_ADMINS = 1000

const notOne: ErrorIn<Draft> = { path: 'user', keyword: 'roleOrUser', params: {} }

type Context = RuleContext<EntityOf<'userRights'>>
type Draft = DraftMap['userRights']

function refuseUnknown({ model, next }: Context): void {
  const name = next?.entity ?? ''
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  if (!next || SCREEN_NAMES.includes(name) || (entity && isExposed(entity))) return
  throw invalid<Draft>('entity', 'reference')
}

/** All rights after the write. */
function afterwards(rights: readonly StoredRight[], { before, next }: Context): readonly GivenRight[] {
  const others = rights.filter(({ id }) => id !== before?.id)
  const right = next && asRight(next)
  return right ? [...others, right] : others
}

/** Refuses changes of the caller's own rights and of those of their own role. */
function refuseOwn({ model, subject, before, next }: Context, now: readonly GivenRight[], then: readonly GivenRight[]): void {
  const touched = [before, next && asRight(next)].filter((right) => right !== undefined)
  if (touched.some(({ user }) => user !== null && user === subject.id)) throw new AppError(403, 'ownRights')
  for (const { role, entity: name, action } of touched) {
    const entity = model.entities[name]
    if (role === null || !entity || !subject.roles.includes(role)) continue
    const may = (rights: readonly GivenRight[]) => can(entity, action, { ...subject, rights: rightsFor(rights, subject.id, subject.roles) })
    if (may(now) && !may(then)) throw new AppError(403, 'ownRights')
  }
}

/** Roles to which a right applies. */
async function rolesOf({ trx, repository }: Context, { role, user }: GivenRight): Promise<readonly string[]> {
  if (user === null) return role === null ? [] : [role]
  return (await repository.of('users').get(trx, user))?.roles ?? []
}

/** Refuses to grant rights that the schema reserves (`PRODUCT.md S8`). */
async function refuseReserved(context: Context): Promise<void> {
  const right = context.next && asRight(context.next)
  const entity = right && context.model.entities[right.entity]
  if (!right || !entity || right.effect !== 'allow') return
  if (!mayBeGranted(entity, right.action, await rolesOf(context, right))) throw new AppError(403, 'rightReserved')
}

/**
 * Granting a right needs that right; so does removing a denial, for a user with the same denial (`PRODUCT.md S8`). Rights deleted with
 * their user grant nothing.
 */
function refuseNotHeld({ model, subject, before, next, cause }: Context): void {
  const holds = (right: GivenRight, who: Subject) => {
    const entity = model.entities[right.entity]
    return entity ? can(entity, right.action, who) : mayVisit(right.entity, who)
  }
  const granted = next && asRight(next)
  const allowed = granted?.effect === 'allow' ? granted : undefined
  const freed = before?.effect === 'deny' && !cause ? before : undefined
  const deniedToo = freed && !holds(freed, subject) && holds(freed, { ...subject, rights: [] })
  if (deniedToo || (allowed && !holds(allowed, subject))) throw new AppError(403, 'rightNotHeld')
}

async function refuseNoAdministrator({ trx, repository, model }: Context, then: readonly GivenRight[]): Promise<void> {
  const filter = [
    { path: 'roles', operator: 'includes', value: 'Admin' },
    { path: 'active', operator: 'neq', value: false },
  ] as const
  const admins = await repository.of('users').find(trx, {}, { filter, limit: MAX_ADMINS })
  if (!admins.some((user) => isAdministrator(model, then, user))) throw new AppError(409, 'lastAdmin')
}

const isScreen = ({ entity }: Draft) => SCREEN_NAMES.includes(entity ?? '')

/** The only action on a screen is to see it. */
const screenAction: ErrorIn<Draft> = { path: 'action', keyword: 'screenAction', params: {} }

const given = (value: string | null | undefined) => (value ?? null) !== null

/**
 * Users change only the rights of others, one change at a time, and at least one administrator must remain (`PRODUCT.md
 * S2`).
 */
export const userRightRules = ({ rightChanged }: Pick<RuleServices, 'rightChanged'>): RulesFor<'userRights'> => ({
  validate: (next) => [
    ...(given(next.role) === given(next.user) ? [notOne] : []),
    ...(isScreen(next) && next.action !== 'show' ? [screenAction] : []),
  ],
  async beforeWrite(context) {
    refuseUnknown(context)
    await acquireLock(context.trx, 'userRights', context.records.clock)
    const now = await storedRights(context)
    const then = afterwards(now, context)
    refuseOwn(context, now, then)
    await refuseReserved(context)
    refuseNotHeld(context)
    await refuseNoAdministrator(context, then)
  },
  committed: rightChanged,
})
