import { isDecimal, parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { RulesFor } from '../../records/rules.ts'

const SCALE = 2
const WHOLE = parseDecimal('100', SCALE)

const shareOf = (share: string): bigint => (isDecimal(share, SCALE) ? parseDecimal(share, SCALE) : 0n)

/** The shares of a plan's instalments must sum to 100 %. */
export const rules: RulesFor<'paymentPlans'> = {
  validate({ installments }) {
    if (!installments || installments.length === 0) return []
    const sum = installments.reduce((total, { share }) => total + shareOf(share ?? ''), 0n)
    return sum === WHOLE ? [] : [{ path: 'installments', keyword: 'shareSum', params: { sum: stringifyDecimal(sum, SCALE) } }]
  },
}
