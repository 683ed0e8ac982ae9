import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { type NotificationLink, notify } from '../notifications/notify.ts'

/** Users of a firm. */
const usersOfFirm = ({ trx, repository }: Pick<RuleContext, 'trx' | 'repository'>, firm: string): Promise<EntityMap['users'][]> =>
  repository.of('users').find(trx, { firm })

/**
 * Access tokens contain the state of the firm. A new version of each of its users invalidates their tokens, in every process, from the next
 * request on.
 */
export async function invalidateTokens(context: RuleContext, firm: string): Promise<void> {
  const users = entityOf(context, 'users')
  for (const user of await usersOfFirm(context, firm)) await writeDependent(context, users, user, {})
}

/** Notifies all users of a firm. */
export async function notifyFirm(
  context: RuleContext,
  firm: string,
  {
    kind,
    params,
    link,
  }: {
    readonly kind: NotificationKind
    readonly params?: Readonly<Record<string, string | number>>
    readonly link: NotificationLink
  },
): Promise<void> {
  for (const { id } of await usersOfFirm(context, firm)) await notify(context, { user: id, kind, ...(params && { params }), link })
}
