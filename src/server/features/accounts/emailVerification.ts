import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

type User = EntityMap['users']
type Draft = DraftMap['users']
type Caller = Pick<RuleContext, 'subject'>

/** An Administrator who sets another user's password confirms the owner of the account. Sign-up, which runs as the system, does not. */
function isTrusted({ subject }: Caller, before: User | undefined, next: Draft): boolean {
  const administrator = subject.id !== SYSTEM.id && subject.id !== next.id && subject.roles.includes('Admin')
  return administrator && !same(next.password, null) && !same(before?.password, next.password)
}

/**
 * The user with the state of their address after a write (`PRODUCT.md S7`): a changed address is unverified until its owner verifies it. A
 * new account is verified only if the server knows that the address is right (a provider has verified it).
 */
export function withVerification(context: Caller, before: User | undefined, next: Draft): Draft {
  const kept = before === undefined || same(before.email, next.email) ? next.emailVerified === true : false
  return withValues(next, { emailVerified: kept || isTrusted(context, before, next) })
}
