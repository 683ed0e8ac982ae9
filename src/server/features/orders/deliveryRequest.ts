import { afterMoving, type Direction, movable, QUANTITY_SCALE } from '../../../domain/delivery.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { canonicalDecimal, compareDecimal, isDecimal } from '../../../model/values/decimal.ts'
import { fieldValue, isValues, type Values } from '../../records/values.ts'
import { type DraftLine, linesOf, type OrderDraft } from './orders.ts'

const refuse = (...fields: readonly FieldError[]) => new AppError(422, 'validation', { fields })

/** What a delivery takes; without lines everything moves that can. */
export const DELIVERY_BODY = {
  properties: {
    date: { type: 'string', format: 'date' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'quantity'],
        properties: { id: { type: 'string' }, quantity: { type: 'string', format: 'decimal' } },
      },
    },
  },
} as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The day of a delivery: the one that came with the call, or the day of now. Throws 422. */
export function deliveryDate(data: Values, now: Date): string {
  const date = fieldValue(data, 'date')
  if (date === null) return now.toISOString().slice(0, 10)
  if (typeof date === 'string' && DAY.test(date) && !Number.isNaN(Date.parse(date))) return date
  throw refuse({ path: 'date', keyword: 'format', format: 'date', params: {} })
}

/** Quantities by line, as sent; undefined: everything that can move. Throws 422. */
function quantities(data: Values, lines: readonly DraftLine[]): ReadonlyMap<unknown, string> | undefined {
  const asked = fieldValue(data, 'lines')
  if (asked === null) return undefined
  if (!Array.isArray(asked) || !asked.every(isValues)) throw refuse({ path: 'lines', keyword: 'type', params: { type: 'array' } })
  if (asked.length > lines.length) throw refuse({ path: 'lines', keyword: 'maxItems', params: { limit: lines.length } })
  const positions = new Map(lines.map(({ id }, index): [unknown, number] => [id, index]))
  return new Map(
    asked.map((row) => {
      const index = positions.get(row.id) ?? -1
      const path = `lines.${index}.deliveredQuantity`
      if (index < 0) throw refuse({ path: 'lines', keyword: 'reference', params: {} })
      const quantity = fieldValue(row, 'quantity') ?? '0'
      if (typeof quantity !== 'string' || !isDecimal(quantity, QUANTITY_SCALE) || compareDecimal(quantity, '0') < 0)
        throw refuse({ path, keyword: 'format', format: 'decimal', params: {} })
      return [row.id, canonicalDecimal(quantity, QUANTITY_SCALE)] as const
    }),
  )
}

/**
 * The lines of an order after a delivery, or after one is cancelled. `data.lines` lists `{ id, quantity }`, quantities in the line's unit;
 * without it everything moves that can. Throws `AppError` 422 where the quantity is too large, 409 `nothingToDeliver`.
 */
export function linesAfter(order: OrderDraft, data: Values, direction: Direction): readonly DraftLine[] {
  const lines = linesOf(order)
  const asked = quantities(data, lines)
  const after = lines.map((line, index) => {
    const quantity = asked ? (asked.get(line.id) ?? '0') : movable(line, direction)
    if (compareDecimal(quantity, '0') === 0) return line
    const deliveredQuantity = afterMoving(line, quantity, direction)
    if (deliveredQuantity !== undefined) return { ...line, deliveredQuantity }
    const keyword = direction === 'deliver' ? 'overDelivered' : 'formatMaximum'
    throw refuse({ path: `lines.${index}.deliveredQuantity`, keyword, params: { limit: movable(line, direction) } })
  })
  if (after.every((line, index) => line === lines[index])) throw new AppError(409, 'nothingToDeliver')
  return after
}
