import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'

/** Side of the books: what customers owe, or what the firm owes them. */
export type Account = 'receivable' | 'payable'

export type DocumentEntity = 'invoices' | 'purchases' | 'openingBalances'

/** A document to be settled by payments. Amounts are positive. */
export interface OpenDocument {
  readonly entity: DocumentEntity
  readonly id: string
  readonly number: string | null
  readonly firm: string
  readonly customer: string
  readonly account: Account
  /** It reduces the debt: a credit note, or a negative opening balance. */
  readonly credit: boolean
  readonly currency: string | null
  readonly date: string
  readonly due: string
  readonly total: string
  readonly open: string
}

const absolute = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : amount)

type Instalments = EntityMap['invoices']['instalments']

/** The first due date that is not settled. */
function nextDue(instalments: Instalments, settled: string | null, date: string): string {
  let left = hundredths(settled)
  for (const instalment of instalments) {
    if (left < hundredths(instalment.amount)) return instalment.date
    left -= hundredths(instalment.amount)
  }
  return instalments.at(-1)?.date ?? date
}

/** What invoices and purchases have in common. */
const ofDocument = (document: EntityMap['invoices' | 'purchases']) => ({
  id: document.id,
  firm: document.firm,
  credit: document.kind === 'creditNote',
  currency: document.currency,
  date: document.date,
  due: nextDue(document.instalments, document.settledAmount, document.date),
  total: document.netTotal,
  open: moneyText(openAmount(document)),
})

const ofInvoice = (invoice: EntityMap['invoices']): OpenDocument => {
  const { number, customer } = invoice
  return { entity: 'invoices', account: 'receivable', number, customer, ...ofDocument(invoice) }
}

const ofPurchase = (purchase: EntityMap['purchases']): OpenDocument => {
  const { slipNumber: number, supplier: customer } = purchase
  return { entity: 'purchases', account: 'payable', number, customer, ...ofDocument(purchase) }
}

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
  open: moneyText(openAmount({ netTotal: absolute(opening.amount), settledAmount: opening.settledAmount })),
})

interface ReadContext {
  readonly repository: Repository
  readonly trx: Queries
}

/** Maximum number of documents to read of one customer; further ones must be chosen to be settled. */
const MAX = 5000

/** Open documents of a customer on one side of the books. */
export async function openDocuments({ repository, trx }: ReadContext, customer: string, account: Account): Promise<OpenDocument[]> {
  const settlement = ['open', 'partlySettled'] as const
  const openings = await repository.of('openingBalances').find(trx, { customer, kind: account, settlement }, { limit: MAX })
  if (account === 'payable') {
    const purchases = await repository.of('purchases').find(trx, { supplier: customer, settlement }, { limit: MAX })
    return [...purchases.map(ofPurchase), ...openings.map(ofOpening)]
  }
  const invoices = await repository.of('invoices').find(trx, { customer, settlement }, { limit: MAX })
  return [...invoices.map(ofInvoice), ...openings.map(ofOpening)]
}

/** Documents by entity and id, including settled ones. */
export async function documentsOf(
  { repository, trx }: ReadContext,
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
 * Settles part of a document; a negative amount undoes that. Open amounts of a customer's documents change only under the lock of the
 * customer (`lockCustomer`), so no part is settled twice.
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

/** See `EntityRules.lockedAfter`: payments lock the customer, then what they settle. */
export const afterCustomer = ({ customer }: { readonly customer: string | null }) =>
  customer === null ? undefined : ({ entity: 'customers', id: customer } as const)

/** Locks the customer until the transaction ends, so that no other transaction settles their documents. */
export const lockCustomer = ({ repository, trx }: Pick<RuleContext, 'repository' | 'trx'>, customer: string): Promise<void> =>
  repository.of('customers').lock(trx, customer)
