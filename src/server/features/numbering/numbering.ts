import {
  chooseTemplate,
  DEFAULT_PATTERN,
  type NumberingTemplate,
  parsePattern,
  renderNumber,
  type SCOPE,
  serialKey,
} from '../../../domain/numbering.ts'
import { entityOf, namedEntity } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, type StoredRecord, type Values } from '../../records/values.ts'
import { nextSerial, type SerialKey, skipTo } from '../../records/write/serials.ts'
import { firmOf, sharedWith } from '../firms/firmScope.ts'

/** What is numbered: the kind of slip that templates name, and the field that holds the number. */
export interface Numbered {
  readonly trcode: string
  readonly field: string
}

type Writing = RuleContext & { readonly next: Values }

const isBlank = (record: Values | undefined, field: string): boolean => (fieldValue(record, field) ?? '') === ''

const MOST_TEMPLATES = 1000

/** A record of `numberingTemplates` as the domain knows it. */
export const asTemplate = (record: StoredRecord | Values): NumberingTemplate => record as unknown as NumberingTemplate

/** Templates of one kind of slip, those of a scope of firms. */
export async function templatesFor({ trx, repository, model }: RuleContext, trcode: string, scope: Values): Promise<NumberingTemplate[]> {
  const filter = [{ path: 'trcode', operator: 'eq', value: trcode }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(trx, entityOf({ model }, 'numberingTemplates'), {
    ...{ filter, sort, scope, offset: 0, limit: MOST_TEMPLATES },
  })
  return rows.map(asTemplate)
}

const known = (record: Values | undefined, name: string): Partial<Record<string, string | number>> => {
  const value = fieldValue(record, name)
  return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {}
}

/** What templates may be limited to, as it is here: the user, where they work, the slip's warehouse and the firm that it belongs to. */
async function scopeOf(
  { trx, repository, model, subject }: RuleContext,
  next: Values,
): Promise<Partial<Record<(typeof SCOPE)[number], string | number>>> {
  const one = async (entity: string, id: string): Promise<Values | undefined> =>
    id === '' ? undefined : (await repository.getMany(trx, namedEntity({ model }, entity), [id]))[0]
  const user = await one('users', subject.id)
  const warehouseId = String(fieldValue(next, 'warehouse') ?? '')
  const { number: firmNumber } = known(await one('firms', firmOf(next)), 'number')
  return {
    userId: subject.id,
    ...known(user, 'userGroup'),
    ...known(user, 'division'),
    ...known(user, 'department'),
    ...(warehouseId === '' ? {} : { warehouseId }),
    ...(firmNumber === undefined ? {} : { firmNumber }),
  }
}

interface Pattern {
  readonly text: string
  readonly key: SerialKey
  /** The number for a serial, or undefined when the pattern has no room for it. */
  readonly render: (serial: number) => string | undefined
}

const exhausted = (pattern: string) => new AppError(409, 'serialExhausted', { params: { pattern } })

async function patternFor(context: Writing, { trcode }: Numbered): Promise<Pattern> {
  const { next, subject } = context
  const date = String(fieldValue(next, 'date') ?? context.records.clock().toISOString().slice(0, 10))
  const firm = firmOf(next)
  const templates = await templatesFor(context, trcode, sharedWith(firm))
  const scope = templates.length > 0 ? await scopeOf(context, next) : {}
  const wanted = { trcode, date, userRoles: subject.roles, scope }
  const own = templates.filter((template) => firmOf(template as unknown as Values) === firm)
  const template = chooseTemplate(own, wanted) ?? chooseTemplate(templates, wanted)
  const text = template?.value ?? DEFAULT_PATTERN
  const parsed = parsePattern(text)
  if ('mistake' in parsed) throw exhausted(text)
  const key = { firm, templateId: template?.id ?? `default ${trcode}`, prefix: serialKey(parsed.parts, date) }
  return { text, key, render: (serial) => renderNumber(parsed.parts, date, serial) }
}

/** Numbers looked for at a time, after the first, among those that somebody has given by hand. */
const RUN = 100

async function taken({ trx, repository, entity, next }: Writing, field: string, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const filter = [{ path: field, operator: 'in', value: numbers }] as const
  const page = { filter, sort: { field: 'id', order: 'ASC' }, scope: { firm: firmOf(next) }, offset: 0, limit: numbers.length } as const
  const { rows } = await repository.list(trx, entity, page)
  return new Set(rows.map((row) => String(row[field])))
}

/** First serial from `from` on whose number is free, with that number. */
async function freeNumber(context: Writing, field: string, { text, render }: Pattern, from: number): Promise<readonly [number, string]> {
  for (let start = from, run = 1; ; start += run, run = RUN) {
    const serials = Array.from({ length: run }, (_, index) => start + index)
    const offers = serials.flatMap((serial) => {
      const number = render(serial)
      return number === undefined ? [] : [[serial, number] as const]
    })
    if (offers.length === 0) throw exhausted(text)
    const gone = await taken(
      context,
      field,
      offers.map(([, number]) => number),
    )
    const free = offers.find(([, number]) => !gone.has(number))
    if (free) return free
  }
}

/**
 * Gives a new slip without a number the next one of its template (`PRODUCT.md E13`), passing over numbers that somebody gave by hand. Throws
 * `AppError` 409 `serialExhausted`, and 422 `required` where an edit would take the number away.
 */
export async function numbered(context: Writing, what: Numbered): Promise<Values> {
  const { trx, next, before, records } = context
  if (!isBlank(next, what.field)) return next
  if (before) throw new AppError(422, 'validation', { fields: [{ path: what.field, keyword: 'required', params: {} }] })
  const pattern = await patternFor(context, what)
  const given = await nextSerial(trx, pattern.key, records.clock)
  const [serial, number] = await freeNumber(context, what.field, pattern, given)
  if (serial !== given) await skipTo(trx, pattern.key, serial)
  return { ...next, [what.field]: number }
}
