import type { EntityMap } from '../../model/entityMap.ts'
import { addDays, monthStart } from '../../model/values/days.ts'
import { hundredths, moneyText, percentOf } from '../money/hundredths.ts'

export type CommissionRule = Pick<EntityMap['commissionRules'], 'percentage' | 'basis' | 'validFrom' | 'validUntil'>

/** The rule of a day: `2026-03-01`. */
export const ruleOn = <R extends CommissionRule>(rules: readonly R[], day: string): R | undefined =>
  rules.find(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil))

/** An invoice or a credit note (below zero) of a salesman, in the firm's currency. */
export interface SoldDocument {
  readonly invoice: string
  readonly date: string
  readonly net: string
  readonly profit: string
  /** The day whose rule counts: for a credit note that of its invoice. */
  readonly ruleDay: string
}

/** A line of a statement: decimal text, in the firm's currency. */
export interface CommissionLine extends Pick<SoldDocument, 'invoice' | 'date' | 'net' | 'profit'> {
  readonly correction: boolean
  readonly basis: CommissionRule['basis']
  readonly percentage: string
  readonly commission: string
}

/** The line of a document; undefined without a rule on its day. */
export function commissionLine(
  { ruleDay, ...sold }: SoldDocument,
  rules: readonly CommissionRule[],
  correction: boolean,
): CommissionLine | undefined {
  const rule = ruleOn(rules, ruleDay)
  if (!rule) return undefined
  const base = hundredths(rule.basis === 'profit' ? sold.profit : sold.net)
  const { basis, percentage } = rule
  return { ...sold, correction, basis, percentage, commission: moneyText(percentOf(base, percentage)) }
}

/** Commission of a document in posted statements, including corrections. */
export type PostedCommission = Pick<CommissionLine, 'basis' | 'percentage' | 'net' | 'profit' | 'commission'>

const added = <Line extends PostedCommission>(one: Line, other: Line): Line => {
  const sum = (of: 'net' | 'profit' | 'commission') => moneyText(hundredths(one[of]) + hundredths(other[of]))
  return { ...one, net: sum('net'), profit: sum('profit'), commission: sum('commission') }
}

/** Sums of posted lines by document. The percentage of its first line stays when the rules change. */
export const postedByDocument = (
  lines: readonly (PostedCommission & { readonly invoice: string })[],
): ReadonlyMap<string, PostedCommission> =>
  new Map([...Map.groupBy(lines, ({ invoice }) => invoice)].map(([invoice, own]) => [invoice, own.reduce(added)]))

/** The correction of a posted document: what it earns now, less what was paid for it. Undefined for none. */
export function correctionOf({ ruleDay: _, ...sold }: SoldDocument, paid: PostedCommission): CommissionLine | undefined {
  const { basis, percentage } = paid
  const commission = percentOf(hundredths(basis === 'profit' ? sold.profit : sold.net), percentage) - hundredths(paid.commission)
  if (commission === 0n) return undefined
  const more = (of: 'net' | 'profit') => moneyText(hundredths(sold[of]) - hundredths(paid[of]))
  return { ...sold, correction: true, basis, percentage, net: more('net'), profit: more('profit'), commission: moneyText(commission) }
}

/** First and last day of a month: `2026-03-01`. */
export const monthDays = (month: string): { readonly from: string; readonly to: string } => ({
  from: month,
  to: addDays(monthStart(month, 1), -1),
})
