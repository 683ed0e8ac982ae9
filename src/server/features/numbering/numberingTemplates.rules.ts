import { overlaps, parsePattern } from '../../../domain/numbering.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, type Values } from '../../records/values.ts'
import { takeTurn } from '../../records/write/serials.ts'
import { firmOf } from '../firms/firmScope.ts'
import { asTemplate, templatesFor } from './numbering.ts'

const KEYWORDS = { unknownToken: 'unknownToken', manySerials: 'manySerials', noSerial: 'noTemplateToken', tooLong: 'maxLength' } as const

function patternMistakes(next: Values): FieldError[] {
  const value = fieldValue(next, 'value')
  const parsed = typeof value === 'string' ? parsePattern(value) : { parts: [] }
  if (!('mistake' in parsed)) return []
  const { code, params } = parsed.mistake
  return [{ path: 'value', keyword: KEYWORDS[code], params }]
}

function dateMistakes(next: Values): FieldError[] {
  const [start, end] = [fieldValue(next, 'startDate'), fieldValue(next, 'endDate')]
  return typeof start === 'string' && typeof end === 'string' && end < start
    ? [{ path: 'endDate', keyword: 'endBeforeStart', params: { limit: start } }]
    : []
}

/** Two that are saved at the same time are compared one after the other. */
async function refuseOverlap(context: RuleContext, next: Values): Promise<void> {
  const template = asTemplate(next)
  const firm = firmOf(next)
  await takeTurn(context.trx, `numberingTemplates ${template.trcode} ${firm}`, context.records.clock)
  const others = (await templatesFor(context, template.trcode, { firm })).filter(({ id }) => id !== template.id)
  const other = others.find((one) => overlaps(one, template))
  if (other)
    throw new AppError(422, 'validation', { fields: [{ path: 'priority', keyword: 'templateOverlap', params: { value: other.value } }] })
}

/** Patterns that can make numbers, days in order, and never two templates of equal rank on one day (`PRODUCT.md E13`). */
export const rules: EntityRules = {
  judge: (next) => [...patternMistakes(next), ...dateMistakes(next)],
  async beforeWrite(context) {
    if (context.next) await refuseOverlap(context, context.next)
  },
}
