import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { EntityRules, RuleContext } from '../rules.ts'
import { fieldValue, same, type Values } from '../values.ts'

const ADMIN = 'Admin'

const isActiveAdmin = (user: Values | undefined) => {
  const roles = fieldValue(user, 'roles')
  return user !== undefined && user.active !== false && Array.isArray(roles) && roles.includes(ADMIN)
}

/** More than these need no lock: nobody demotes that many at the same time. */
const MOST_LOCKED = 20

const ADMINS = {
  filter: [
    { path: 'roles', operator: 'includes', value: ADMIN },
    { path: 'active', operator: 'neq', value: false },
  ],
  sort: { field: 'id', order: 'ASC' },
  offset: 0,
  limit: MOST_LOCKED,
} as const

/** Locks the Admins before counting, so that two can't demote each other at the same time (`PRODUCT.md S2`). */
async function refuseLastAdmin({ trx, repository, entity, before }: RuleContext): Promise<void> {
  const seen = await repository.list(trx, entity, ADMINS)
  for (const { id } of seen.rows) if (typeof id === 'string') await repository.lock(trx, entity, id)
  const { rows } = await repository.list(trx, entity, ADMINS)
  if (rows.every((row) => row.id === before?.id)) throw new AppError(409, 'lastAdmin')
}

function refuseOwnRights({ subject, before, next }: RuleContext): void {
  if (!before || before.id !== subject.id) return
  if (!next) throw new AppError(409, 'ownAccount')
  if (!same(next.roles, before.roles) || !same(next.active, before.active)) throw new AppError(403, 'ownRights')
}

/** Refresh tokens of other sessions stop working; the own session goes on. */
async function endSessions(trx: Transaction, { subject, before, services }: RuleContext): Promise<void> {
  const query = trx
    .updateTable('sessions')
    .set({ endedAt: services.clock().toISOString(), endReason: 'passwordReset' })
    .where('user', '=', before?.id ?? '')
    .where('endedAt', 'is', null)
  const own = subject.id === before?.id ? subject.attributes?.session : undefined
  await (own === undefined ? query : query.where('id', '!=', own)).execute()
}

/** E-mail addresses are compared in lower case; the last active Admin stays one; nobody changes their own rights (`PRODUCT.md S1, S2`). */
export const rules: EntityRules = {
  complete: (next) => (typeof next.email === 'string' ? { ...next, email: next.email.toLowerCase() } : next),
  async beforeWrite(context) {
    const { before, next } = context
    refuseOwnRights(context)
    if (isActiveAdmin(before) && !isActiveAdmin(next)) await refuseLastAdmin(context)
  },
  async afterWrite(context) {
    const { trx, before, next } = context
    if (before && next && !same(before.password, next.password)) await endSessions(trx, context)
  },
  committed: ({ userChanged }, user, deleted) => userChanged(user.id, deleted ? Number.POSITIVE_INFINITY : user._version),
}
