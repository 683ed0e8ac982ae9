import { type Allocation, type AllocationMistake, allocatePayment } from '../../../domain/money/allocatePayment.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { type ErrorIn, invalid, refuseErrors } from '../../../model/errors.ts'
import { laterDay } from '../../../model/values/days.ts'
import type { RuleContext } from '../../records/rules.ts'
import { type Account, type DocumentEntity, documentsOf, type OpenDocument, openDocuments } from '../invoices/openDocuments.ts'

/** Fields of an allocation by the entity that they refer to. */
const FIELDS = { invoices: 'invoice', purchases: 'purchase', openingBalances: 'opening' } as const

type Payment = DraftMap['payments']
type Row = NonNullable<DraftMap['payments']['allocations']>[number]

/** A chosen allocation: a document and an amount. */
export interface ChosenAllocation {
  readonly invoice?: string | null
  readonly purchase?: string | null
  readonly opening?: string | null
  readonly amount?: string | null
}

/** Ids by entity, and the document of each row. Throws `AppError` 422 if a row has none or several. */
function namedIn(chosen: readonly ChosenAllocation[]) {
  const named = chosen.map((row, index) => {
    const ids = [row.invoice, row.purchase, row.opening].filter((id) => typeof id === 'string')
    const [id] = ids
    if (id === undefined || ids.length > 1) throw invalid<Payment>(`allocations.${index}.invoice`, 'oneDocument')
    return id
  })
  const idsOf = (name: keyof ChosenAllocation) => chosen.flatMap((row) => row[name] ?? [])
  return { named, ids: { invoices: idsOf('invoice'), purchases: idsOf('purchase'), openingBalances: idsOf('opening') } }
}

/** Documents of the rows. */
export const chosenDocuments = (
  context: Pick<RuleContext, 'trx' | 'repository'>,
  chosen: readonly ChosenAllocation[],
): Promise<OpenDocument[]> => documentsOf(context, namedIn(chosen).ids)

/** Money that settles documents. */
export interface AllocatedFunds {
  readonly firm: string
  readonly customer: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  readonly account: Account
  readonly date: string
  /** Unallocated amount. */
  readonly rest: string
}

/** Whether a payment may settle a document: incoming money settles debts to the firm, outgoing money debts of the firm, and credit notes the opposite. */
const settles = ({ direction, account, customer, currency, firm }: AllocatedFunds, document: OpenDocument): boolean =>
  document.firm === firm &&
  document.customer === customer &&
  document.account === account &&
  document.currency === currency &&
  document.credit !== ((direction === 'in') === (account === 'receivable'))

const KEYWORDS: Readonly<Record<AllocationMistake['code'], string>> = {
  notOpen: 'notOpen',
  overAllocated: 'overAllocated',
  beyondPayment: 'beyondPayment',
  notPositive: 'formatExclusiveMinimum',
}

const rowOf = (entity: DocumentEntity, { id, amount }: Allocation, date: string): Row => ({
  invoice: null,
  purchase: null,
  opening: null,
  [FIELDS[entity]]: id,
  amount,
  date,
})

/** Allocations of a payment, and its rest. */
export interface AllocationResult {
  readonly rows: readonly Row[]
  readonly rest: string
}

const mistakesOf = (mistakes: readonly AllocationMistake[]): readonly ErrorIn<Payment>[] =>
  mistakes.map(({ index, code, limit }) => ({
    path: `allocations.${index}.amount`,
    keyword: KEYWORDS[code],
    params: { limit },
  }))

/**
 * Allocates a payment under the lock of its customer (`PRODUCT.md E18`): to the chosen documents, else to those due first. Throws `AppError` 422
 * at an invalid row: more than the open amount, more than the payment, or a document of another customer, side or currency.
 */
export async function decideAllocation(
  context: Pick<RuleContext, 'trx' | 'repository'>,
  paying: AllocatedFunds,
  chosen: readonly ChosenAllocation[] | undefined,
): Promise<AllocationResult> {
  const all = chosen ? await chosenDocuments(context, chosen) : await openDocuments(context, paying.customer, paying.account)
  const documents = all.filter((document) => settles(paying, document))
  const named = chosen ? namedIn(chosen).named : []
  const requested = chosen?.map(({ amount }, index) => ({ id: named[index] ?? '', amount: amount ?? '0' }))
  const { allocations, rest, mistakes } = allocatePayment(paying.rest, documents, requested)
  refuseErrors<Payment>(mistakesOf(mistakes))
  const rows = allocations.flatMap((allocation) => {
    const document = documents.find(({ id }) => id === allocation.id)
    return document ? [rowOf(document.entity, allocation, laterDay(paying.date, document.date))] : []
  })
  return { rows, rest }
}
