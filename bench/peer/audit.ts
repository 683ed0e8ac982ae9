import { type Customer, keyed } from './customer.ts'

/** The user of the token. */
export interface Actor {
  readonly sub: string
  readonly name: string
}

export const AUDIT_INSERTED = `id, _version, "createdAt", "updatedAt", at, "actorId", "actorId_key", "actorName", "actorName_key", action, action_key,
  entity, entity_key, "recordId", "recordId_key", "recordVersion", changes, outcome`

const SYSTEM = new Set(['id', '_version', 'createdAt', 'updatedAt'])

/** Audit entry's changes for a creation. */
const changesOf = (customer: Customer): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(customer)
        .filter(([name, value]) => value !== null && !SYSTEM.has(name))
        .map(([name, value]) => [name, { old: null, new: value }]),
    ),
  )

/** Values for `AUDIT_INSERTED`. */
export const auditValues = (id: string, actor: Actor, customer: Customer) => [
  ...[id, 1, customer.createdAt, customer.createdAt, customer.createdAt],
  ...keyed(actor.sub),
  ...keyed(actor.name),
  ...keyed('create'),
  ...keyed('customers'),
  ...keyed(customer.id),
  ...[1, changesOf(customer), 'done'],
]
