import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, object, openObject, text } from '../../model/calls/schemaParts.ts'
import { email, personName } from '../../model/calls/sessionCalls.ts'

const role = { enum: ['Admin', 'Dealer'] } as const
const own = { tag: 'Account', right: 'signedIn', path: '/api/me/colleagues' } as const

const COLLEAGUE = object({
  id: text,
  name: text,
  email: text,
  role,
  state: { enum: ['active', 'invited', 'expired'], description: '`expired`: an invitation that can’t be accepted any more' },
  own: { type: 'boolean', description: 'The caller' },
})

/** Approves and suspends firms (`PRODUCT.md S6`). */
export const firmCalls = {
  approve: declareCall({ ...actionOn('firms', 'approve', 'approve'), summary: 'Let a firm trade, for the first time or again' }),
  suspend: declareCall({
    ...actionOn('firms', 'suspend', 'approve'),
    summary: 'Stop a firm: it reads what it has, and writes nothing',
    body: openObject({ reason: { type: 'string', maxLength: 250, description: 'The firm sees it' } }),
  }),
  closePeriod: declareCall({
    ...actionOn('firms', 'closePeriod', 'edit'),
    whileStopped: 'refused',
    summary: 'Close the books up to a day, or open them again',
    body: openObject(
      { until: { type: 'string', format: 'date', description: 'The last day of the closed period; absent: none is closed' } },
      ['until'],
    ),
  }),
}

/** Lists, invites and removes users of the caller's firm (`PRODUCT.md S6`). */
export const colleagueCalls = {
  list: declareCall({ ...own, method: 'GET', summary: 'Users of the caller’s firm, and who is invited', answer: listOf(COLLEAGUE) }),
  invite: declareCall({
    ...own,
    method: 'POST',
    summary: 'Invite a person by mail to the caller’s firm',
    texts: 'users',
    body: openObject({ name: personName, email, role: { ...role, description: 'Admin only in the house, by an Admin; else Dealer' } }, [
      'role',
    ]),
    status: 202,
  }),
  remove: declareCall({
    tag: 'Account',
    right: 'signedIn',
    method: 'DELETE',
    path: '/api/me/colleagues/{id}',
    summary: 'Close a colleague’s account, or withdraw an invitation',
  }),
}
