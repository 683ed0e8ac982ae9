import { incrementMistake } from '../../../domain/auction/increments.ts'
import type { RulesFor } from '../../records/rules.ts'
import { incrementsOf } from './bidding/increments.ts'

/** A table has a row for every price, and steps that do not fall (`PRODUCT.md A3`). */
export const rules: RulesFor<'bidIncrements'> = {
  validate(next) {
    if (!next.steps?.length) return []
    const mistake = incrementMistake(incrementsOf(next))
    return mistake === undefined ? [] : [{ path: 'steps', keyword: mistake === 'step' ? 'step' : 'order', params: {} }]
  },
}
