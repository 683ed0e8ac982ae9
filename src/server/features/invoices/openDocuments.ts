import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'

/** Which side of the books: what customers owe, or what they are owed. */
export type Account = 'receivable' | 'payable'

export type DocumentEntity = 'invoices' | 'purchases' | 'openingBalances'

/** A document that is to be paid or paid back: what payments settle. Amounts are above zero. */
export interface OpenDocument {
  readonly entity: DocumentEntity
  readonly id: string
  readonly number: string | null
  readonly firm: string
  readonly customer: string
  readonly account: Account
  /** It lessens what is owed: a credit note, or an opening balance below zero. */
  readonly credit: boolean
  readonly currency: string | null
  readonly date: string
  readonly due: string
  readonly total: string
  readonly open: string
}

const absolute = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : amount)

const openOf = (total: string, settled: string | null): string => moneyText(hundredths(total) - hundredths(settled))

type Instalments = EntityMap['invoices']['instalments']

/** The first day on which something is due that is not settled. */
function nextDue(instalments: Instalments, settled: string | null, date: string): string {
  let left = hundredths(settled)
  for (const instalment of instalments) {
    if (left < hundredths(instalment.amount)) return instalment.date
    left -= hundredths(instalment.amount)
  }
  return instalments.at(-1)?.date ?? date
}

const ofInvoice = (invoice: EntityMap['invoices']): OpenDocument => ({
  entity: 'invoices',
  id: invoice.id,
  number: invoice.number,
  firm: invoice.firm,
  customer: invoice.customer,
  account: 'receivable',
  credit: invoice.kind === 'creditNote',
  currency: invoice.currency,
  date: invoice.date,
  due: nextDue(invoice.instalments, invoice.settledAmount, invoice.date),
  total: invoice.netTotal,
  open: openOf(invoice.netTotal, invoice.settledAmount),
})

const ofPurchase = (purchase: EntityMap['purchases']): OpenDocument => ({
  entity: 'purchases',
  id: purchase.id,
  number: purchase.slipNumber,
  firm: purchase.firm,
  customer: purchase.supplier,
  account: 'payable',
  credit: purchase.kind === 'creditNote',
  currency: purchase.currency,
  date: purchase.date,
  due: nextDue(purchase.instalments, purchase.settledAmount, purchase.date),
  total: purchase.netTotal,
  open: openOf(purchase.netTotal, purchase.settledAmount),
})

const ofOpening = (opening: EntityMap['openingBalances']): OpenDocument => ({
  entity: 'openingBalances',
  id: opening.id,
  number: opening.number,
  firm: opening.firm,
  customer: opening.customer ?? '',
  account: opening.kind === 'payable' ? 'payable' : 'receivable',
  credit: opening.amount.startsWith('-'),
  currency: opening.currency,
  date: opening.date,
  due: opening.dueDate ?? opening.date,
  total: absolute(opening.amount),
  open: openOf(absolute(opening.amount), opening.settledAmount),
})

interface Reading {
  readonly repository: Repository
  readonly trx: Queries
}

/** Documents of one customer that are looked at; more are settled by choosing them. */
const MOST = 5000

/** What is open of a customer on one side of the books. */
export async function openDocuments({ repository, trx }: Reading, customer: string, account: Account): Promise<OpenDocument[]> {
  const settlement = ['open', 'partlySettled'] as const
  const openings = await repository.of('openingBalances').find(trx, { customer, kind: account, settlement }, { limit: MOST })
  if (account === 'payable') {
    const purchases = await repository.of('purchases').find(trx, { supplier: customer, settlement }, { limit: MOST })
    return [...purchases.map(ofPurchase), ...openings.map(ofOpening)]
  }
  const invoices = await repository.of('invoices').find(trx, { customer, settlement }, { limit: MOST })
  return [...invoices.map(ofInvoice), ...openings.map(ofOpening)]
}

/** Documents by entity and id, settled ones too. */
export async function documentsOf(
  { repository, trx }: Reading,
  ids: Readonly<Record<DocumentEntity, readonly string[]>>,
): Promise<OpenDocument[]> {
  const invoices = ids.invoices.length === 0 ? [] : await repository.of('invoices').getMany(trx, ids.invoices)
  const purchases = ids.purchases.length === 0 ? [] : await repository.of('purchases').getMany(trx, ids.purchases)
  const openings = ids.openingBalances.length === 0 ? [] : await repository.of('openingBalances').getMany(trx, ids.openingBalances)
  return [...invoices.map(ofInvoice), ...purchases.map(ofPurchase), ...openings.map(ofOpening)]
}

type Settlement = Pick<DraftMap['invoices'], 'settledAmount' | 'settlement'>

function settlementOf(total: bigint, settled: bigint): Settlement {
  const settlement = settled === 0n && total !== 0n ? 'open' : settled < total ? 'partlySettled' : 'settled'
  return { settledAmount: moneyText(settled), settlement }
}

/**
 * Settles part of a document, or with a negative amount takes that back. What is open of a customer's documents changes under the lock of the
 * customer alone (`lockCustomer`), so no two settle the same part.
 */
export async function settle(context: RuleContext, document: Pick<OpenDocument, 'entity' | 'id' | 'total'>, amount: bigint): Promise<void> {
  const { repository, trx, records } = context
  const { entity, id, total } = document
  const current = await repository.of(entity).get(trx, id)
  if (!current) return
  await writeDependent(
    context,
    entityOf(records, entity),
    current,
    settlementOf(hundredths(total), hundredths(current.settledAmount) + amount),
  )
}

/** From here to the end of the transaction nothing else settles documents of the customer. */
export const lockCustomer = ({ repository, trx }: Pick<RuleContext, 'repository' | 'trx'>, customer: string): Promise<void> =>
  repository.of('customers').lock(trx, customer)
