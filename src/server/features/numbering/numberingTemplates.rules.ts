import { type NumberingTemplate, overlaps, parsePattern } from '../../../domain/numbering.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { type ErrorIn, invalid } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { firmOf } from '../firms/firmScope.ts'
import { acquireLock } from '../firms/serials.sql.ts'
import { templatesFor } from './numbering.ts'

const KEYWORDS = { unknownToken: 'unknownToken', manySerials: 'manySerials', noSerial: 'noTemplateToken', tooLong: 'maxLength' } as const

type Draft = DraftMap['numberingTemplates']

function patternMistakes({ value }: Draft): ErrorIn<Draft>[] {
  const parsed = typeof value === 'string' ? parsePattern(value) : { parts: [] }
  if (!('mistake' in parsed)) return []
  const { code, params } = parsed.mistake
  return [{ path: 'value', keyword: KEYWORDS[code], params }]
}

const dateMistakes = ({ startDate, endDate }: Draft): ErrorIn<Draft>[] =>
  startDate && endDate && endDate < startDate ? [{ path: 'endDate', keyword: 'endBeforeStart', params: { limit: startDate } }] : []

/** The template for comparison; undefined if required values are missing. */
function templateOf({ trcode, value, startDate, endDate, priority = null, ...scope }: Draft): Omit<NumberingTemplate, 'id'> | undefined {
  return trcode && value && startDate && endDate ? { ...scope, trcode, value, startDate, endDate, priority } : undefined
}

/** Refuses overlapping templates of equal rank. Locks, so that concurrent saves are compared in sequence. */
async function refuseOverlap(context: RuleContext<EntityOf<'numberingTemplates'>>, next: Draft): Promise<void> {
  const template = templateOf(next)
  if (!template) return
  const firm = firmOf(next)
  await acquireLock(context.trx, `numberingTemplates ${template.trcode} ${firm}`, context.records.clock)
  const others = (await templatesFor(context, template.trcode, { firm })).filter(({ id }) => id !== context.before?.id)
  const other = others.find((one) => overlaps(one, template))
  if (other) throw invalid<Draft>('priority', 'templateOverlap', { value: other.value })
}

/** Checks patterns and dates, and that no two templates of equal rank apply on the same day (`PRODUCT.md E13`). */
export const rules: RulesFor<'numberingTemplates'> = {
  validate: (next) => [...patternMistakes(next), ...dateMistakes(next)],
  async beforeWrite(context) {
    if (context.next) await refuseOverlap(context, context.next)
  },
}
