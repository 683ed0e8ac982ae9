import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import type { RuleContext } from '../../records/rules.ts'
import { notify } from '../notifications/notify.ts'
import type { Orders } from './orders.ts'

const KINDS: Readonly<Record<string, NotificationKind>> = { approve: 'orderApproved', reject: 'orderRejected' }

/** Who made a record, by the audit trail. */
const makerOf = async ({ trx, repository, entity }: RuleContext<Orders>, recordId: string): Promise<string | undefined> =>
  (await repository.of('auditEntries').findOne(trx, { recordId, entity: entity.id, action: 'create' }))?.actorId || undefined

/** Notifies the creator of an order that another user has approved or rejected it. */
export async function notifyOrderMaker(context: RuleContext<Orders>): Promise<void> {
  const { action, before, entity, subject } = context
  const kind = action === undefined ? undefined : KINDS[action]
  if (!kind || !before) return
  const user = await makerOf(context, before.id)
  if (user === undefined || user === subject.id) return
  await notify(context, { user, kind, params: { number: before.ficheNumber ?? '' }, link: { entity: entity.id, id: before.id } })
}
