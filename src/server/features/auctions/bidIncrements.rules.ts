import { incrementMistake } from '../../../domain/auction/increments.ts'
import type { RulesFor } from '../../records/rules.ts'
import { incrementsOf } from './bidding/increments.ts'

/** A table covers every price, and its steps never decrease (`PRODUCT.md A3`). */
export const rules: RulesFor<'bidIncrements'> = {
  validate(next) {
    if (!next.steps?.length) return []
    const mistake = incrementMistake(incrementsOf(next))
    return mistake === undefined ? [] : [{ path: 'steps', keyword: mistake === 'step' ? 'step' : 'order', params: {} }]
  },
}
