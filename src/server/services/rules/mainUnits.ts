import { subUnitMistakes } from '../../../domain/units.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules } from '../rules.ts'
import { fieldValue, isValues } from '../values.ts'

const KEYWORDS = { notPositive: 'formatExclusiveMinimum', noMain: 'unique', severalMains: 'unique', mainFactor: 'unique' } as const

/** Exactly one main sub-unit, with both factors 1, and factors above zero (`PRODUCT.md E12`). */
export const rules: EntityRules = {
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
