import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { hundredths } from '../../../domain/money/hundredths.ts'
import { type InvoiceLine, invoiceSums, vatByRate } from '../../../domain/money/invoiceLines.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { RuleContext } from '../../records/rules.ts'
import { firmDay } from '../firms/firmDay.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { forHouse } from './forHouse.ts'
import { payOpen } from './payFromWallet.ts'

type Invoice = EntityMap['invoices']

interface HouseInvoice extends Pick<DraftMap['invoices'], 'kind' | 'creditOf' | 'dueDate' | 'reason' | 'selfBilled' | 'forPlan'> {
  /** The firm as a customer of the house. */
  readonly customer: string
  readonly currency: string | null
  readonly lines: readonly (InvoiceLine & NonNullable<DraftMap['invoices']['lines']>[number])[]
}

/** Issues an invoice of the house, dated today (`PRODUCT.md A14, P6`). */
export async function issueHouseInvoice(context: RuleContext, { lines, kind = 'invoice', ...about }: HouseInvoice): Promise<Invoice> {
  return issueInvoice(forHouse(context), {
    ...about,
    firm: TENANCY.house,
    kind,
    date: await firmDay(context, TENANCY.house),
    customerName: '–',
    lines,
    ...invoiceSums(lines),
    vat: vatByRate(lines),
  })
}

/** Pays an invoice of the house from the wallet of its recipient. Throws `AppError` 409 `insufficientFunds`, `nothingToPay`. */
export async function payInvoice(context: RuleContext, invoice: Pick<Invoice, 'id'>): Promise<void> {
  const { records, trx, alsoWritten } = context
  await payOpen({ ...records, records, trx, subject: forHouse(context).subject }, invoice.id, undefined, alsoWritten)
}

/** Whether the firm's wallet has what an invoice still asks for. */
export async function canPay({ repository, trx }: RuleContext, firm: string, invoice: Invoice): Promise<boolean> {
  const wallet = await repository.of('wallets').findOne(trx, { firm, currency: invoice.currency })
  if (!wallet) return false
  await repository.of('wallets').lock(trx, wallet.id)
  const [locked] = await repository.of('wallets').getMany(trx, [wallet.id])
  return locked !== undefined && hundredths(locked.balance) - hundredths(locked.held) >= openAmount(invoice)
}
