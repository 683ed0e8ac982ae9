import type { FastifyInstance } from 'fastify'
import { matchingCall } from '../../../model/calls/listCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import type { RouteContext } from './routeContext.ts'

/** Those of the given records that a list finds, with the same filter and access. */
export function matchingRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  defineCall(app, matchingCall(entity), async ({ subject, body }) => {
    const access = records.access(entity, subject)
    const caller = { records, subject, clocks: await filterClocks(records, subject, body) }
    const { filter, search } = parseListQuery(entity, access, caller, { filter: JSON.stringify(body.filter) })
    const rows = records.repository.stream(records.db.read, entity, {
      filter: [...filter, { path: 'id', operator: 'in', value: [...body.ids] }],
      search,
      sort: { field: 'id', order: 'ASC' },
      scope: access.readScope(subject),
      hidden: access.hidden,
    })
    const ids: string[] = []
    for await (const chunk of rows) ids.push(...chunk.map(({ id }) => id))
    return { ids }
  })
}
