import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { auditEntity } from '../../records/history/audit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { notify } from '../notifications/notify.ts'

const KINDS: Readonly<Record<string, NotificationKind>> = { approve: 'orderApproved', reject: 'orderRejected' }

/** Who made a record, by the audit trail. */
async function makerOf({ trx, repository, model, entity }: RuleContext, id: string): Promise<string | undefined> {
  const filter = [
    { path: 'recordId', operator: 'eq', value: id },
    { path: 'entity', operator: 'eq', value: entity.id },
    { path: 'action', operator: 'eq', value: 'create' },
  ] as const
  const { rows } = await repository.list(trx, auditEntity(model), { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 })
  const actor = rows[0]?.actorId
  return typeof actor === 'string' && actor !== '' ? actor : undefined
}

/** Tells whoever made an order that somebody else has approved or rejected it. */
export async function tellMaker(context: RuleContext): Promise<void> {
  const { action, before, entity, subject } = context
  const kind = action === undefined ? undefined : KINDS[action]
  if (!kind || !before) return
  const user = await makerOf(context, before.id)
  if (user === undefined || user === subject.id) return
  await notify(context, { user, kind, params: { number: String(before.ficheNumber ?? '') }, link: { entity: entity.id, id: before.id } })
}
