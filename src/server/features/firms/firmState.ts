import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { firmCalls } from '../../../domain/firms/calls.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { invalidateTokens, notifyFirm } from './firmUsers.ts'

type Firms = EntityOf<'firms'>

const notifyState =
  (kind: 'firmApproved' | 'firmSuspended') =>
  async (context: ActionContext<Firms>): Promise<void> => {
    const { before, next } = context
    if (before.state === next.state) return
    await invalidateTokens(context, next.id)
    const { name, stateReason: reason } = next
    const params = { firm: name, ...(reason !== null && { reason }) }
    await notifyFirm(context, next.id, { kind, params, link: { entity: 'firms', id: next.id } })
  }

/** Lets a firm trade, for the first time or again (`PRODUCT.md S6`). */
export const approve = namedAction(firmCalls.approve, {
  changes: () => ({ state: 'approved', stateReason: null }),
  effect: notifyState('firmApproved'),
})

/** Suspends a firm with a reason: it can read its records, but not write. */
export const suspend = namedAction(firmCalls.suspend, {
  changes(firm, { reason }) {
    if (firm.id === HOUSE_FIRM) throw new AppError(409, 'houseFirm')
    return { state: 'suspended', stateReason: reason }
  },
  effect: notifyState('firmSuspended'),
})
