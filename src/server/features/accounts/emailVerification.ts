import { SYSTEM } from '../../records/history/audit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, same, type Values } from '../../records/values.ts'

/** An Administrator who sets somebody else's password says whose the account is. Sign-up, which the system itself does, says nothing. */
function isVouchedFor({ subject }: RuleContext, before: Values | undefined, next: Values): boolean {
  const administrator = subject.id !== SYSTEM.id && subject.id !== next.id && subject.roles.includes('Admin')
  const password = fieldValue(next, 'password')
  return administrator && password !== null && !same(fieldValue(before, 'password'), password)
}

/**
 * The user with what is known of their address after a write (`PRODUCT.md S7`): another address is unverified until its owner proves it, whoever wrote
 * it down. A new account is verified only where the server itself knows it (a provider vouched for it).
 */
export function withVerification(context: RuleContext, before: Values | undefined, next: Values): Values {
  const kept = before === undefined || same(before.email, next.email) ? fieldValue(next, 'emailVerified') === true : false
  return { ...next, emailVerified: kept || isVouchedFor(context, before, next) }
}
