import type { Fact, SmallTable } from '../../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { PrintedParts, PrintingContext, PrintKind } from '../printKind.ts'
import { wordsOf } from './payment.ts'

type Payment = EntityMap['payments']

async function placeOf(
  { records: { repository, db } }: PrintingContext,
  { safeDeposit, bankAccount }: Payment,
): Promise<string | undefined> {
  if (bankAccount !== null) return (await repository.of('bankAccounts').get(db.read, bankAccount))?.name
  return safeDeposit === null ? undefined : (await repository.of('safeDeposits').get(db.read, safeDeposit))?.name
}

async function factsOf(printing: PrintingContext, payment: Payment): Promise<readonly Fact[]> {
  const { texts, formats } = printing
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [texts.facts.date, formats.date(payment.date)],
    [texts.facts.account, await placeOf(printing, payment)],
    [texts.facts.purpose, payment.reference],
    [texts.facts.currency, payment.currency],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** Documents that the payment settled. */
async function settled(
  { records: { repository, db }, texts, formats }: PrintingContext,
  { allocations }: Payment,
): Promise<readonly SmallTable[]> {
  if (allocations.length === 0) return []
  const idsOf = (name: 'invoice' | 'purchase') => [...new Set(allocations.flatMap((one) => one[name] ?? []))]
  const invoices = new Map((await repository.of('invoices').getMany(db.read, idsOf('invoice'))).map(({ id, number }) => [id, number]))
  const purchases = new Map(
    (await repository.of('purchases').getMany(db.read, idsOf('purchase'))).map(({ id, slipNumber }) => [id, slipNumber]),
  )
  const rows = allocations.map(({ invoice, purchase, amount }) => [
    invoices.get(invoice ?? '') ?? purchases.get(purchase ?? '') ?? texts.totals.opening,
    formats.amount(amount),
  ])
  return [{ title: texts.settled, headings: [texts.columns.document, texts.columns.amount], rows }]
}

async function describe(printing: PrintingContext, payment: Payment): Promise<PrintedParts> {
  const { texts, formats } = printing
  const { number, direction, currency, amount, unallocated, state, notes } = payment
  const advance: readonly Fact[] =
    unallocated === null || /^0*(\.0*)?$/.test(unallocated) ? [] : [[texts.totals.advance, formats.money(unallocated, currency)]]
  return {
    title: direction === 'out' ? texts.titles.paymentOut : texts.titles.paymentIn,
    number: number ?? '',
    ...(state !== 'posted' && { mark: texts.marks.cancelled }),
    parties: [printing.addressee(direction === 'out' ? texts.parties.supplier : texts.parties.customer)],
    facts: await factsOf(printing, payment),
    columns: [],
    rows: [],
    totals: [...advance, [texts.totals.total, formats.money(amount, currency)]],
    words: wordsOf(printing, amount, currency),
    tables: await settled(printing, payment),
    payment: [],
    notes: notes ? [notes] : [],
    signatures: [texts.signatures.issued, texts.signatures.received],
  }
}

/** Receipts of incoming payments and vouchers of outgoing ones. */
export const payments: PrintKind<'payments'> = {
  entity: 'payments',
  customerOf: ({ customer }) => customer,
  stateOf: ({ state }) => state,
  describe,
}
