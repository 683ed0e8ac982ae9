import { subUnitMistakes } from '../../../domain/units.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { EntityRules } from '../rules.ts'
import { fieldValue, isValues, type Values } from '../values.ts'

const KEYWORDS = { notPositive: 'formatExclusiveMinimum', noMain: 'unique', severalMains: 'unique', mainFactor: 'unique' } as const

/** Later sub-units with a code that an earlier one has. */
function repeatedCodes(next: Values): FieldError[] {
  const rows = fieldValue(next, 'subUnits')
  const codes = (Array.isArray(rows) ? rows : []).map((row) =>
    isValues(row) && typeof row.code === 'string' ? row.code.trim().toUpperCase() : '',
  )
  return codes.flatMap((code, index) =>
    code !== '' && codes.indexOf(code) < index ? [{ path: `subUnits.${index}.code`, keyword: 'unique', params: {} }] : [],
  )
}

/** Exactly one main sub-unit, with both factors 1, factors above zero, and each code once (`PRODUCT.md E12`). */
export const rules: EntityRules = {
  judge: repeatedCodes,
  async beforeWrite({ next }) {
    if (!next) return
    const rows = fieldValue(next, 'subUnits')
    const units = (Array.isArray(rows) ? rows : []).filter(isValues).map(({ factor1, factor2, isMain }) => ({
      factor1: String(factor1),
      factor2: String(factor2),
      isMain: isMain === true,
    }))
    const fields = subUnitMistakes(units).map(({ index, field, code }) => ({
      path: `subUnits.${index}.${code === 'mainFactor' ? 'isMain' : field}`,
      keyword: KEYWORDS[code],
      params: { limit: '0', reason: code },
    }))
    if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  },
}
