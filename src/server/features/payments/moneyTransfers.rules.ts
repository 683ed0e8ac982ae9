import { v7 } from 'uuid'
import { hundredths } from '../../../domain/money/hundredths.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { namedAction, type RulesFor, type WriteContext } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { followingDay, onPostingDay } from '../firms/postingDay.ts'
import { moneyAccountMistakes, moneyAccountOf } from './moneyAccount.ts'
import { nextDocumentNumber } from './nextDocumentNumber.ts'

type Draft = DraftMap['moneyTransfers']

const from = ({ fromSafe = null, fromAccount = null }: Draft) => ({ safeDeposit: fromSafe, bankAccount: fromAccount })
const to = ({ toSafe = null, toAccount = null }: Draft) => ({ safeDeposit: toSafe, bankAccount: toAccount })

const same = (draft: Draft): ErrorIn<Draft>[] => {
  const [one, other] = [from(draft), to(draft)]
  const path = other.safeDeposit === null ? 'toAccount' : 'toSafe'
  const isSame =
    (one.safeDeposit ?? one.bankAccount) !== null && one.safeDeposit === other.safeDeposit && one.bankAccount === other.bankAccount
  return isSame ? [{ path, keyword: 'samePlace', params: {} }] : []
}

/** A transfer names a place on each side, what a bank takes or gives on one of them. */
const sideMistakes = (next: Draft): ErrorIn<Draft>[] => {
  if (next.kind !== 'charge')
    return [
      ...moneyAccountMistakes(from(next), ['fromSafe', 'fromAccount']),
      ...moneyAccountMistakes(to(next), ['toSafe', 'toAccount']),
      ...same(next),
    ]
  const named = [next.fromSafe, next.fromAccount, next.toSafe, next.toAccount].filter((id) => id !== null && id !== undefined)
  return named.length === 1 ? [] : [{ path: 'fromAccount', keyword: 'oneSide', params: {} }]
}

const refuseReceived = (keyword: 'receivedNeeded' | 'receivedSame', currency: string): never => {
  throw invalid<Draft>('received', keyword, { currency })
}

/** Each side is in the currency of its place; a safe deposit without one takes the other side's. What arrives in another currency is said. */
async function withCurrencies(context: WriteContext<EntityOf<'moneyTransfers'>>): Promise<Draft> {
  const { next } = context
  const [source, target] = [await moneyAccountOf(context, from(next)), await moneyAccountOf(context, to(next))]
  const currency = source?.currency ?? target?.currency ?? (await firmDefaults(context)).currency
  const receivedCurrency = target?.currency ?? currency
  const received = next.received ?? null
  if (receivedCurrency !== currency)
    return received === null ? refuseReceived('receivedNeeded', receivedCurrency) : withValues(next, { currency, receivedCurrency })
  if (received !== null && hundredths(received) !== hundredths(next.amount)) refuseReceived('receivedSame', currency)
  return withValues(next, { currency, received: null, receivedCurrency: null })
}

const reverse = namedAction(paymentCalls.reverseTransfer, {
  changes({ reversalOf }) {
    if (reversalOf !== null) throw new AppError(409, 'alreadyReversed')
    return {}
  },
  async effect(context) {
    const { next: transfer, body, trx, records, repository, subject, alsoWritten } = context
    const again = await repository.of('moneyTransfers').findOne(trx, { reversalOf: transfer.id })
    if (again) throw new AppError(409, 'alreadyReversed')
    const { firm, kind, amount, received, fromSafe, fromAccount, toSafe, toAccount } = transfer
    const date = await followingDay(context, body.date, transfer.date)
    const back = { fromSafe: toSafe, fromAccount: toAccount, toSafe: fromSafe, toAccount: fromAccount }
    const entity = entityOf(records, 'moneyTransfers')
    const amounts = { amount: received ?? amount, received: received === null ? null : amount }
    const draft = { id: v7(), firm, kind, date, ...amounts, ...back, notes: body.reason ?? null, reversalOf: transfer.id }
    const record = await insertRecord(records, trx, entity, subject, draft, { alsoWritten })
    alsoWritten.push({ entity, record, deleted: false })
  },
})

/** One record moves money out of one place and into another, or books what a bank takes or gives; it is cancelled by the way back. */
export const rules: RulesFor<'moneyTransfers'> = {
  validate: sideMistakes,
  lock: ({ number }) => (number ? { code: 'transferPosted' } : undefined),
  async beforeSave(context) {
    if (context.before) return context.next
    const next = await withCurrencies(context)
    return withValues(next, { number: await nextDocumentNumber({ ...context, next }, 'moneyTransfers', 'moneyTransfer') })
  },
  ...onPostingDay,
  actions: [reverse],
}
