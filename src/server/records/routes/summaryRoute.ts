import type { FastifyInstance } from 'fastify'
import { type ListSummary, summaryCall } from '../../../model/calls/listCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { GROUPS_PER_PAGE, type Measure, measureText } from '../../../model/lists/listSummary.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { roundHalfUp, stringifyDecimal } from '../../../model/values/decimal.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { FieldSummary, GroupSummary } from '../../db/repository/repository.ts'
import type { Access } from '../access/access.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { groupKey, groupOf, knownMeasure } from '../read/grouping.ts'
import { parseListQuery } from '../read/listQuery.ts'
import type { RouteContext } from './routeContext.ts'

/** Least number of places of an average. */
const AVERAGE_PLACES = 2

interface FieldMeasure extends Pick<Measure, 'of'> {
  readonly field: ResolvedField
}

/** Throws `AppError` 400 `unknownColumn` for what the subject's list does not have. */
const measuresIn = (entity: ResolvedEntity, access: Pick<Access, 'hidden'>, texts: readonly string[]): readonly FieldMeasure[] =>
  [...new Set(texts)].filter(Boolean).map((text) => {
    const measure = knownMeasure(entity, access, text)
    if (!measure) throw new AppError(400, 'unknownColumn', { params: { field: text } })
    return measure
  })

/** The exact average, rounded to the places of its field, to two at least. */
function averageOf({ sum, given }: FieldSummary, { scale }: ResolvedField): string {
  const places = Math.max(scale, AVERAGE_PLACES)
  return stringifyDecimal(roundHalfUp(sum * 10n ** BigInt(places - scale), BigInt(given)), places)
}

function measured(of: Measure['of'], field: ResolvedField, found: FieldSummary): string {
  if (of === 'sum') return stringifyDecimal(found.sum, field.scale)
  return of === 'average' ? averageOf(found, field) : String(found[of])
}

type Totals = ListSummary['groups'][number]['totals']

const totalsOf = (measures: readonly FieldMeasure[], { fields }: GroupSummary): Totals =>
  measures.flatMap(({ field, of }) =>
    fields
      .filter((found) => found.field === field.name)
      .map((found) => ({ measure: measureText({ field: field.name, of }), currency: found.currency, value: measured(of, field, found) })),
  )

/** Counts and measures of all rows that a list finds, with the same filter and access. */
export function summaryRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const redacted = records.rules.get(entity.id)?.redact?.fields ?? []
  defineCall(app, summaryCall(entity), async ({ subject, query }) => {
    const access = records.access(entity, subject)
    // What a rule hides in some records is neither summed nor grouped.
    const shown = redacted.length === 0 ? access : { ...access, hidden: new Set([...access.hidden, ...redacted]) }
    const caller = { records, subject, clocks: await filterClocks(records, subject, query) }
    const measures = measuresIn(entity, shown, query.measures ?? [])
    const group = await groupOf(entity, shown, caller, query)
    const { filter, search } = parseListQuery(entity, access, caller, { filter: query.filter })
    const found = await records.repository.summary(records.db.read, entity, {
      filter,
      search,
      scope: access.readScope(subject),
      hidden: access.hidden,
      fields: [...new Set(measures.map(({ field }) => field))],
      group: group && { ...group, limit: GROUPS_PER_PAGE + 1 },
    })
    const groups = found.slice(0, GROUPS_PER_PAGE).map((one) => ({
      ...groupKey(entity, group, one.key),
      count: one.count,
      totals: totalsOf(measures, one),
    }))
    return { groups, more: found.length > GROUPS_PER_PAGE, timeZone: group?.period ? group.timeZone : null }
  })
}
