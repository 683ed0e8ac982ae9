import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { FindOptions } from '../../db/repository/recordsOf.ts'
import type { RuleServices } from '../../feature.ts'
import { isAdministrator, storedRights } from '../../records/access/rights.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { openFirm } from '../firms/openFirm.ts'
import { acquireLock } from '../firms/serials.sql.ts'
import { activeAdmins } from '../notifications/activeAdmins.ts'
import { withVerification } from './emailVerification.ts'
import { endSessions } from './endSessions.sql.ts'

const ADMIN = 'Admin'

type Draft = DraftMap['users']
type Context = RuleContext<EntityOf<'users'>>

const hasAdminRole = (user: Draft): boolean => user.roles?.includes(ADMIN) === true

const isActiveAdmin = (user: Draft | undefined) => user !== undefined && user.active !== false && hasAdminRole(user)

/** Admins belong to the house. Any other user without a firm gets a new firm, already approved because an Admin creates the account. */
async function firmFor({ records, trx, subject, alsoWritten }: Context, user: Draft): Promise<string> {
  if (hasAdminRole(user)) return HOUSE_FIRM
  const { name, email, locale } = user
  return (await openFirm(records, trx, subject, { name: name ?? '', email, locale, state: 'approved' }, alsoWritten)).id
}

/** The role Admin exists in the house only (`PRODUCT.md S6`), and every user belongs to a firm. */
function refuseFirm({ next }: Context): void {
  if (!next) return
  if (!next.firm) throw invalid<EntityMap['users']>('firm', 'required')
  if (hasAdminRole(next) && next.firm !== HOUSE_FIRM) throw invalid<EntityMap['users']>('roles', 'houseOnly')
}

/** With more Admins than this, no lock is needed: that many are never demoted at the same time. */
const MAX_LOCKED = 20

const ADMINS: FindOptions<EntityOf<'users'>> = {
  filter: [
    { path: 'roles', operator: 'includes', value: ADMIN },
    { path: 'active', operator: 'neq', value: false },
  ],
  limit: MAX_LOCKED,
}

/** Locks the Admins before counting, so that two can't demote each other at the same time (`PRODUCT.md S2`). */
async function refuseLastAdmin(context: Context): Promise<void> {
  const { trx, repository, before, model, records } = context
  const users = repository.of('users')
  await acquireLock(trx, 'userRights', records.clock)
  for (const { id } of await users.find(trx, {}, ADMINS)) await users.lock(trx, id)
  const rights = await storedRights(context)
  const others = (await users.find(trx, {}, ADMINS)).filter((row) => row.id !== before?.id)
  if (!others.some((user) => isAdministrator(model, rights, user))) throw new AppError(409, 'lastAdmin')
}

function refuseOwnRights({ subject, before, next }: Context): void {
  if (!before || before.id !== subject.id) return
  if (!next) throw new AppError(409, 'ownAccount')
  if (!same(next.roles, before.roles) || !same(next.active, before.active) || !same(next.firm, before.firm))
    throw new AppError(403, 'ownRights')
  if (next.password !== null && !same(next.password, before.password)) throw new AppError(403, 'ownPassword')
  if (!same(next.email, before.email)) throw new AppError(403, 'ownEmail')
}

/**
 * E-mail addresses are compared in lower case; the last active Admin remains; users change neither their own rights (`PRODUCT.md S1, S2`)
 * nor their own password or address without the current password: `/api/me/password` and `/api/me/email` ask for it (`PRODUCT.md S7`).
 */
export const userRules = ({ userChanged, addressWritten }: Pick<RuleServices, 'userChanged' | 'addressWritten'>): RulesFor<'users'> => ({
  derive: (next) => (next.email ? withValues(next, { email: next.email.toLowerCase() }) : next),
  async beforeSave(context) {
    const { before, next } = context
    const firm = before || next.firm ? {} : { firm: await firmFor(context, next) }
    return withVerification(context, before, withValues(next, firm))
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
  async obstacles(context, { action, subject, record }) {
    if (action !== 'delete' || !record) return []
    if (record.id === subject.id) return [{ rule: 'ownAccount' }]
    const [admin, another] = await activeAdmins(context, context.db.read)
    return admin === record.id && another === undefined ? [{ rule: 'closed', code: 'lastAdmin' }] : []
  },
  committed(user, deleted, before) {
    userChanged(user.id, deleted ? Number.POSITIVE_INFINITY : user._version)
    if (!deleted) addressWritten(user, before)
  },
})
