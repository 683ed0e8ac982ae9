import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'

async function run({ trx, repository }: BackfillContext): Promise<void> {
  for await (const invoices of repository.of('invoices').stream(trx, { firm: TENANCY.house, kind: 'invoice' })) {
    const ids = invoices.map(({ id }) => id)
    const deals = new Set((await repository.of('deals').find(trx, { invoice: ids })).map(({ invoice }) => invoice))
    for (const invoice of invoices) {
      const { id, recipientFirm, salesOrder, selfBilled } = invoice
      if (recipientFirm === null || salesOrder !== null || selfBilled === true || deals.has(id)) continue
      await repository.of('invoices').update(trx, invoice, { forPlan: true })
    }
  }
}

/** Of the house's invoices to firms from before the field existed, those of neither an order nor a deal are a plan's. */
export const invoiceBackfill: Backfill = {
  table: 'invoices',
  column: 'forPlan',
  text: 'mark invoices of subscription plans',
  run,
}
