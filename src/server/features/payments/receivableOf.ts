import { moneyText } from '../../../domain/money/hundredths.ts'
import type { Queries } from '../../db/database.ts'
import { balancesOf, ofCustomer } from './customerEntries.sql.ts'

/** A customer's debt in one currency; negative for advances. */
export interface Receivable {
  readonly currency: string
  readonly amount: string
}

/** A customer's debts by currency: the sum of all documents and payments, regardless of the caller's rights (`PRODUCT.md E18`). */
export async function receivableOf({ trx }: { readonly trx: Queries }, customer: string): Promise<readonly Receivable[]> {
  const balances = await balancesOf(trx, ofCustomer(customer))
  return balances
    .filter(({ account }) => account === 'receivable')
    .map(({ currency, amount }) => ({ currency, amount: moneyText(BigInt(amount)) }))
}
