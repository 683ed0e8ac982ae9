import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { ActionContext, NamedAction } from '../../records/rules.ts'
import type { Values } from '../../records/values.ts'
import { notifyFirm, outdateUsers } from './firmUsers.ts'

type Firms = EntityOf<'firms'>

const LONGEST_REASON = 250

/** `reason` of a call. Throws `AppError` 422. */
function reasonOf({ reason }: Values): string {
  const text = typeof reason === 'string' ? reason.trim() : ''
  if (text !== '' && text.length <= LONGEST_REASON) return text
  const keyword = text === '' ? 'required' : 'maxLength'
  throw new AppError(422, 'validation', { fields: [{ path: 'reason', keyword, params: { limit: LONGEST_REASON } }] })
}

const notifyState =
  (kind: 'firmApproved' | 'firmSuspended') =>
  async (context: ActionContext<Firms>): Promise<void> => {
    const { before, next } = context
    if (before.state === next.state) return
    await outdateUsers(context, next.id)
    const { name, stateReason: reason } = next
    const params = { firm: name, ...(reason !== null && { reason }) }
    await notifyFirm(context, next.id, { kind, params, link: { entity: 'firms', id: next.id } })
  }

/** Lets a firm trade, for the first time or again (`PRODUCT.md S6`). */
export const approve: NamedAction<Firms> = {
  right: 'approve',
  changes: () => ({ state: 'approved', stateReason: null }),
  effect: notifyState('firmApproved'),
}

/** Suspends a firm and gives it the reason: it can read its records, but not write. */
export const suspend: NamedAction<Firms> = {
  right: 'approve',
  changes(firm, data) {
    if (firm.id === HOUSE_FIRM) throw new AppError(409, 'houseFirm')
    return { state: 'suspended', stateReason: reasonOf(data) }
  },
  effect: notifyState('firmSuspended'),
}
