import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { printingCalls } from '../../../domain/printing/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { formatMoney } from '../../../model/values/numberText.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText, oneLine } from '../../auth/mail/mailText.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { firmDay } from '../firms/firmDay.ts'
import { customerAgeing } from '../payments/ageingOf.ts'
import { findPrinted, SHARED_DAYS, type SharingContext } from './shareDocument.ts'

type Customer = EntityMap['customers']
type ReminderOutcome = AnswerOf<typeof printingCalls.remind>[number]['outcome']

/** Overdue amounts by currency, formatted for the reader. */
async function overdue({ records }: SharingContext, subject: Subject, customer: string, day: string, locale: string): Promise<string> {
  const caller = { context: records, subject, now: records.clock() }
  const rows = await customerAgeing(records.db.read, caller, { account: 'receivable', day, customer })
  const due = rows.flatMap(({ currency, days30, days60, days90, over90 }) => {
    const sum = [days30, days60, days90, over90].reduce((all, amount) => all + hundredths(amount), 0n)
    return sum > 0n ? [formatMoney(moneyText(sum), currency, locale)] : []
  })
  return due.join(', ')
}

/** Stores the day under the customer's lock; false if it was stored before, so only one of several concurrent calls continues. */
const markReminded = (
  { records }: SharingContext,
  subject: Subject,
  { id }: Customer,
  day: string | null,
  unless: string | null,
): Promise<boolean> =>
  records.db.write(async (trx) => {
    const customers = records.repository.of('customers')
    await customers.lock(trx, id)
    const before = await customers.get(trx, id)
    if (!before || before.remindedOn === unless) return false
    const after = await customers.update(trx, before, { remindedOn: day })
    await recordWritten(records, trx, { entity: entityOf(records, 'customers'), subject, action: 'remind', before, after })
    return true
  })

async function remindOne(context: SharingContext, mailer: Mailer, subject: Subject, id: string): Promise<ReminderOutcome> {
  const { records } = context
  const { kind, customer, locale } = await findPrinted(context, subject, { entity: 'customers', id }, 'export')
  if (!customer) return 'notAllowed'
  if (!customer.email) return 'noAddress'
  const day = await firmDay({ records, repository: records.repository, trx: records.db.read }, customer.firm)
  const amounts = await overdue(context, subject, id, day, locale)
  if (amounts === '') return 'notOverdue'
  if (!(await markReminded(context, subject, customer, day, day))) return 'alreadyToday'
  const firm = await records.repository.of('firms').get(records.db.read, customer.firm)
  const { token } = context.links.sign({ entity: 'customers', id, locale }, kind.stateOf(customer), SHARED_DAYS * 24 * 60 * 60)
  const params = {
    ...{ name: customer.fullName ?? customer.firstName, firm: oneLine(firm?.name ?? ''), amounts, days: String(SHARED_DAYS) },
    address: `${context.publicUrl}/api/documents/${token}`,
  }
  const outcome = await mailer.send(await mailText('reminder', { to: customer.email, locale }, params))
  if (outcome === 'failed') await markReminded(context, subject, customer, customer.remindedOn, null)
  return outcome
}

/** Mails each customer a reminder of overdue amounts, at most once a day, with a link to the statement (`PRODUCT.md E18`). Returns a result for each. */
export async function remind(
  context: SharingContext,
  mailer: Mailer,
  subject: Subject,
  ids: readonly string[],
): Promise<AnswerOf<typeof printingCalls.remind>> {
  const answers: { readonly customer: string; readonly outcome: ReminderOutcome }[] = []
  for (const customer of new Set(ids)) {
    try {
      answers.push({ customer, outcome: await remindOne(context, mailer, subject, customer) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answers.push({ customer, outcome: 'notAllowed' })
    }
  }
  return answers
}
