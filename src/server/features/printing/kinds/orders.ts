import { type OrderTotals, orderTotals } from '../../../../domain/orderTotals.ts'
import type { Fact } from '../../../../domain/printing/printable.ts'
import { isReturn } from '../../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { PrintedParts, PrintingContext, PrintKind } from '../printKind.ts'
import { type Goods, goodsOf, nameOfGoods, vinOf } from './goods.ts'
import { bankDetails, planTable, wordsOf } from './payment.ts'
import { type PrintedLine, slipColumns, slipRows, slipTotals, taxedLines, vatTable } from './slipLines.ts'

type OrderId = 'salesOrders' | 'purchaseOrders'
type Order = EntityMap[OrderId]

function printedLine(line: Order['lines'][number], goods: Goods): PrintedLine {
  return {
    ...line,
    lineType: line.lineType ?? 'material',
    name: nameOfGoods(line, goods),
    notes: [vinOf(line, goods), line.notes].filter(Boolean).join(' · ') || null,
    promotion: line.promotion === true,
  }
}

const inOrder = ({ lines }: Order) => lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))

/** The slip of a return. */
async function returnedSlip({ records: { repository, db } }: PrintingContext, sells: boolean, order: Order): Promise<Order | undefined> {
  const id = order.returnOf ?? null
  if (id === null) return undefined
  return repository.of(sells ? 'salesOrders' : 'purchaseOrders').get(db.read, id)
}

async function factsOf(printing: PrintingContext, sells: boolean, order: Order): Promise<readonly Fact[]> {
  const {
    records,
    texts: { facts },
    formats,
  } = printing
  const { date, trackingNumber, documentTrackingNumber, salesman, currency } = order
  const seller = salesman === null ? undefined : await records.repository.of('salesmen').get(records.db.read, salesman)
  const returned = await returnedSlip(printing, sells, order)
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [facts.date, formats.date(date)],
    [facts.returnOf, returned?.ficheNumber],
    [facts.expected, 'expectedDate' in order ? formats.date(order.expectedDate) : null],
    [facts.reference, documentTrackingNumber ?? trackingNumber],
    [facts.salesman, seller?.name],
    [facts.currency, currency],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const NOTES = ['notes1', 'notes2', 'notes3', 'notes4', 'notes5', 'notes6'] as const

const notesOf = (order: Order): readonly string[] => NOTES.flatMap((name) => order[name] ?? [])

const titleOf = ({ texts: { titles } }: PrintingContext, sells: boolean, { approval, slipType }: Order): string => {
  if (isReturn(slipType)) return sells ? titles.salesReturn : titles.purchaseReturn
  if (!sells) return titles.purchaseOrder
  return approval === 'approved' ? titles.salesOrder : titles.quotation
}

const markOf = ({ texts: { marks } }: PrintingContext, sells: boolean, { approval, slipType }: Order): string | undefined => {
  if (approval === 'rejected') return marks.rejected
  return approval === 'proposal' && (!sells || isReturn(slipType)) ? marks.proposal : undefined
}

interface Priced {
  readonly lines: readonly PrintedLine[]
  readonly totals: OrderTotals
}

async function priced(printing: PrintingContext, order: Order): Promise<Priced> {
  const goods = await goodsOf(printing, order.lines)
  const sorted = inOrder(order)
  return { lines: sorted.map((line) => printedLine(line, goods)), totals: orderTotals(sorted, order.vatRounding ?? 'document') }
}

const describe =
  (sells: boolean) =>
  async (printing: PrintingContext, order: Order): Promise<PrintedParts> => {
    const { texts, formats } = printing
    const { currency, ficheNumber } = order
    const { lines, totals } = await priced(printing, order)
    const [plan, mark, columns] = [
      await planTable(printing, order.paymentType, totals.netTotal),
      markOf(printing, sells, order),
      slipColumns(printing, lines),
    ]
    return {
      title: titleOf(printing, sells, order),
      number: ficheNumber ?? '',
      ...(mark !== undefined && { mark }),
      parties: [printing.addressee(sells ? texts.parties.customer : texts.parties.supplier)],
      facts: await factsOf(printing, sells, order),
      columns,
      rows: slipRows(printing, lines, columns),
      carried: { forward: texts.carried, brought: texts.brought, format: formats.amount },
      totals: slipTotals(printing, totals, currency),
      words: wordsOf(printing, totals.netTotal, currency),
      tables: [vatTable(printing, taxedLines(lines, totals)), ...(plan ? [plan] : [])],
      payment: sells ? await bankDetails(printing, currency, ficheNumber ?? '') : [],
      notes: notesOf(order),
      signatures: [],
    }
  }

const kind = <Id extends OrderId>(entity: Id, sells: boolean): PrintKind<Id> => ({
  entity,
  customerOf: ({ customer }: Order) => customer,
  stateOf: ({ approval }: Order) => approval,
  describe: describe(sells),
})

/** Orders for customers and suppliers; a proposal to a customer is a quotation. */
export const salesOrders = kind('salesOrders', true)
export const purchaseOrders = kind('purchaseOrders', false)
