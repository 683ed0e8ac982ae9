import type { Column, Fact, Party, PrintableRow } from '../../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { readFromRight } from '../../../../model/values/direction.ts'
import type { PrintedParts, PrintingContext, PrintKind } from '../printKind.ts'
import { goodsOf, nameOfGoods, vinOf } from './goods.ts'

type Document = EntityMap['stockDocuments']

/** An issue to a customer is the delivery note. */
const titleOf = ({ texts: { titles } }: PrintingContext, { kind, salesOrder }: Document): string =>
  kind === 'issue' && salesOrder !== null ? titles.deliveryNote : titles[kind]

function markOf({ texts: { marks } }: PrintingContext, { state }: Document): string | undefined {
  if (state === 'cancelled') return marks.cancelled
  return state === 'draft' ? marks.proposal : undefined
}

async function warehouseParty(
  { records: { repository, db } }: PrintingContext,
  label: string,
  id: string | null | undefined,
): Promise<readonly Party[]> {
  const warehouse = id ? await repository.of('warehouses').get(db.read, id) : undefined
  return warehouse ? [{ label, name: warehouse.name, lines: [] }] : []
}

async function factsOf(
  { records: { repository, db }, texts: { facts }, formats }: PrintingContext,
  document: Document,
): Promise<readonly Fact[]> {
  const { date, salesOrder, purchaseOrder } = document
  const sold = salesOrder === null ? undefined : await repository.of('salesOrders').get(db.read, salesOrder)
  const bought = purchaseOrder === null ? undefined : await repository.of('purchaseOrders').get(db.read, purchaseOrder)
  const order = sold ?? bought
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [facts.date, formats.date(date)],
    [facts.order, order?.ficheNumber],
    [facts.reference, order?.documentTrackingNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const columnsOf = ({ texts: { columns } }: PrintingContext): readonly Column[] => [
  { label: columns.line, width: 9, numeric: true },
  { label: columns.item },
  { label: columns.quantity, width: 26, numeric: true },
  { label: columns.unit, width: 20 },
]

async function rowsOf(printing: PrintingContext, document: Document): Promise<readonly PrintableRow[]> {
  const lines = document.lines ?? []
  const goods = await goodsOf(printing, lines)
  return lines.map((line, index) => ({
    cells: [String(index + 1), readFromRight(nameOfGoods(line, goods)), printing.formats.quantity(line.quantity), line.unit ?? ''],
    note: [vinOf(line, goods), line.lot, line.notes].filter(Boolean).join(' · '),
  }))
}

/** Rows of a count. */
async function countRows(printing: PrintingContext, document: Document): Promise<readonly PrintableRow[]> {
  const sheet = document.counts ?? []
  const goods = await goodsOf(printing, sheet)
  return sheet.map((row, index) => ({
    cells: [String(index + 1), readFromRight(nameOfGoods(row, goods)), printing.formats.quantity(row.counted), ''],
    note: row.notes ?? '',
  }))
}

async function describe(printing: PrintingContext, document: Document): Promise<PrintedParts> {
  const { texts } = printing
  const { kind, warehouse, targetWarehouse, customer, slipNumber, notes } = document
  const mark = markOf(printing, document)
  const from = await warehouseParty(printing, kind === 'receipt' ? texts.parties.toWarehouse : texts.parties.deliverFrom, warehouse)
  const partner = kind === 'receipt' ? texts.parties.supplier : texts.parties.deliverTo
  return {
    title: titleOf(printing, document),
    number: slipNumber ?? '',
    ...(mark !== undefined && { mark }),
    parties: [
      ...(customer === null ? [] : [printing.addressee(partner)]),
      ...from,
      ...(await warehouseParty(printing, texts.parties.toWarehouse, targetWarehouse)),
    ],
    facts: await factsOf(printing, document),
    columns: columnsOf(printing),
    rows: kind === 'count' ? await countRows(printing, document) : await rowsOf(printing, document),
    totals: [],
    tables: [],
    payment: [],
    notes: notes ? [notes] : [],
    signatures: [texts.signatures.delivered, texts.signatures.received],
  }
}

/** Delivery notes, goods receipts and the other documents of stock, without prices. */
export const stockDocuments: PrintKind<'stockDocuments'> = {
  entity: 'stockDocuments',
  customerOf: ({ customer }) => customer,
  stateOf: ({ state }) => state,
  describe,
}
