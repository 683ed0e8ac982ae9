import { openAmount } from '../../../domain/money/openAmount.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { lockCustomer } from '../invoices/openDocuments.ts'
import { canPay, payInvoice } from '../payments/houseInvoice.ts'

type Context = RuleContext<EntityOf<'walletRequests'>>

const isConfirmed = ({ before, next }: Context): boolean => before?.status === 'pending' && next?.status === 'confirmed'

async function invoiceOf({ repository, trx, next }: Context): Promise<EntityMap['invoices'] | undefined> {
  const id = next?.invoice ?? null
  return id === null ? undefined : repository.of('invoices').get(trx, id)
}

/** A confirmed transfer for an invoice pays the open amount from the wallet (`PRODUCT.md P6`). */
export const rules: RulesFor<'walletRequests'> = {
  /** Customers are locked before wallets. */
  async beforeWrite(context) {
    const invoice = isConfirmed(context) ? await invoiceOf(context) : undefined
    if (invoice) await lockCustomer(context, invoice.customer ?? '')
  },
  async afterWrite(context) {
    const { records, trx, subject, alsoWritten } = context
    const invoice = isConfirmed(context) ? await invoiceOf(context) : undefined
    if (!invoice || openAmount(invoice) <= 0n) return
    const plan = ruleContext(records, { trx, subject, alsoWritten }, 'subscriptions')
    if (await canPay(plan, invoice.recipientFirm ?? '', invoice)) await payInvoice(plan, invoice)
  },
}
