import type { Queries } from '../../db/database.ts'
import type { RuleContext } from '../../records/rules.ts'

interface Reading extends Pick<RuleContext, 'repository'> {
  readonly trx: Queries
}

const DOCUMENTS = ['invoices', 'purchases', 'purchaseOrders', 'salesOrders'] as const

/** The rate of a currency to the firm's that was used last, by the day of its document (`PRODUCT.md S9`). Decimal text; undefined where none was. */
export async function lastRate({ repository, trx }: Reading, firm: string, currency: string): Promise<string | undefined> {
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
  return found.toSorted((one, other) => other.date.localeCompare(one.date))[0]?.rate ?? undefined
}
