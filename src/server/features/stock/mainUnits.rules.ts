import { subUnitMistakes } from '../../../domain/units.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, isValues, type StoredRecord, same, type Values } from '../../records/values.ts'
import { countUnitUse } from './unitUse.ts'

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

const unitsOf = (record: Values | undefined): readonly Values[] => {
  const rows = fieldValue(record, 'subUnits')
  return Array.isArray(rows) ? rows.filter(isValues) : []
}

function refuseMistakes(next: Values): void {
  const units = unitsOf(next).map(({ factor1, factor2, isMain }) => ({
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
}

/** What a sub-unit's quantities mean, by its code. */
const MEANING = ['factor1', 'factor2', 'isMain'] as const

/** Factors, main unit and codes stay as they are once slips or movements use them (`PRODUCT.md E17`). */
async function refuseInUse({ records, trx }: RuleContext, before: StoredRecord, next: Values): Promise<void> {
  const fields: FieldError[] = []
  for (const unit of unitsOf(before)) {
    const index = unitsOf(next).findIndex(({ code }) => code === unit.code)
    const changed = MEANING.filter((name) => !same(unitsOf(next)[index]?.[name], unit[name]))
    if (changed.length === 0) continue
    const count = await countUnitUse(records, trx, before.id, { codes: [String(unit.code)], whole: unit.isMain === true })
    const path = index < 0 ? 'subUnits' : `subUnits.${index}.${changed[0]}`
    if (count > 0) fields.push({ path, keyword: 'inUse', params: { count } })
  }
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

/** Exactly one main sub-unit, with both factors 1, factors above zero, and each code once (`PRODUCT.md E12`). */
export const rules: EntityRules = {
  judge: repeatedCodes,
  async beforeWrite(context) {
    const { before, next } = context
    if (!next) return
    refuseMistakes(next)
    if (before) await refuseInUse(context, before, next)
  },
}
