import type { ComputedRowsOf } from '../../../admin/screens.ts'
import { differenceOf } from '../../../domain/stock/stockDocument.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { isDecimal } from '../../../model/values/decimal.ts'

const QUANTITY_PLACES = 4

const decimalIn = (value: Json | undefined): string | null =>
  typeof value === 'string' && isDecimal(value, QUANTITY_PLACES) ? value : null

/** Computes the difference of a stock count while it is typed, as the server does. */
const countRows: ComputedRowsOf<'stockDocuments', 'counts'> = {
  area: 'stock',
  compute: (rows) =>
    rows.map(({ expected, counted }) => {
      const value = differenceOf({ expected: decimalIn(expected), counted: decimalIn(counted) })
      return value === null ? {} : { difference: { value, reason: 'stock.differenceOf', wins: true } }
    }),
}

export default countRows
