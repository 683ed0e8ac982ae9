import { compileQuery, QueryMistake, type ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { AppOptions } from '../../appOptions.ts'
import type { SandboxQuery } from '../../db/sandbox/sandbox.ts'
import { modelShapes } from '../../db/tables/shapes.ts'
import type { View } from '../../db/views/views.ts'
import { readableViews } from '../../records/read/readableViews.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { computedRows } from './computedRows.ts'
import { bindFilters, type Comparison, type Filter, filterConditions, type GivenParameters, namesIn, readFilters } from './parameters.ts'

type Report = EntityMap['reports']

/** The fields of a saved report or a draft that determine its rows. */
export type Runnable = { readonly [K in Extract<keyof Report, 'sqlQuery' | 'resultOffset'>]: Report[K] } & {
  readonly query: ReportQuery | null
  readonly filters: readonly Filter[]
}

/** A mistake in a query, at the field of the form; a mistake in a filter's value, at the filter. */
const asValidation = ({ path, code, params }: QueryMistake, filters: readonly (string | undefined)[]): AppError => {
  const filter = filters[Number(/^conditions\.(\d+)/.exec(path)?.[1] ?? -1)]
  return new AppError(422, 'validation', {
    fields: [{ path: filter === undefined ? `query.${path}` : `parameters.${filter}`, keyword: code, params }],
  })
}

interface CompileContext {
  readonly views: readonly View[]
  /** The firm's day. */
  readonly today: string
  readonly me: string
  readonly filters: readonly (readonly Comparison[])[]
}

export type Bound = Pick<SandboxQuery, 'sql' | 'parameters' | 'where'>

/** SQL of a query. Filters apply to the records; those without a column in the view apply to the result. */
function compiled(query: ReportQuery, { views, today, me, filters }: CompileContext): Bound {
  const { conditions, rest } = filterConditions(
    filters,
    views.find(({ name }) => name === query.view),
  )
  const own = query.conditions ?? []
  try {
    const { sql, parameters } = compileQuery(
      { ...query, conditions: [...own, ...conditions.map(({ filter: _, ...condition }) => condition)] },
      { views, today, me },
    )
    const around = bindFilters('', rest)
    // A prefix distinguishes the names of users' filters from those of the query.
    const marked = Object.entries(around.parameters).map(([name, value]) => [`filter_${name}`, value] as const)
    return {
      sql,
      parameters: { ...parameters, ...Object.fromEntries(marked) },
      where: around.where.map((condition) => ({ ...condition, parameter: `filter_${condition.parameter}` })),
    }
  } catch (error) {
    if (!(error instanceof QueryMistake)) throw error
    throw asValidation(error, [...own.map(() => undefined), ...conditions.map(({ filter }) => filter)])
  }
}

export type QueryParts = Pick<AppOptions, 'columns' | 'clock'>

/** Makes the sandbox's queries of reports: compiles JSON, binds filters, and limits them to the views that the subject may read. */
export function createQueries(context: RecordContext, { columns, clock }: QueryParts) {
  const shapes = modelShapes(context.model, columns)
  const viewsOf = (subject: Subject) => readableViews(context, shapes, subject)

  /** `:today`, the firm's day, and `:me`, the user's id, if the query uses them. */
  const knownIn = (sql: string, { today, me }: Pick<CompileContext, 'today' | 'me'>): SandboxQuery['parameters'] => ({
    ...(namesIn(sql).has('today') && { today: { type: 'date', value: today } }),
    ...(namesIn(sql).has('me') && { me: { type: 'text', value: me } }),
  })

  const written = (sql: string, { filters, ...known }: Omit<CompileContext, 'views'>): Bound => {
    const bound = bindFilters(sql, filters)
    return { sql, ...bound, parameters: { ...knownIn(sql, known), ...bound.parameters } }
  }

  async function queryOf(runnable: Runnable, given: GivenParameters, subject: Subject): Promise<SandboxQuery> {
    const { sqlQuery, query, filters, resultOffset } = runnable
    const views = viewsOf(subject)
    const { timeZone } = await firmDefaults({ repository: context.repository, trx: context.db.read, subject })
    const today = dayIn(clock(), timeZone)
    const read = readFilters(filters, given, views, today)
    const known = { today, me: subject.id, filters: read }
    const bound = query ? compiled(query, { views, ...known }) : written(sqlQuery ?? '', known)
    const computed = query ? [] : await computedRows(context, subject, bound.sql)
    return { ...bound, views, computed, timeZone, offset: resultOffset ?? 0, isCompiled: query !== null }
  }

  /** The query of a report without SQL, with the conditions of its filters; undefined if a filter applies to the result. */
  async function boundQueryOf({ query, filters }: Runnable, given: GivenParameters, subject: Subject) {
    const views = viewsOf(subject)
    const { timeZone } = await firmDefaults({ repository: context.repository, trx: context.db.read, subject })
    const today = dayIn(clock(), timeZone)
    const view = views.find(({ name }) => name === query?.view)
    const { conditions, rest } = filterConditions(readFilters(filters, given, views, today), view)
    if (!query || rest.some((parts) => parts.some(({ value }) => value.value !== null))) return undefined
    const added = conditions.map(({ filter: _, ...condition }) => condition)
    return { query: { ...query, conditions: [...(query.conditions ?? []), ...added] }, views, timeZone, today, me: subject.id }
  }

  return { viewsOf, queryOf, boundQueryOf }
}
