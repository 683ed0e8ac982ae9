import { v7 } from 'uuid'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { isDecimal } from '../../../model/values/decimal.ts'
import { namedAction, type RulesFor, type WriteContext } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { followingDay, onPostingDay } from '../firms/postingDay.ts'
import { afterCustomer, lockCustomer } from '../invoices/openDocuments.ts'
import { currencyMistakes, moneyAccountOf } from './moneyAccount.ts'
import { nextDocumentNumber } from './nextDocumentNumber.ts'

type Draft = DraftMap['openingBalances']

const amountMistakes = ({ amount }: Draft): ErrorIn<Draft>[] =>
  amount && isDecimal(amount, 2) && hundredths(amount) === 0n ? [{ path: 'amount', keyword: 'notZero', params: {} }] : []

async function withCurrency(context: WriteContext<EntityOf<'openingBalances'>>): Promise<Draft> {
  const { next } = context
  const place = await moneyAccountOf(context, next)
  const currency = next.currency ?? place?.currency ?? (await firmDefaults(context)).currency
  const fields = currencyMistakes(place, currency)
  refuseErrors<Draft>(fields)
  const isOwed = next.kind === 'receivable' || next.kind === 'payable'
  return withValues(next, { currency, settlement: isOwed && !next.reversalOf ? 'open' : 'settled' })
}

const reverse = namedAction(paymentCalls.reverseOpening, {
  changes({ reversalOf, settledAmount }) {
    if (reversalOf !== null) throw new AppError(409, 'alreadyReversed')
    if (hundredths(settledAmount) !== 0n) throw new AppError(409, 'alreadySettled')
    return { settlement: 'settled' }
  },
  async effect(context) {
    const { before: opening, body, trx, records, repository, subject, alsoWritten } = context
    if (opening.customer !== null) await lockCustomer(context, opening.customer)
    const [again, now] = [
      await repository.of('openingBalances').findOne(trx, { reversalOf: opening.id }),
      await repository.of('openingBalances').get(trx, opening.id),
    ]
    if (again) throw new AppError(409, 'alreadyReversed')
    if (hundredths(now?.settledAmount) !== 0n) throw new AppError(409, 'alreadySettled')
    const { firm, kind, customer, safeDeposit, bankAccount, currency } = opening
    const date = await followingDay(context, body.date, opening.date)
    const about = { firm, kind, customer, safeDeposit, bankAccount, currency, notes: body.reason ?? null, reversalOf: opening.id }
    const entity = entityOf(records, 'openingBalances')
    const amount = moneyText(-hundredths(opening.amount))
    const record = await insertRecord(records, trx, entity, subject, { id: v7(), ...about, date, amount }, { alsoWritten })
    alsoWritten.push({ entity, record, deleted: false })
  },
})

/** An opening balance is posted when it is saved and cancelled by its reversal. */
export const rules: RulesFor<'openingBalances'> = {
  validate: amountMistakes,
  lock: ({ number }) => (number ? { code: 'openingPosted' } : undefined),
  lockedAfter: afterCustomer,
  async beforeSave(context) {
    if (context.before) return context.next
    const next = await withCurrency(context)
    return withValues(next, { number: await nextDocumentNumber({ ...context, next }, 'openingBalances', 'openingBalance') })
  },
  ...onPostingDay,
  actions: [reverse],
}
