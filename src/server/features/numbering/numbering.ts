import { chooseTemplate, DEFAULT_PATTERN, type NumberingCase, parsePattern, renderNumber, serialKey } from '../../../domain/numbering.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Values } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { RuleContext } from '../../records/rules.ts'
import { type FirmOwned, firmOf, sharedWith } from '../firms/firmScope.ts'
import { nextSerial, type SerialKey, skipTo } from '../firms/serials.sql.ts'

type Template = EntityMap['numberingTemplates']

/** How a kind of slip is numbered. */
export interface Numbered<R> {
  /** The kind of slip in templates. */
  readonly trcode: Template['trcode']
  /** The field of the number, and its current value. */
  readonly field: keyof R & string
  readonly given: string | null | undefined
  /** The numbers among these that slips of the firm already have. */
  readonly taken: (numbers: readonly string[]) => Promise<readonly (string | null)[]>
}

/** A slip that is being written. */
interface Slip extends FirmOwned {
  readonly date?: string | null
  readonly warehouse?: string | null
}

interface NumberingContext extends Pick<RuleContext, 'trx' | 'repository' | 'subject' | 'records'> {
  readonly before?: object
  readonly next: Slip
}

/** Templates of one kind of slip in a scope of firms. */
export const templatesFor = (
  { trx, repository }: Pick<RuleContext, 'trx' | 'repository'>,
  trcode: Template['trcode'],
  scope: ReturnType<typeof sharedWith>,
): Promise<Template[]> => repository.of('numberingTemplates').find(trx, { trcode }, { scope })

/** The values that templates may require: the user, their department and group, the slip's warehouse and firm. */
async function scopeOf({ trx, repository, subject, next }: NumberingContext, firmNumber: number | null): Promise<NumberingCase['scope']> {
  const user = subject.id === '' ? undefined : await repository.of('users').get(trx, subject.id)
  const { userGroup = null, division = null, department = null } = user ?? {}
  const warehouseId = next.warehouse ?? null
  return { userId: subject.id, userGroup, division, department, warehouseId, firmNumber }
}

interface Pattern {
  readonly text: string
  readonly key: SerialKey
  /** The number for a serial; undefined if the serial is too long for the pattern. */
  readonly render: (serial: number) => string | undefined
}

const exhausted = (pattern: string) => new AppError(409, 'serialExhausted', { params: { pattern } })

async function patternFor(context: NumberingContext, trcode: Template['trcode']): Promise<Pattern> {
  const { next, subject } = context
  const firm = firmOf(next)
  const record = await context.repository.of('firms').get(context.trx, firm)
  if (!record) throw invalid<Slip>('firm', 'reference')
  const date = next.date ?? dayIn(context.records.clock(), record.timeZone ?? 'UTC')
  const templates = await templatesFor(context, trcode, sharedWith(firm))
  const scope = templates.length > 0 ? await scopeOf(context, record.number) : {}
  const target = { trcode, date, userRoles: subject.roles, scope }
  const own = templates.filter((template) => template.firm === firm)
  const template = chooseTemplate(own, target) ?? chooseTemplate(templates, target)
  const text = template?.value ?? DEFAULT_PATTERN
  const parsed = parsePattern(text)
  if ('mistake' in parsed) throw exhausted(text)
  const key = { firm, templateId: template?.id ?? `default ${trcode}`, prefix: serialKey(parsed.parts, date) }
  return { text, key, render: (serial) => renderNumber(parsed.parts, date, serial) }
}

/** Batch size for looking up numbers that were entered by hand. */
const RUN = 100

/** The first free serial from `from` on, with its number. */
async function freeNumber(taken: Numbered<Slip>['taken'], { text, render }: Pattern, from: number): Promise<readonly [number, string]> {
  for (let start = from, run = 1; ; start += run, run = RUN) {
    const serials = Array.from({ length: run }, (_, index) => start + index)
    const offers = serials.flatMap((serial) => {
      const number = render(serial)
      return number === undefined ? [] : [[serial, number] as const]
    })
    if (offers.length === 0) throw exhausted(text)
    const used = new Set(await taken(offers.map(([, number]) => number)))
    const free = offers.find(([, number]) => !used.has(number))
    if (free) return free
  }
}

/**
 * The number of a slip: its own, else the next one of its template (`PRODUCT.md E13`), skipping numbers entered by hand. Throws `AppError`
 * 409 `serialExhausted`, and 422 `required` if an edit would remove the number.
 */
export async function slipNumber<R = object>(context: NumberingContext, { trcode, field, given, taken }: Numbered<R>): Promise<string> {
  const { trx, before, records } = context
  if (given) return given
  if (before) throw invalid<Values>(field, 'required')
  const pattern = await patternFor(context, trcode)
  const first = await nextSerial(trx, pattern.key, records.clock)
  const [serial, number] = await freeNumber(taken, pattern, first)
  if (serial !== first) await skipTo(trx, pattern.key, serial)
  return number
}
