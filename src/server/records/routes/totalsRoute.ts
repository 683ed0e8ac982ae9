import type { FastifyInstance } from 'fastify'
import { totalsCall } from '../../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { summedFields } from '../../../model/summedFields.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import type { RouteContext } from './routeContext.ts'

/** Sums over all rows that a list finds, with the same filter and access. Only for entities that declare sums. */
export function totalsRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  if (summedFields(entity, () => true).length === 0) return
  defineCall(app, totalsCall(entity), async ({ subject, query }) => {
    const access = records.access(entity, subject)
    const fields = summedFields(entity, (name) => !access.hidden.has(name))
    const caller = { records, subject, clocks: await filterClocks(records, subject, query) }
    const { filter, search } = parseListQuery(entity, access, caller, { filter: query.filter })
    const selection = { filter, search, scope: access.readScope(subject), hidden: access.hidden, fields }
    return { totals: fields.length === 0 ? [] : await records.repository.totals(records.db.read, entity, selection) }
  })
}
