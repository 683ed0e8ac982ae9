import { belowReturned, type ReturningLine, returnMistakes, withReturnedLines } from '../../../domain/orders/returns.ts'
import { isReturn, returnTypeOf } from '../../../domain/slipTypes.ts'
import { type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RuleContext, WriteContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { linesOf, type Order, type OrderDraft, type Orders } from './orders.ts'

type ReadContext = Pick<RuleContext<Orders>, 'trx' | 'repository' | 'entity'>

/** Maximum number of returns of one slip. */
const MAX_RETURNS = 1000

/** States in which a return reserves delivered quantities. */
const HOLDING: readonly Order['approval'][] = ['proposal', 'approved']

const isHolding = ({ approval }: OrderDraft): boolean => HOLDING.includes(approval ?? 'proposal')

/** Lines of a slip's returns, except one return. */
export async function returningLines({ trx, repository, entity }: ReadContext, slip: string, except?: string): Promise<ReturningLine[]> {
  const returns = await repository.of(entity.id).find(trx, { returnOf: slip, approval: HOLDING }, { limit: MAX_RETURNS })
  return returns.filter(({ id }) => id !== except).flatMap(({ lines }): readonly ReturningLine[] => lines)
}

/** Locks the slip that a return refers to, so that its returns are decided in sequence. */
async function returnedSlip({ trx, repository, entity }: ReadContext, next: OrderDraft | undefined): Promise<Order | undefined> {
  if (!next?.returnOf || !isReturn(next.slipType ?? 'sale')) return undefined
  const [slip] = await repository.of(entity.id).getLocked(trx, [next.returnOf])
  return slip
}

/** Links the lines of a return to the returned lines. */
export async function withReturned(context: WriteContext<Orders>): Promise<OrderDraft> {
  const { next, before } = context
  if (same(next.lines, before?.lines) && same(next.returnOf, before?.returnOf)) return next
  const slip = await returnedSlip(context, next)
  if (!slip) return next
  const others = await returningLines(context, slip.id, before?.id)
  return withValues(next, { currency: next.currency ?? slip.currency, lines: withReturnedLines(linesOf(next), slip.lines, others) })
}

function headMistakes(next: OrderDraft, slip: Order): ErrorIn<OrderDraft>[] {
  if (returnTypeOf(slip.slipType) !== next.slipType) return [{ path: 'returnOf', keyword: 'returnType', params: {} }]
  const differing = (['customer', 'currency'] as const).filter((name) => !same(next[name], slip[name]))
  return differing.map((path) => ({ path, keyword: 'asReturned', params: {} }))
}

/** A quantity without trailing zeros. */
const plain = (quantity: string): string => quantity.replace(/\.?0+$/, '')

const lineMistakes = (next: OrderDraft, slip: Order, others: readonly ReturningLine[]): ErrorIn<OrderDraft>[] =>
  returnMistakes(linesOf(next), slip.lines, others).map(({ index, code, limit }) => ({
    path: `lines.${index}.${code === 'overReturned' ? 'quantity' : 'material'}`,
    keyword: code,
    params: { limit: plain(limit) },
  }))

const holdsMore = ({ before, next }: RuleContext<Orders>): boolean =>
  (['lines', 'returnOf', 'slipType', 'customer', 'currency'] as const).some((name) => !same(next?.[name], before?.[name])) ||
  (before !== undefined && !isHolding(before))

/** Throws `AppError` 422 if a return exceeds what is delivered and not yet returned, also with concurrent returns (`PRODUCT.md E15`). */
async function checkReturn(context: RuleContext<Orders>): Promise<void> {
  const { before, next } = context
  if (!next || !isHolding(next) || !holdsMore(context)) return
  const slip = await returnedSlip(context, next)
  if (!slip) return
  const others = await returningLines(context, slip.id, before?.id)
  const fields = [...headMistakes(next, slip), ...lineMistakes(next, slip, others)]
  refuseErrors<OrderDraft>(fields)
}

const lessDelivered = ({ before, next }: RuleContext<Orders>): boolean =>
  before !== undefined && next !== undefined && before.approval === 'approved' && !same(before.lines, next.lines)

/** Throws `AppError` 422 if a change would cancel deliveries that returns refer to. */
async function keepReturned(context: RuleContext<Orders>): Promise<void> {
  const { before, next } = context
  if (!before || !lessDelivered(context)) return
  const fields = belowReturned(linesOf(next), await returningLines(context, before.id)).map(
    ({ index, limit }): ErrorIn<OrderDraft> => ({
      path: `lines.${index}.deliveredQuantity`,
      keyword: 'belowReturned',
      params: { limit: plain(limit) },
    }),
  )
  refuseErrors<OrderDraft>(fields)
}

/** Checks returns against deliveries, and deliveries against returns (`PRODUCT.md E15`). */
export async function checkReturns(context: RuleContext<Orders>): Promise<void> {
  await checkReturn(context)
  await keepReturned(context)
}
