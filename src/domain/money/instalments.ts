import type { EntityMap } from '../../model/entityMap.ts'
import { parseDecimal } from '../../model/values/decimal.ts'
import { allocate } from '../allocate.ts'
import { addDays } from './days.ts'
import { hundredths, moneyText } from './hundredths.ts'

type Part = Pick<EntityMap['paymentPlans']['installments'][number], 'days' | 'share'>

/** What is due on a day. */
export interface Instalment {
  readonly date: string
  readonly amount: string
}

const SHARE_SCALE = 2

/**
 * When an amount falls due by a payment plan (`PRODUCT.md E18`): the days count from the document's day, and the shares sum to the amount by
 * largest remainder. Without a plan it is due at once; of nothing, nothing is due.
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
