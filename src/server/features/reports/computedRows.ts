import { moneyText } from '../../../domain/money/hundredths.ts'
import { quantityText } from '../../../domain/quantities.ts'
import type { Subject } from '../../../model/subject.ts'
import type { ComputedRows } from '../../db/sandbox/sandbox.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { DeliveredGoods } from '../invoices/deliveredGoods.ts'
import { StockValues } from '../stock/stockValue.ts'
import { mayValueStock } from '../stock/valuedMovements.ts'

/** A relation that SQL can't compute: stock is valued by replaying its movements (`PRODUCT.md E17`). */
interface Relation extends Omit<ComputedRows, 'rows'> {
  readonly rows: (records: RecordContext, subject: Subject) => Promise<ComputedRows['rows']>
}

const goods = new DeliveredGoods()
const values = new StockValues()

const RELATIONS: readonly Relation[] = [
  {
    name: 'delivery_costs',
    columns: [
      { name: 'sales_order_id', type: 'text' },
      { name: 'line_number', type: 'number' },
      { name: 'quantity', type: 'number' },
      { name: 'cost', type: 'number' },
    ],
    rows: async (records, subject) =>
      (await goods.all(records, subject)).map(({ order, line, quantity, cost }) => [
        ...[order, line],
        ...[Number(quantityText(quantity)), Number(moneyText(cost))],
      ]),
  },
  {
    name: 'stock_values',
    columns: [
      { name: 'material_id', type: 'text' },
      { name: 'warehouse_id', type: 'text' },
      { name: 'currency', type: 'text' },
      { name: 'quantity', type: 'number' },
      { name: 'value', type: 'number' },
    ],
    rows: async (records, subject) =>
      (await values.of(records, subject, {})).rows.map(({ material, warehouse, currency, onHand, value }) => [
        ...[material, warehouse, currency],
        ...[Number(onHand), Number(value)],
      ]),
  },
]

const isNamed = (sql: string, name: string): boolean => new RegExp(`\\b${name}\\b`, 'i').test(sql)

/**
 * The relations that a query names, with rows of the movements that the subject may see; without rows for those who may not see values of stock.
 * `delivery_costs`: goods that left with deliveries of an order's line, in main units, and their cost at that time. `stock_values`: present stock.
 */
export async function computedRows(records: RecordContext, subject: Subject, sql: string): Promise<readonly ComputedRows[]> {
  const named = RELATIONS.filter(({ name }) => isNamed(sql, name))
  const isShown = named.length > 0 && mayValueStock(records, subject)
  return Promise.all(named.map(async ({ name, columns, rows }) => ({ name, columns, rows: isShown ? await rows(records, subject) : [] })))
}
