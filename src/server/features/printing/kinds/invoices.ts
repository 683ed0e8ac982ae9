import { hundredths, moneyText } from '../../../../domain/money/hundredths.ts'
import type { Column, Fact, PrintableRow, SmallTable } from '../../../../domain/printing/printable.ts'
import { vatByRate } from '../../../../domain/printing/vatByRate.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { readFromRight } from '../../../../model/values/direction.ts'
import type { PrintedParts, PrintingContext, PrintKind } from '../printKind.ts'
import { goodsOf, nameOfGoods, vinOf } from './goods.ts'
import { bankDetails, wordsOf } from './payment.ts'
import { slipTotals, vatTable } from './slipLines.ts'

type Invoice = EntityMap['invoices']

type Line = Invoice['lines'][number]
type Spread = 'discount' | 'surcharge' | 'promotion'

const isSome = (amount: string | null): boolean => hundredths(amount) !== 0n

/** Whether a line has such an adjustment between quantity × price and its amount: discount, free goods or surcharge. */
const has = (lines: readonly Line[], name: Spread): boolean => lines.some((line) => isSome(line[name]))

const columnsOf = ({ texts: { columns, lines: words } }: PrintingContext, lines: readonly Line[]): readonly Column[] => [
  { label: columns.line, width: 9, numeric: true },
  { label: columns.item },
  { label: columns.quantity, width: 19, numeric: true },
  { label: columns.unit, width: 14 },
  { label: columns.price, width: 24, numeric: true },
  ...(has(lines, 'discount') ? [{ label: columns.discount, width: 19, numeric: true }] : []),
  ...(has(lines, 'surcharge') ? [{ label: words.surcharge, width: 17, numeric: true }] : []),
  { label: columns.vat, width: 15, numeric: true },
  { label: columns.amount, width: 27, numeric: true },
]

/** Net amount of a line; the totals show the VAT. */
const netOf = ({ total, vatAmount }: Line): string => moneyText(hundredths(total) - hundredths(vatAmount))

async function rowsOf(printing: PrintingContext, { lines }: Invoice): Promise<readonly PrintableRow[]> {
  const { formats, texts } = printing
  const goods = await goodsOf(printing, lines)
  const spread = (line: Line, name: 'discount' | 'surcharge') =>
    has(lines, name) ? [isSome(line[name]) ? formats.amount(line[name]) : ''] : []
  return lines.map((line, index) => ({
    cells: [
      String(index + 1),
      readFromRight(line.description ?? nameOfGoods(line, goods)),
      formats.quantity(line.quantity),
      line.unit ?? '',
      formats.amount(line.price),
      ...spread(line, 'discount'),
      ...spread(line, 'surcharge'),
      formats.percent(line.vatPercentage),
      formats.amount(netOf(line)),
    ],
    note: [vinOf(line, goods), isSome(line.promotion) && `${texts.totals.promotions}${texts.colon} ${formats.amount(line.promotion)}`]
      .filter(Boolean)
      .join(' · '),
    amount: netOf(line),
  }))
}

async function factsOf(
  { records: { repository, db }, texts: { facts }, formats }: PrintingContext,
  invoice: Invoice,
): Promise<readonly Fact[]> {
  const { kind, date, dueDate, salesOrder, creditOf, currency } = invoice
  const order = salesOrder === null ? undefined : await repository.of('salesOrders').get(db.read, salesOrder)
  const credited = creditOf === null ? undefined : await repository.of('invoices').get(db.read, creditOf)
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [facts.date, formats.date(date)],
    [facts.due, kind === 'invoice' ? formats.date(dueDate) : null],
    [facts.order, order?.ficheNumber],
    [facts.reference, order?.documentTrackingNumber],
    [facts.invoice, credited?.number],
    [facts.currency, currency],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const vatOf = (printing: PrintingContext, { vat }: Invoice): SmallTable =>
  vatTable(printing, vatByRate(vat.map(({ rate, base, amount }) => ({ rate: rate ?? '0', base: base ?? '0', vat: amount ?? '0' }))))

function instalmentTable({ texts: { instalments }, formats }: PrintingContext, invoice: Invoice): readonly SmallTable[] {
  if (invoice.instalments.length < 2) return []
  const rows = invoice.instalments.map(({ date, amount }) => [formats.date(date), formats.amount(amount)])
  return [{ title: instalments.title, headings: [instalments.due, instalments.amount], rows }]
}

/** What the captured deposit of a deal's buyer leaves to be paid, at the time of the invoice (`PRODUCT.md A14`). */
async function depositOf(
  { records: { repository, db }, texts: { totals }, formats }: PrintingContext,
  { id, netTotal, currency }: Invoice,
): Promise<readonly Fact[]> {
  const deposit = hundredths((await repository.of('deals').findOne(db.read, { invoice: id }))?.deposit ?? null)
  if (deposit === 0n) return []
  return [
    [totals.deposit, formats.money(moneyText(-deposit), currency)],
    [totals.due, formats.money(moneyText(hundredths(netTotal) - deposit), currency)],
  ]
}

const titleOf = ({ kind, selfBilled }: Invoice) => {
  if (selfBilled) return kind === 'creditNote' ? 'selfBilled' : 'selfBilledCorrection'
  return kind === 'creditNote' ? 'creditNote' : 'invoice'
}

async function describe(printing: PrintingContext, invoice: Invoice): Promise<PrintedParts> {
  const { texts, formats } = printing
  const { kind, number, currency, netTotal, customerName, customerAddress, customerTaxNo, reason } = invoice
  const credits = kind === 'creditNote'
  const lines = [...(customerAddress ?? '').split('\n'), customerTaxNo ? `${texts.facts.taxNo}${texts.colon} ${customerTaxNo}` : '']
  return {
    title: texts.titles[titleOf(invoice)],
    number: number ?? '',
    parties: [{ label: texts.parties.customer, name: customerName, lines: lines.filter((line) => line !== '') }],
    facts: await factsOf(printing, invoice),
    columns: columnsOf(printing, invoice.lines),
    rows: await rowsOf(printing, invoice),
    carried: { forward: texts.carried, brought: texts.brought, format: formats.amount },
    totals: [...slipTotals(printing, sumsOf(invoice), currency), ...(await depositOf(printing, invoice))],
    words: wordsOf(printing, netTotal, currency),
    tables: [vatOf(printing, invoice), ...instalmentTable(printing, invoice)],
    payment: credits ? [] : await bankDetails(printing, currency, number ?? ''),
    notes: reason ? [reason] : [],
    signatures: [],
  }
}

const sumsOf = ({ grossTotal, totalDiscounts, totalPromotions, totalSurcharges, totalVat, netTotal }: Invoice) => ({
  grossTotal: grossTotal ?? '0.00',
  totalDiscounts: totalDiscounts ?? '0.00',
  totalPromotions: totalPromotions ?? '0.00',
  totalSurcharges: totalSurcharges ?? '0.00',
  totalVat: totalVat ?? '0.00',
  netTotal,
})

/** Invoices and credit notes with the names and address of their issue. They never change, so links only expire by time. */
export const invoices: PrintKind<'invoices'> = {
  entity: 'invoices',
  customerOf: ({ customer }) => customer,
  stateOf: () => 'issued',
  describe,
}
