import type { EntityMap } from '../../model/entityMap.ts'
import { addDays } from '../../model/values/days.ts'
import { parseDecimal } from '../../model/values/decimal.ts'
import { allocate } from '../allocate.ts'
import { hundredths, moneyText } from './hundredths.ts'

type Part = Pick<EntityMap['paymentPlans']['installments'][number], 'days' | 'share'>

/** An amount with its due date. */
export interface Instalment {
  readonly date: string
  readonly amount: string
}

const SHARE_SCALE = 2

/**
 * Splits an amount by a payment plan (`PRODUCT.md E18`): days count from the document's date; the parts sum to the amount by largest remainder.
 * Without a plan all is due immediately; an amount of zero has no instalments.
 */
export function instalmentsOf(total: string, date: string, plan: readonly Part[] = []): readonly Instalment[] {
  const amount = hundredths(total)
  if (amount === 0n) return []
  if (plan.length === 0) return [{ date, amount: moneyText(amount) }]
  const parts = plan.toSorted((one, other) => one.days - other.days)
  const shares = allocate(
    amount,
    parts.map(({ share }) => parseDecimal(share, SHARE_SCALE)),
  )
  return parts.flatMap(({ days }, index) => {
    const share = shares[index] ?? 0n
    return share === 0n ? [] : [{ date: addDays(date, days), amount: moneyText(share) }]
  })
}
