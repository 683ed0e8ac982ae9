import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** What a confirmation is about: the choices of `controlOperations.type`. */
type ConfirmationKind = EntityMap['controlOperations']['type']

type Reaction = EntityMap['controlOperations']['value'] | 'unconfigured'

export interface ConfirmableOperation {
  readonly operation: string
  readonly confirmation: ConfirmationKind
  /** What it says of the problem, where that is not the kind’s own text: a key of `app.operations.confirmations`. */
  readonly says?: string
  /** Operations that the caller has confirmed (`confirmedBy`). */
  readonly confirmed: ReadonlySet<string>
  /** Details of the problem, sent with the refusal. */
  readonly about?: Json
  /** Tenant whose configuration counts before the house's. */
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
 * Allows or refuses a risky operation (specification section 4, `PRODUCT.md E11`): 409 `operationBlock` without a way around it, 409 `operationWarn` or
 * `operationUnconfigured` until it is confirmed; the answer names the operation to confirm.
 */
export async function requireConfirmation(
  context: Needed,
  trx: Transaction,
  { operation, confirmation, says = confirmation, confirmed, about, tenant }: ConfirmableOperation,
): Promise<void> {
  const reaction = await reactionTo(context, trx, operation, confirmation, tenant)
  if (reaction === 'proceed' || (reaction !== 'block' && confirmed.has(operation))) return
  const extra = { operation, confirmation: says, confirmable: reaction !== 'block', ...(about === undefined ? {} : { about }) }
  throw new AppError(409, CODES[reaction], { params: { value: operation }, extra })
}
