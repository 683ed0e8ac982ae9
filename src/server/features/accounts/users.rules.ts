import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { AppError } from '../../../model/errors.ts'
import type { RuleServices } from '../../feature.ts'
import { isAdministrator, storedRights } from '../../records/access/rights.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, same, type Values } from '../../records/values.ts'
import { takeTurn } from '../../records/write/serials.ts'
import { openFirm } from '../firms/openFirm.ts'
import { withVerification } from './emailVerification.ts'
import { endSessions } from './endSessions.ts'

const ADMIN = 'Admin'

const hasAdminRole = (user: Values | undefined) => {
  const roles = fieldValue(user, 'roles')
  return Array.isArray(roles) && roles.includes(ADMIN)
}

const isActiveAdmin = (user: Values | undefined) => user !== undefined && user.active !== false && hasAdminRole(user)

/** Admins belong to the house; for anybody else without a firm one is opened, which whoever makes the account thereby approves. */
async function firmFor({ records, trx, subject, followed }: RuleContext, user: Values): Promise<string> {
  if (hasAdminRole(user)) return HOUSE_FIRM
  const [name, email, locale] = ['name', 'email', 'locale'].map((field) => fieldValue(user, field))
  return (await openFirm(records, trx, subject, { name: String(name), email, locale, state: 'approved' }, followed)).id
}

/** The role Admin exists in the house alone (`PRODUCT.md S6`), and everybody belongs to a firm. */
function refuseFirm({ next }: RuleContext): void {
  if (!next) return
  if (fieldValue(next, 'firm') === null)
    throw new AppError(422, 'validation', { fields: [{ path: 'firm', keyword: 'required', params: {} }] })
  if (hasAdminRole(next) && next.firm !== HOUSE_FIRM)
    throw new AppError(422, 'validation', { fields: [{ path: 'roles', keyword: 'houseOnly', params: {} }] })
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
async function refuseLastAdmin(context: RuleContext): Promise<void> {
  const { trx, repository, entity, before, model, records } = context
  await takeTurn(trx, 'userRights', records.clock)
  const seen = await repository.list(trx, entity, ADMINS)
  for (const { id } of seen.rows) if (typeof id === 'string') await repository.lock(trx, entity, id)
  const { rows } = await repository.list(trx, entity, ADMINS)
  const rights = await storedRights(context)
  const others = rows.filter((row) => row.id !== before?.id)
  if (!others.some((user) => isAdministrator(model, rights, user))) throw new AppError(409, 'lastAdmin')
}

function refuseOwnRights({ subject, before, next }: RuleContext): void {
  if (!before || before.id !== subject.id) return
  if (!next) throw new AppError(409, 'ownAccount')
  if (!same(next.roles, before.roles) || !same(next.active, before.active) || !same(next.firm, before.firm))
    throw new AppError(403, 'ownRights')
  if (next.password !== null && !same(next.password, before.password)) throw new AppError(403, 'ownPassword')
  if (!same(next.email, before.email)) throw new AppError(403, 'ownEmail')
}

/** E-mail addresses are compared in lower case; the last active Admin stays one; nobody changes their own rights (`PRODUCT.md S1, S2`), nor
 * their own password or address without the current password: `/api/me/password` and `/api/me/email` ask for it (`PRODUCT.md S7`). */
export const userRules = ({ userChanged, addressWritten }: Pick<RuleServices, 'userChanged' | 'addressWritten'>): EntityRules => ({
  complete: (next) => (typeof next.email === 'string' ? { ...next, email: next.email.toLowerCase() } : next),
  async fill(context) {
    const { before, next } = context
    const firm: Values = before || fieldValue(next, 'firm') !== null ? {} : { firm: await firmFor(context, next) }
    return withVerification(context, before, { ...next, ...firm })
  },
  async beforeWrite(context) {
    const { before, next } = context
    refuseFirm(context)
    refuseOwnRights(context)
    if (isActiveAdmin(before) && !isActiveAdmin(next)) await refuseLastAdmin(context)
  },
  async afterWrite(context) {
    const { before, next } = context
    if (before && next && !same(before.password, next.password)) await endSessions(context, before.id)
  },
  committed(user, deleted, before) {
    userChanged(user.id, deleted ? Number.POSITIVE_INFINITY : user._version)
    if (!deleted) addressWritten(user, before)
  },
})
