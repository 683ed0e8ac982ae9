import { feeMistake } from '../../../domain/deals/fees.ts'
import type { RulesFor } from '../../records/rules.ts'
import { feesOf } from './fees.ts'

/** A table covers every price (`PRODUCT.md A14`). */
export const rules: RulesFor<'feeTables'> = {
  validate(next) {
    if (!next.steps?.length) return []
    return feeMistake(feesOf(next).steps) === undefined ? [] : [{ path: 'steps', keyword: 'order', params: {} }]
  },
}
