import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { RulesFor, Writing } from '../../records/rules.ts'
import { refuseClosed } from '../firms/closedPeriod.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { type Account, lockCustomer } from '../invoices/openDocuments.ts'
import { allocateRest } from './allocateRest.ts'
import { chosenDocuments, decideAllocation } from './allocating.ts'
import { numberOf } from './numbered.ts'
import { currencyMistakes, PLACE_FIELDS, placeMistakes, placeOf } from './place.ts'
import { reversePayment } from './reversePayment.ts'
import { settleRows } from './settleRows.ts'

type Draft = DraftMap['payments']
type Context = Writing<EntityOf<'payments'>>

const refuse = (fields: readonly FieldError[]): void => {
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

/** The side of the books: as said, else as what it settles, else by where the money goes. */
async function accountOf(context: Context): Promise<Account> {
  const { account, direction, allocations } = context.next
  if (account) return account
  const [first] = allocations && allocations.length > 0 ? await chosenDocuments(context, allocations) : []
  return first?.account ?? (direction === 'out' ? 'payable' : 'receivable')
}

/** In the currency of the place that it goes through, else the firm's. */
async function withCurrency(context: Context): Promise<string> {
  const { next } = context
  const place = await placeOf(context, next)
  const currency = next.currency ?? place?.currency ?? (await firmDefaults(context)).currency
  refuse(currencyMistakes(place, currency))
  return currency
}

/** What it settles is decided under the lock of its customer, and its number taken last. */
async function posted(context: Context): Promise<Draft> {
  const { next } = context
  const { customer, direction, date, amount } = next
  const [currency, account] = [await withCurrency(context), await accountOf(context)]
  // What is missing is reported by the schema, before or after.
  if (!customer || !direction || !date || !amount) return next
  await lockCustomer(context, customer)
  const chosen = next.allocations && next.allocations.length > 0 ? next.allocations : undefined
  const paying = { firm: firmOf(next), customer, currency, direction, account, date, rest: amount }
  const settling = await decideAllocation(context, paying, next.advance === true ? [] : chosen)
  const number = await numberOf(context, 'payments', 'payment')
  return { ...next, currency, account, allocations: settling.rows, unallocated: settling.rest, number }
}

const advanceMistakes = ({ advance, allocations = [] }: Draft): FieldError[] =>
  advance === true && (allocations?.length ?? 0) > 0 ? [{ path: 'advance', keyword: 'advanceAllocated', params: {} }] : []

/** Posted when it is saved, and then never changed: what is left of it can settle documents, and it can be reversed (`PRODUCT.md E18`). */
export const rules: RulesFor<'payments'> = {
  validate: (next, before) => [...(before || next.ledgerEntry ? [] : placeMistakes(next, PLACE_FIELDS)), ...advanceMistakes(next)],
  lock: ({ number }) => (number ? { code: 'paymentPosted' } : undefined),
  async beforeSave(context) {
    const { next, before } = context
    if (before) return next
    if (next.reversalOf) return { ...next, number: await numberOf(context, 'payments', 'payment') }
    return posted(context)
  },
  async afterWrite(context) {
    const { next, before } = context
    if (next && !before) await settleRows(context, next.allocations)
  },
  async beforeWrite(context) {
    if (!context.before && context.next?.date) await refuseClosed(context, context.next.date)
  },
  actions: [allocateRest, reversePayment],
}
