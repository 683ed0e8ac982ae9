import { subUnitMistakes } from '../../../domain/units.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { countUnitUse } from './unitUse.ts'

const KEYWORDS = { notPositive: 'formatExclusiveMinimum', noMain: 'unique', severalMains: 'unique', mainFactor: 'unique' } as const

type Draft = DraftMap['mainUnits']

const unitsOf = ({ subUnits }: Draft) => subUnits ?? []

/** Errors of sub-units that repeat the code of an earlier one. */
function repeatedCodes(next: Draft): ErrorIn<Draft>[] {
  const codes = unitsOf(next).map(({ code }) => (code ?? '').trim().toUpperCase())
  return codes.flatMap((code, index) =>
    code !== '' && codes.indexOf(code) < index ? [{ path: `subUnits.${index}.code`, keyword: 'unique', params: {} }] : [],
  )
}

function refuseMistakes(next: Draft): void {
  const units = unitsOf(next).map(({ factor1, factor2, isMain }) => ({
    factor1: factor1 ?? '',
    factor2: factor2 ?? '',
    isMain: isMain === true,
  }))
  const fields = subUnitMistakes(units).map(
    ({ index, field, code }): ErrorIn<Draft> => ({
      path: `subUnits.${index}.${code === 'mainFactor' ? 'isMain' : field}`,
      keyword: KEYWORDS[code],
      params: { limit: '0', reason: code },
    }),
  )
  refuseErrors<Draft>(fields)
}

/** Fields that define the quantities of a sub-unit. */
const MEANING = ['factor1', 'factor2', 'isMain'] as const

/** Refuses to change factors, main unit and codes once slips or movements use them (`PRODUCT.md E17`). */
async function refuseInUse(
  { records, trx }: RuleContext<EntityOf<'mainUnits'>>,
  before: EntityMap['mainUnits'],
  next: Draft,
): Promise<void> {
  const fields: ErrorIn<Draft>[] = []
  for (const unit of before.subUnits) {
    const index = unitsOf(next).findIndex(({ code }) => code === unit.code)
    const changed = MEANING.find((name) => !same(unitsOf(next)[index]?.[name], unit[name]))
    if (changed === undefined) continue
    const count = await countUnitUse(records, trx, before.id, { codes: [unit.code], whole: unit.isMain === true })
    const path = index < 0 ? 'subUnits' : (`subUnits.${index}.${changed}` as const)
    if (count > 0) fields.push({ path, keyword: 'inUse', params: { count } })
  }
  refuseErrors<Draft>(fields)
}

/** Rules of units: exactly one main sub-unit with both factors 1, positive factors, unique codes (`PRODUCT.md E12`). */
export const rules: RulesFor<'mainUnits'> = {
  validate: repeatedCodes,
  async beforeWrite(context) {
    const { before, next } = context
    if (!next) return
    refuseMistakes(next)
    if (before) await refuseInUse(context, before, next)
  },
}
