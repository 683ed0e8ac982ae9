import { instalmentsOf } from '../../../domain/money/instalments.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RulesFor, WriteContext } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { lastRate } from '../firms/lastRate.ts'
import { onPostingDay } from '../firms/postingDay.ts'
import { slipNumber } from '../numbering/numbering.ts'
import { applyCredit } from './applyCredit.ts'
import { creditInvoice } from './creditInvoice.ts'
import { afterCustomer } from './openDocuments.ts'

type Invoices = EntityOf<'invoices'>
type Context = WriteContext<Invoices>

/** The given rate, else the last used one of this currency. Documents in the firm's currency need none (`PRODUCT.md S9`). */
async function rateOf(context: Context): Promise<string> {
  const { next, trx, repository } = context
  const { currency } = await firmDefaults(context)
  if (next.currency === currency) return '1.000000'
  if (next.rate) return next.rate
  const last = await lastRate({ repository, trx }, firmOf(next), next.currency ?? '')
  if (last !== undefined) return last
  throw invalid<EntityMap['invoices']>('rate', 'rateNeeded', { currency: next.currency ?? '', firm: currency })
}

const addressOf = ({ address, address2 }: EntityMap['customers'], country: string | undefined): string =>
  [address, address2, country].filter(Boolean).join('\n')

/** Copies the customer's current details; later changes of the customer do not affect the document. */
async function addressee({ next, trx, repository }: Context): Promise<Partial<DraftMap['invoices']>> {
  const customer = await repository.of('customers').get(trx, next.customer ?? '')
  if (!customer) return {}
  const country = customer.country === null ? undefined : await repository.of('countries').get(trx, customer.country)
  return {
    customerName: customer.fullName ?? `${customer.firstName} ${customer.secondName}`,
    customerAddress: addressOf(customer, country?.name),
    customerTaxNo: customer.taxNo,
    recipientFirm: customer.recipientFirm === firmOf(next) ? null : customer.recipientFirm,
  }
}

async function issuer({ next, trx, repository }: Context): Promise<Partial<DraftMap['invoices']>> {
  const firm = await repository.of('firms').get(trx, firmOf(next))
  return { issuedBy: firm?.name ?? null }
}

/** Due dates by the payment plan, else the given day; a credit note can be used at once. */
async function due({ next, trx, repository }: Context): Promise<Partial<DraftMap['invoices']>> {
  const total = next.netTotal ?? '0'
  const date = (next.kind === 'creditNote' || next.paymentPlan ? undefined : next.dueDate) ?? next.date ?? ''
  const plan = next.kind === 'creditNote' || !next.paymentPlan ? undefined : await repository.of('paymentPlans').get(trx, next.paymentPlan)
  const instalments = instalmentsOf(total, date, plan?.installments)
  return { instalments, dueDate: instalments.at(-1)?.date ?? date, settlement: instalments.length === 0 ? 'settled' : 'open' }
}

async function numbered(context: Context): Promise<string> {
  const { next, trx, repository } = context
  const taken = async (number: readonly string[]) =>
    (await repository.of('invoices').find(trx, { number }, { scope: { firm: firmOf(next) } })).map((invoice) => invoice.number)
  const trcode = next.kind === 'creditNote' ? 'creditNote' : 'invoice'
  return slipNumber<EntityMap['invoices']>(
    { ...context, next: { firm: firmOf(next), ...(next.date && { date: next.date }) } },
    { trcode, field: 'number', given: next.number, taken },
  )
}

/** Fills in an invoice when it is issued. The number comes last, because other invoices wait for the next one. */
export const rules: RulesFor<'invoices'> = {
  async beforeSave(context) {
    const { next, before } = context
    if (before) return next
    const issued = {
      rate: await rateOf(context),
      ...(await addressee(context)),
      ...(await issuer(context)),
      ...(await due(context)),
    }
    return withValues(next, { ...issued, number: await numbered(context) })
  },
  ...onPostingDay,
  lockedAfter: afterCustomer,
  actions: [creditInvoice, applyCredit],
}
