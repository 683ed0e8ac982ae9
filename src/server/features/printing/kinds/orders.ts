import { type OrderTotals, orderTotals } from '../../../../domain/orderTotals.ts'
import type { Fact } from '../../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { PrintedParts, Printing, PrintKind } from '../printKind.ts'
import { bankDetails, planTable, wordsOf } from './payment.ts'
import { type PrintedLine, slipColumns, slipRows, slipTotals, taxedLines, vatTable } from './slipLines.ts'

type OrderId = 'salesOrders' | 'purchaseOrders'
type Order = EntityMap[OrderId]
type Materials = ReadonlyMap<string, EntityMap['materials']>

async function materialsOf({ records }: Printing, { lines }: Order): Promise<Materials> {
  const ids = [...new Set(lines.flatMap(({ material }) => material ?? []))]
  const rows = ids.length === 0 ? [] : await records.repository.of('materials').getMany(records.db.read, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

function printedLine(line: Order['lines'][number], materials: Materials): PrintedLine {
  const material = materials.get(line.material ?? '')
  return {
    ...line,
    lineType: line.lineType ?? 'material',
    name: material?.name ?? '',
    code: material?.code ?? null,
    promotion: line.promotion === true,
  }
}

const inOrder = ({ lines }: Order) => lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))

async function factsOf({ records, texts: { facts }, formats }: Printing, order: Order): Promise<readonly Fact[]> {
  const { date, trackingNumber, documentTrackingNumber, salesman, currency } = order
  const seller = salesman === null ? undefined : await records.repository.of('salesmen').get(records.db.read, salesman)
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [facts.date, formats.date(date)],
    [facts.reference, documentTrackingNumber ?? trackingNumber],
    [facts.salesman, seller?.name],
    [facts.currency, currency],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const NOTES = ['notes1', 'notes2', 'notes3', 'notes4', 'notes5', 'notes6'] as const

const notesOf = (order: Order): readonly string[] => NOTES.flatMap((name) => order[name] ?? [])

const titleOf = ({ texts: { titles } }: Printing, sells: boolean, { approval }: Order): string => {
  if (!sells) return titles.purchaseOrder
  return approval === 'approved' ? titles.salesOrder : titles.quotation
}

const markOf = ({ texts: { marks } }: Printing, sells: boolean, { approval }: Order): string | undefined => {
  if (approval === 'rejected') return marks.rejected
  return approval === 'proposal' && !sells ? marks.proposal : undefined
}

interface Priced {
  readonly lines: readonly PrintedLine[]
  readonly totals: OrderTotals
}

async function priced(printing: Printing, order: Order): Promise<Priced> {
  const materials = await materialsOf(printing, order)
  const sorted = inOrder(order)
  return { lines: sorted.map((line) => printedLine(line, materials)), totals: orderTotals(sorted, order.vatRounding ?? 'document') }
}

const describe =
  (sells: boolean) =>
  async (printing: Printing, order: Order): Promise<PrintedParts> => {
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
      facts: await factsOf(printing, order),
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

/** Orders as they go to customers and suppliers; a proposal to a customer is a quotation. */
export const salesOrders = kind('salesOrders', true)
export const purchaseOrders = kind('purchaseOrders', false)
