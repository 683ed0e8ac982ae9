import { formatDecimal, isDecimal, parseDecimal } from '../../../model/values/decimal.ts'
import type { EntityRules } from '../../records/rules.ts'
import { fieldValue, isValues } from '../../records/values.ts'

const SCALE = 2
const WHOLE = parseDecimal('100', SCALE)

const shareOf = (row: unknown): bigint => {
  const share = isValues(row) ? fieldValue(row, 'share') : null
  return typeof share === 'string' && isDecimal(share, SCALE) ? parseDecimal(share, SCALE) : 0n
}

/** Instalments pay the whole, no more and no less. */
export const rules: EntityRules = {
  judge(next) {
    const rows = fieldValue(next, 'installments')
    if (!Array.isArray(rows) || rows.length === 0) return []
    const sum = rows.reduce<bigint>((total, row) => total + shareOf(row), 0n)
    return sum === WHOLE ? [] : [{ path: 'installments', keyword: 'shareSum', params: { sum: formatDecimal(sum, SCALE) } }]
  },
}
