import { orderCalls } from '../../../domain/orders/calls.ts'
import { type ReturnLine, returnLines } from '../../../domain/orders/returnDraft.ts'
import { returnTypeOf, type SlipType, vatFieldOf } from '../../../domain/slipTypes.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { canonicalDecimal } from '../../../model/values/decimal.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { type ActionContext, type NamedAction, namedAction } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { refuseRepeated } from './deliveryRequest.ts'
import { type DraftLine, linesOf, type Order, type OrderDraft, type OrderId, type Orders } from './orders.ts'
import { returningLines } from './returns.ts'

type Context<Body = unknown> = ActionContext<Orders, Body>

const ofType = (slipType: SlipType): OrderDraft => (slipType === 'purchase' || slipType === 'purchaseReturn' ? { slipType } : { slipType })

/** Values that a copy takes from the head of its slip. */
const head = ({ firm, customer, salesman, warehouse, paymentType, currency }: Order, type: SlipType): OrderDraft => ({
  ...{ firm, customer, salesman, warehouse, paymentType, currency },
  ...ofType(type),
})

async function insert(context: Context, draft: OrderDraft): Promise<void> {
  const { records, entity } = context
  const { timeZone } = await firmDefaults(context)
  const order = { date: dayIn(records.clock(), timeZone), ...draft }
  await createDependent(context, entity, order)
}

/** Values that a copy takes from each line, without the car, which exists only once. */
const KEPT = ['lineType', 'lineNumber', 'parentLine', 'material', 'quantity', 'unit', 'bonus', 'price', 'vatPercentage'] as const
const ALSO_KEPT = ['discountPercentage', 'discountAmount', 'notes', 'reserve', 'auxCode', 'promotion'] as const

const sameLine = (line: DraftLine): DraftLine => {
  const kept = Object.fromEntries([...KEPT, ...ALSO_KEPT].map((name) => [name, line[name] ?? null]))
  return line.discountPercentage ? { ...kept, discountAmount: null } : kept
}

const duplicate = {
  changes: () => ({}),
  effect: (context: Context) =>
    insert(context, { ...head(context.next, context.next.slipType), lines: linesOf(context.next).map(sameLine) }),
}

/** Uses the material's VAT rate for returns if it has one, else the charged rate. */
async function withReturnRates({ trx, repository }: Context, type: SlipType, lines: readonly ReturnLine[]): Promise<readonly ReturnLine[]> {
  const ids = [...new Set(lines.flatMap(({ material }) => material ?? []))]
  const materials = ids.length === 0 ? [] : await repository.of('materials').getMany(trx, ids)
  const rates = new Map(materials.map((material) => [material.id, material[vatFieldOf(type)]]))
  return lines.map((line) => {
    const rate = line.promotion === true ? null : rates.get(line.material ?? '')
    return rate ? { ...line, vatPercentage: rate } : line
  })
}

type ReturnBody = BodyOf<(typeof orderCalls)[OrderId]['return']>

function requestedQuantities({ lines }: Order, requested: ReturnBody['lines']): ReadonlyMap<string, string> | undefined {
  if (!requested) return undefined
  refuseRepeated(requested)
  const known = new Set(lines.map(({ id }) => id))
  if (requested.every(({ id }) => known.has(id))) return new Map(requested.map(({ id, quantity }) => [id, canonicalDecimal(quantity, 4)]))
  throw invalid<ReturnBody>('lines', 'reference')
}

async function makeReturn(context: Context<ReturnBody>): Promise<void> {
  const slip: Order = context.next
  const slipType = returnTypeOf(slip.slipType)
  if (slipType === undefined || slip.approval !== 'approved') throw new AppError(409, 'nothingToReturn')
  const lines = returnLines(slip, await returningLines(context, slip.id), requestedQuantities(slip, context.body.lines))
  if (lines.length === 0) throw new AppError(409, 'nothingToReturn')
  await insert(context, { ...head(slip, slipType), returnOf: slip.id, lines: await withReturnRates(context, slipType, lines) })
}

/** Creates a slip from another: a copy, or a return of its goods (`PRODUCT.md E15`). */
export const copyActions = (entity: OrderId): readonly NamedAction<Orders>[] => [
  namedAction(orderCalls[entity].duplicate, duplicate),
  namedAction(orderCalls[entity].return, { changes: () => ({}), effect: makeReturn }),
]
