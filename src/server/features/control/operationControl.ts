import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Subject of a confirmation: a choice of `controlOperations.type`. */
type ConfirmationKind = EntityMap['controlOperations']['type']

type Reaction = EntityMap['controlOperations']['value'] | 'unconfigured'

export interface ConfirmableOperation {
  readonly operation: string
  readonly confirmation: ConfirmationKind
  /** A key of `app.operations.confirmations`, if the text differs from that of the kind. */
  readonly textKind?: string
  /** Operations that the caller has confirmed (`confirmedBy`). */
  readonly confirmed: ReadonlySet<string>
  /** Details of the problem, sent with the refusal. */
  readonly about?: Json
  /** Tenant whose configuration overrides the house's. */
  readonly tenant?: string | undefined
}

type Needed = Pick<RecordContext, 'repository' | 'model'>

/** How an operation is configured; nothing configured is its own answer. */
async function reactionTo(
  { repository, model }: Needed,
  trx: Transaction,
  operation: string,
  confirmation: ConfirmationKind,
  owner?: string,
): Promise<Reaction> {
  const { tenant } = entityOf({ model }, 'controlOperations')
  const scope = tenant && { [tenant.field]: [owner ?? tenant.house, tenant.house] }
  const rows = await repository.of('controlOperations').find(trx, { operationName: operation, type: confirmation }, { limit: 2, scope })
  const own = rows.find(({ firm }) => firm === owner)
  return (own ?? rows[0])?.value ?? 'unconfigured'
}

const CODES = { warn: 'operationWarn', block: 'operationBlock', unconfigured: 'operationUnconfigured' } as const

/**
 * Allows or refuses a risky operation (specification section 4, `PRODUCT.md E11`): throws 409 `operationBlock`, which can't be
 * confirmed, or 409 `operationWarn` or `operationUnconfigured` until the caller confirms. The answer names the operation to confirm, and what about it:
 * `operation` confirms whatever happens, `operation:confirmation` this alone.
 */
export async function requireConfirmation(
  context: Needed,
  trx: Transaction,
  { operation, confirmation, textKind = confirmation, confirmed, about, tenant }: ConfirmableOperation,
): Promise<void> {
  const reaction = await reactionTo(context, trx, operation, confirmation, tenant)
  if (reaction === 'proceed' || (reaction !== 'block' && (confirmed.has(operation) || confirmed.has(`${operation}:${textKind}`)))) return
  const extra = { operation, confirmation: textKind, confirmable: reaction !== 'block', ...(about === undefined ? {} : { about }) }
  throw new AppError(409, CODES[reaction], { params: { value: operation }, extra })
}
