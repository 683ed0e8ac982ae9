import { SCREEN_NAMES } from '../../../domain/screenNames.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { can } from '../../../model/policy.ts'
import { isExposed } from '../../api/routeContext.ts'
import { entityOf } from '../following.ts'
import { asRight, isAdministrator, rightsFor, type StoredRight, storedRights } from '../rights.ts'
import type { EntityRules, RuleContext } from '../rules.ts'
import { takeTurn } from '../serials.ts'
import { fieldValue, type Values } from '../values.ts'

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
export const rules: EntityRules = {
  judge: (next) => [
    ...(given(next, 'role') === given(next, 'user') ? [notOne] : []),
    ...(isScreen(next) && next.action !== 'show' ? [screenAction] : []),
  ],
  async beforeWrite(context) {
    refuseUnknown(context)
    await takeTurn(context.trx, 'userRights', context.services.clock)
    const now = await storedRights(context)
    const then = afterwards(now, context)
    refuseOwn(context, now, then)
    await refuseNoAdministrator(context, then)
  },
  committed: ({ rightChanged }, right, deleted) => rightChanged(right, deleted),
}
