import type { ComputedRowsOf } from '../../admin/screens.ts'
import { purchaseLine } from '../../domain/money/purchaseLine.ts'
import type { Json } from '../../model/entitySchema.ts'

const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

/** Computes VAT and total of a received invoice's lines as the server does; typed values stay. */
const purchaseRows: ComputedRowsOf<'purchases', 'lines'> = {
  area: 'money',
  compute: (rows) =>
    rows.map(({ quantity, price, vatPercentage, vatAmount, total }) => {
      const line = purchaseLine({
        ...{ quantity: text(quantity), price: text(price), vatPercentage: text(vatPercentage) },
        ...{ vatAmount: text(vatAmount), total: text(total) },
      })
      return {
        ...(line.vatAmount && { vatAmount: { value: line.vatAmount, reason: 'money.lineVat' } }),
        ...(line.total && { total: { value: line.total, reason: 'money.lineTotal' } }),
      }
    }),
}

export default purchaseRows
