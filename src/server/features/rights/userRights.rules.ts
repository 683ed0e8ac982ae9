import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { can, mayBeGranted, mayVisit } from '../../../model/policy.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RuleServices } from '../../feature.ts'
import { asRight, isAdministrator, rightsFor, type StoredRight, storedRights } from '../../records/access/rights.ts'
import { isExposed } from '../../records/routes/routeContext.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, type Values } from '../../records/values.ts'
import { takeTurn } from '../../records/write/serials.ts'

const MOST_ADMINS = 1000

const notOne: FieldError = { path: 'user', keyword: 'roleOrUser', params: {} }

function refuseUnknown({ model, next }: RuleContext): void {
  const name = String(fieldValue(next, 'entity'))
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  if (!next || SCREEN_NAMES.includes(name) || (entity && isExposed(entity))) return
  throw new AppError(422, 'validation', { fields: [{ path: 'entity', keyword: 'reference', params: {} }] })
}

/** All rights as they will be. */
function afterwards(rights: readonly StoredRight[], { before, next }: RuleContext): StoredRight[] {
  const others = rights.filter(({ id }) => id !== before?.id)
  return next ? [...others, asRight(next)] : others
}

/** Own rights, and what would take something away from one's own role. */
function refuseOwn({ model, subject, before, next }: RuleContext, now: readonly StoredRight[], then: readonly StoredRight[]): void {
  const touched = [before, next].filter((right) => right !== undefined).map(asRight)
  if (touched.some(({ user }) => user !== null && user === subject.id)) throw new AppError(403, 'ownRights')
  for (const { role, entity: name, action } of touched) {
    const entity = model.entities[name]
    if (role === null || !entity || !subject.roles.includes(role)) continue
    const may = (rights: readonly StoredRight[]) =>
      can(entity, action, { ...subject, rights: rightsFor(rights, subject.id, subject.roles) })
    if (may(now) && !may(then)) throw new AppError(403, 'ownRights')
  }
}

/** Roles that a right would count for. */
async function rolesOf({ trx, repository, model }: RuleContext, { role, user }: StoredRight): Promise<readonly string[]> {
  if (user === null) return role === null ? [] : [role]
  const [account] = await repository.getMany(trx, entityOf({ model }, 'users'), [user])
  return Array.isArray(account?.roles) ? account.roles.map(String) : []
}

/** What is reserved goes to nobody who lacks it by the schema (`PRODUCT.md S8`). */
async function refuseReserved(context: RuleContext): Promise<void> {
  const right = context.next && asRight(context.next)
  const entity = right && context.model.entities[right.entity]
  if (!right || !entity || right.effect !== 'allow') return
  if (!mayBeGranted(entity, right.action, await rolesOf(context, right))) throw new AppError(403, 'rightReserved')
}

/**
 * Allowing gives a right, which only somebody can do who has it; so does taking a denial back, by somebody who was denied the same (`PRODUCT.md S8`).
 * What goes with its user gives nothing.
 */
function refuseNotHeld({ model, subject, before, next, cause }: RuleContext): void {
  const holds = (right: StoredRight, who: Subject) => {
    const entity = model.entities[right.entity]
    return entity ? can(entity, right.action, who) : mayVisit(right.entity, who)
  }
  const allowed = next && asRight(next).effect === 'allow' ? asRight(next) : undefined
  const freed = before && asRight(before).effect === 'deny' && !cause ? asRight(before) : undefined
  const deniedToo = freed && !holds(freed, subject) && holds(freed, { ...subject, rights: [] })
  if (deniedToo || (allowed && !holds(allowed, subject))) throw new AppError(403, 'rightNotHeld')
}

async function refuseNoAdministrator({ trx, repository, model }: RuleContext, then: readonly StoredRight[]): Promise<void> {
  const filter = [
    { path: 'roles', operator: 'includes', value: 'Admin' },
    { path: 'active', operator: 'neq', value: false },
  ] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(trx, entityOf({ model }, 'users'), { filter, sort, offset: 0, limit: MOST_ADMINS })
  if (!rows.some((user) => isAdministrator(model, then, user))) throw new AppError(409, 'lastAdmin')
}

const isScreen = (next: Values) => SCREEN_NAMES.includes(String(fieldValue(next, 'entity')))

/** Nothing else can be done with a screen than see it. */
const screenAction: FieldError = { path: 'action', keyword: 'screenAction', params: {} }

const given = (next: Values, name: string) => fieldValue(next, name) !== null

/** Rights change for others only, one after the other, and never so that nobody is left who could change them back (`PRODUCT.md S2`). */
export const userRightRules = ({ rightChanged }: Pick<RuleServices, 'rightChanged'>): EntityRules => ({
  judge: (next) => [
    ...(given(next, 'role') === given(next, 'user') ? [notOne] : []),
    ...(isScreen(next) && next.action !== 'show' ? [screenAction] : []),
  ],
  async beforeWrite(context) {
    refuseUnknown(context)
    await takeTurn(context.trx, 'userRights', context.records.clock)
    const now = await storedRights(context)
    const then = afterwards(now, context)
    refuseOwn(context, now, then)
    await refuseReserved(context)
    refuseNotHeld(context)
    await refuseNoAdministrator(context, then)
  },
  committed: rightChanged,
})
