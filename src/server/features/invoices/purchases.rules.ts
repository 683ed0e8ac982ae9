import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import { type Instalment, instalmentsOf } from '../../../domain/money/instalments.ts'
import { purchaseLine } from '../../../domain/money/purchaseLine.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import type { ErrorIn } from '../../../model/errors.ts'
import type { RecordLock } from '../../../model/records/recordLock.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { isDecimal } from '../../../model/values/decimal.ts'
import type { RuleContext, RulesFor, WriteContext } from '../../records/rules.ts'
import { fieldValue, same } from '../../records/values.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { refuseClosed, requirePostingDay } from '../firms/postingDay.ts'

type Draft = DraftMap['purchases']

const isMoney = (amount: string | null | undefined): boolean => isDecimal(amount ?? '0', 2)

/** Errors if the lines do not sum to the totals on the paper; they name the sum, so that either can be corrected. */
function lineMistakes({ lines, netTotal, totalVat }: Draft): ErrorIn<Draft>[] {
  if (!lines || lines.length === 0) return []
  if (![netTotal, totalVat, ...lines.flatMap(({ total, vatAmount }) => [total, vatAmount])].every(isMoney)) return []
  const [total, vat] = [sumOf(lines, (line) => hundredths(line.total)), sumOf(lines, (line) => hundredths(line.vatAmount))]
  const differs = (path: 'netTotal' | 'totalVat', amount: bigint): ErrorIn<Draft>[] => [
    { path, keyword: 'linesSum', params: { sum: moneyText(amount) } },
  ]
  return [
    ...(total === hundredths(netTotal) ? [] : differs('netTotal', total)),
    ...(totalVat === null || totalVat === undefined || vat === hundredths(totalVat) ? [] : differs('totalVat', vat)),
  ]
}

const vatMistakes = ({ netTotal, totalVat }: Draft): ErrorIn<Draft>[] =>
  isMoney(netTotal) && isMoney(totalVat) && hundredths(totalVat) > hundredths(netTotal)
    ? [{ path: 'totalVat', keyword: 'formatMaximum', params: { limit: netTotal ?? '0' } }]
    : []

/** Locks settled invoices until the payments are reversed; the scanned paper and notes stay open. */
const lock = ({ settledAmount }: Draft): RecordLock | undefined =>
  hundredths(settledAmount) === 0n ? undefined : { code: 'purchaseSettled', open: ['document', 'notes'] }

type Instalments = NonNullable<Draft['instalments']>

/** The new due dates, or the existing rows if they are equal. */
const keptWhereAlike = (rows: Instalments | null | undefined, due: readonly Instalment[]): Instalments =>
  rows?.length === due.length && due.every(({ date, amount }, index) => rows[index]?.date === date && rows[index]?.amount === amount)
    ? rows
    : due

/** Fills in the firm's currency, and due dates by the payment plan. */
async function completed(context: WriteContext<EntityOf<'purchases'>>): Promise<Draft> {
  const { next, trx, repository } = context
  const currency = next.currency ?? (await firmDefaults(context)).currency
  const plan = next.paymentPlan ? await repository.of('paymentPlans').get(trx, next.paymentPlan) : undefined
  const [date, total] = [next.date ?? '', next.netTotal ?? '0']
  if (!isMoney(total) || hundredths(next.settledAmount) !== 0n) return withValues(next, { currency })
  const instalments = instalmentsOf(total, date, next.kind === 'creditNote' ? [] : plan?.installments)
  const settlement = instalments.length === 0 ? ('settled' as const) : ('open' as const)
  return withValues(next, {
    currency,
    instalments: keptWhereAlike(next.instalments, instalments),
    dueDate: instalments.at(-1)?.date ?? date,
    settlement,
  })
}

const OPEN: ReadonlySet<string> = new Set(['document', 'notes'])

/** Refuses changes in a closed period, except of the scanned paper and notes. */
async function refuseInClosed(context: RuleContext<EntityOf<'purchases'>>): Promise<void> {
  const { entity, before, next } = context
  const changed =
    !before || !next || entity.fields.some(({ name }) => !OPEN.has(name) && !same(fieldValue(before, name), fieldValue(next, name)))
  if (!changed) return
  if (before) await refuseClosed(context, before.date)
  if (next?.date) await (next.date === before?.date ? refuseClosed : requirePostingDay)(context, next.date)
}

/** Received invoices: amounts come from the paper; lines and instalments must match. */
export const rules: RulesFor<'purchases'> = {
  derive: (next) => (next.lines ? withValues(next, { lines: next.lines.map(purchaseLine) }) : next),
  validate: (next) => [...lineMistakes(next), ...vatMistakes(next)],
  lock,
  beforeSave: completed,
  beforeWrite: refuseInClosed,
}
