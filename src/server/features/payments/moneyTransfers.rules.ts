import { v7 } from 'uuid'
import { laterDay } from '../../../domain/money/days.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { namedAction, type RulesFor, type Writing } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { refuseClosed } from '../firms/closedPeriod.ts'
import { firmDay } from '../firms/firmDay.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { numberOf } from './numbered.ts'
import { currencyMistakes, placeMistakes, placeOf } from './place.ts'

type Draft = DraftMap['moneyTransfers']

const from = ({ fromSafe = null, fromAccount = null }: Draft) => ({ safeDeposit: fromSafe, bankAccount: fromAccount })
const to = ({ toSafe = null, toAccount = null }: Draft) => ({ safeDeposit: toSafe, bankAccount: toAccount })

const same = (draft: Draft): FieldError[] => {
  const [one, other] = [from(draft), to(draft)]
  const path = other.safeDeposit === null ? 'toAccount' : 'toSafe'
  const isSame =
    (one.safeDeposit ?? one.bankAccount) !== null && one.safeDeposit === other.safeDeposit && one.bankAccount === other.bankAccount
  return isSame ? [{ path, keyword: 'samePlace', params: {} }] : []
}

/** Both places have the transfer's currency; a safe deposit without one takes any. */
async function withCurrency(context: Writing<EntityOf<'moneyTransfers'>>): Promise<string> {
  const { next } = context
  const [source, target] = [await placeOf(context, from(next)), await placeOf(context, to(next))]
  const currency = source?.currency ?? target?.currency ?? (await firmDefaults(context)).currency
  const fields = currencyMistakes(target, currency, to(next).safeDeposit === null ? 'toAccount' : 'toSafe')
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  return currency
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
    const { firm, amount, fromSafe, fromAccount, toSafe, toAccount } = transfer
    const date = laterDay(body.date ?? (await firmDay(context, firm)), transfer.date)
    const back = { fromSafe: toSafe, fromAccount: toAccount, toSafe: fromSafe, toAccount: fromAccount }
    const entity = entityOf(records, 'moneyTransfers')
    const draft = { id: v7(), firm, date, amount, ...back, notes: body.reason ?? null, reversalOf: transfer.id }
    const record = await insertRecord(records, trx, entity, subject, draft, { alsoWritten })
    alsoWritten.push({ entity, record, deleted: false })
  },
})

/** One record moves money out of one place and into another, in one currency; it is cancelled by the way back. */
export const rules: RulesFor<'moneyTransfers'> = {
  validate: (next) => [
    ...placeMistakes(from(next), ['fromSafe', 'fromAccount']),
    ...placeMistakes(to(next), ['toSafe', 'toAccount']),
    ...same(next),
  ],
  lock: ({ number }) => (number ? { code: 'transferPosted' } : undefined),
  async beforeSave(context) {
    if (context.before) return context.next
    const next = { ...context.next, currency: await withCurrency(context) }
    return { ...next, number: await numberOf({ ...context, next }, 'moneyTransfers', 'moneyTransfer') }
  },
  async beforeWrite(context) {
    if (!context.before && context.next?.date) await refuseClosed(context, context.next.date)
  },
  actions: [reverse],
}
