import { v7 } from 'uuid'
import { moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { PAYMENT_MEANS, subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { payInvoice } from '../payments/houseInvoice.ts'
import type { PlanContext } from './planContext.ts'

export type Invoice = EntityMap['invoices']

/** An open invoice of the house to a firm; its customer is locked. */
interface DuePayment {
  readonly firm: string
  readonly invoice: Invoice
  /** The payer's note. */
  readonly note: string | null
}

/** A means of payment (`PRODUCT.md P6`). It settles the invoice in the transaction, or stores a request whose confirmation settles it. */
export interface PaymentProvider {
  readonly pay: (context: PlanContext, payment: DuePayment) => Promise<AnswerOf<typeof subscriptionCalls.pay>>
}

const wallet: PaymentProvider = {
  async pay(context, { invoice }) {
    await payInvoice(context, invoice)
    return { state: 'paid', invoice: invoice.id, request: null }
  },
}

async function walletFor({ repository, trx }: PlanContext, firm: string, currency: string): Promise<EntityMap['wallets']> {
  const wallet = await repository.of('wallets').findOne(trx, { firm, currency })
  if (!wallet) throw new AppError(409, 'noWalletToPay', { params: { currency } })
  return wallet
}

/** Requests a top-up of the wallet. When an Admin confirms it, it pays the invoice (`walletRequests.rules.ts`). */
const transfer: PaymentProvider = {
  async pay(context, { firm, invoice, note }) {
    const { repository, trx, records, subject } = context
    const { currency } = invoice
    const requests = repository.of('walletRequests')
    if (await requests.findOne(trx, { invoice: invoice.id, status: 'pending' })) throw new AppError(409, 'transferAnnounced')
    const after = await requests.insert(trx, {
      ...{ id: v7(), firm, wallet: (await walletFor(context, firm, currency)).id, by: subject.id, currency },
      kind: 'topUp',
      amount: moneyText(openAmount(invoice)),
      note: note ?? invoice.number,
      invoice: invoice.id,
      status: 'pending',
    })
    await recordWritten(records, trx, { entity: entityOf(records, 'walletRequests'), subject, action: 'create', after })
    return { state: 'announced', invoice: invoice.id, request: after.id }
  },
}

export const PROVIDERS: Readonly<Record<(typeof PAYMENT_MEANS)[number], PaymentProvider>> = { wallet, transfer }
