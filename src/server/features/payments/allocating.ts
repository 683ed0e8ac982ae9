import { type Allocation, type AllocationMistake, allocatePayment } from '../../../domain/money/allocatePayment.ts'
import { laterDay } from '../../../domain/money/days.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { RuleContext } from '../../records/rules.ts'
import { type Account, type DocumentEntity, documentsOf, type OpenDocument, openDocuments } from '../invoices/openDocuments.ts'

/** Fields of an allocation by the entity that they name. */
const FIELDS = { invoices: 'invoice', purchases: 'purchase', openingBalances: 'opening' } as const

type Row = NonNullable<DraftMap['payments']['allocations']>[number]

/** A row as it was chosen: what it settles, and how much of it. */
export interface Chosen {
  readonly invoice?: string | null
  readonly purchase?: string | null
  readonly opening?: string | null
  readonly amount?: string | null
}

const refuse = (path: string, keyword: string, params: Readonly<Record<string, string>> = {}) =>
  new AppError(422, 'validation', { fields: [{ path, keyword, params }] })

/** Ids by entity, and of each row the one that it names. Throws `AppError` 422 where a row names none or several. */
function namedIn(chosen: readonly Chosen[]) {
  const named = chosen.map((row, index) => {
    const ids = [row.invoice, row.purchase, row.opening].filter((id) => typeof id === 'string')
    const [id] = ids
    if (id === undefined || ids.length > 1) throw refuse(`allocations.${index}.invoice`, 'oneDocument')
    return id
  })
  const idsOf = (name: keyof Chosen) => chosen.flatMap((row) => row[name] ?? [])
  return { named, ids: { invoices: idsOf('invoice'), purchases: idsOf('purchase'), openingBalances: idsOf('opening') } }
}

/** Documents that rows name. */
export const chosenDocuments = (context: Pick<RuleContext, 'trx' | 'repository'>, chosen: readonly Chosen[]): Promise<OpenDocument[]> =>
  documentsOf(context, namedIn(chosen).ids)

/** Money that settles documents. */
export interface Paying {
  readonly firm: string
  readonly customer: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  readonly account: Account
  readonly date: string
  /** What of it settles nothing yet. */
  readonly rest: string
}

/** Money that comes in settles what is owed to the firm, money that goes out what the firm owes: credit notes the other way round. */
const settles = ({ direction, account, customer, currency, firm }: Paying, document: OpenDocument): boolean =>
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

/** What a payment settles, and what is left of it. */
export interface Settling {
  readonly rows: readonly Row[]
  readonly rest: string
}

function mistakesOf(mistakes: readonly AllocationMistake[]): AppError {
  const fields = mistakes.map(({ index, code, limit }) => ({
    path: `allocations.${index}.amount`,
    keyword: KEYWORDS[code],
    params: { limit },
  }))
  return new AppError(422, 'validation', { fields })
}

/**
 * Decides what a payment settles, under the lock of its customer (`PRODUCT.md E18`): what was chosen, else what fell due first. Throws
 * `AppError` 422 at the row that is wrong: more than is open, more than the payment, another customer's, side's or currency's document.
 */
export async function decideAllocation(
  context: Pick<RuleContext, 'trx' | 'repository'>,
  paying: Paying,
  chosen: readonly Chosen[] | undefined,
): Promise<Settling> {
  const all = chosen ? await chosenDocuments(context, chosen) : await openDocuments(context, paying.customer, paying.account)
  const documents = all.filter((document) => settles(paying, document))
  const named = chosen ? namedIn(chosen).named : []
  const wanted = chosen?.map(({ amount }, index) => ({ id: named[index] ?? '', amount: amount ?? '0' }))
  const { allocations, rest, mistakes } = allocatePayment(paying.rest, documents, wanted)
  if (mistakes.length > 0) throw mistakesOf(mistakes)
  const rows = allocations.flatMap((allocation) => {
    const document = documents.find(({ id }) => id === allocation.id)
    return document ? [rowOf(document.entity, allocation, laterDay(paying.date, document.date))] : []
  })
  return { rows, rest }
}
