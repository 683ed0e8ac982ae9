import type { Queries } from '../../db/database.ts'
import type { RuleContext } from '../../records/rules.ts'

interface ReadContext extends Pick<RuleContext, 'repository'> {
  readonly trx: Queries
}

const DOCUMENTS = ['invoices', 'purchases'] as const
const ORDERS = ['purchaseOrders', 'salesOrders'] as const

/**
 * The last used rate of a currency to the firm's currency, by document date (`PRODUCT.md S9`); proposals don't count as use. Decimal text; undefined if there
 * is none.
 */
export async function lastRate({ repository, trx }: ReadContext, firm: string, currency: string): Promise<string | undefined> {
  const options = {
    scope: { firm },
    filter: [{ path: 'rate', operator: 'gt', value: '0' } as const],
    sort: { field: 'date', order: 'DESC' },
  } as const
  const found: { readonly date: string; readonly rate: string | null }[] = []
  for (const id of DOCUMENTS) {
    const document = await repository.of(id).findOne(trx, { currency }, options)
    if (document) found.push(document)
  }
  for (const id of ORDERS) {
    const order = await repository.of(id).findOne(trx, { currency, approval: 'approved' }, options)
    if (order) found.push(order)
  }
  return found.toSorted((one, other) => other.date.localeCompare(one.date))[0]?.rate ?? undefined
}
