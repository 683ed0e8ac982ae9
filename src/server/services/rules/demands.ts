import { cancelledWith } from '../../../domain/demandLines.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal, exactDecimal, formatDecimal, isDecimalText } from '../../../model/values/decimal.ts'
import { ordersOf } from '../demandOrders.ts'
import { numbered } from '../numbering.ts'
import { orderDemand } from '../orderDemand.ts'
import type { EntityRules, RuleContext } from '../rules.ts'
import { fieldValue, isValues, type Values } from '../values.ts'

/** What may follow a status (`PRODUCT.md E14`). */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  proposal: ['approved', 'cancelled'],
  approved: ['ordering', 'cancelled'],
  ordering: ['met', 'cancelled'],
  met: [],
  cancelled: [],
}

const QUANTITY_SCALE = 4

const sum = (one: string, other: string): string => {
  const [a, b] = [exactDecimal(one), exactDecimal(other)]
  const scale = Math.max(a.places, b.places, QUANTITY_SCALE)
  return formatDecimal(a.scaled * 10n ** BigInt(scale - a.places) + b.scaled * 10n ** BigInt(scale - b.places), scale)
}

/** What is no decimal is the schema's to tell. */
const decimal = (row: Values, name: string): string => {
  const value = fieldValue(row, name)
  return typeof value === 'string' && isDecimalText(value) ? value : '0'
}

function lineMistakes(next: Values): FieldError[] {
  const lines = fieldValue(next, 'lines')
  return (Array.isArray(lines) ? lines : []).flatMap((line, index): FieldError[] => {
    if (!isValues(line)) return []
    const settled = sum(decimal(line, 'deliveredQty'), decimal(line, 'canceledQty'))
    const limit = decimal(line, 'quantity')
    return compareDecimal(settled, limit) > 0 ? [{ path: `lines.${index}.canceledQty`, keyword: 'formatMaximum', params: { limit } }] : []
  })
}

const statusMistake: FieldError = { path: 'status', keyword: 'not', params: {} }

/** A new demand starts as a proposal; one that comes back from deletion is what it was. */
function refuseStatus({ before, next }: RuleContext): void {
  const [from, to] = [String(before?.status ?? 'proposal'), String(next?.status)]
  const revived = !before && next?._version !== undefined
  const allowed = revived || from === to || (before && NEXT[from]?.includes(to))
  if (next && !allowed) throw new AppError(422, 'validation', { fields: [statusMistake] })
}

/** What is cancelled is not wanted any more: no line waits for the rest of it. */
function cancelRest(next: Values, before: Values | undefined): Values {
  const lines = fieldValue(next, 'lines')
  if (next.status !== 'cancelled' || !before || before.status === 'cancelled' || !Array.isArray(lines)) return next
  const settled = (line: Values) => ({
    ...line,
    canceledQty: cancelledWith({ id: '', quantity: decimal(line, 'quantity'), deliveredQty: decimal(line, 'deliveredQty') }),
  })
  return { ...next, lines: lines.map((line) => (isValues(line) ? settled(line) : line)) }
}

/** A demand can't be cancelled, or lose a line, while a purchase order holds of it: cancelling that one gives it back (`PRODUCT.md E14`). */
async function refuseWhileOrdered(context: RuleContext): Promise<void> {
  const { before, next } = context
  if (!before || !next) return
  const lines = fieldValue(next, 'lines')
  const kept = new Set((Array.isArray(lines) ? lines.filter(isValues) : []).map(({ id }) => id))
  const orders = (await ordersOf(context, before.id)).filter(({ ordered, delivered }) => compareDecimal(ordered, delivered) > 0)
  const cancelling = next.status === 'cancelled' && before.status !== 'cancelled'
  if (orders.some(({ demandLine }) => cancelling || !kept.has(demandLine))) throw new AppError(409, 'demandOrdered')
}

/** Numbers of demands, their order of statuses, lines of which no more is settled than wanted, and their way to purchase orders (`PRODUCT.md E13, E14`). */
export const rules: EntityRules = {
  complete: cancelRest,
  judge: lineMistakes,
  fill: (context) => numbered(context, { trcode: 'demand', field: 'slipNumber' }),
  async beforeWrite(context) {
    refuseStatus(context)
    await refuseWhileOrdered(context)
  },
  actions: { order: orderDemand },
}
