import type { FastifyInstance } from 'fastify'
import { systemCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { searchRecords } from '../read/searchRecords.ts'
import type { RouteContext } from './routeContext.ts'

/** Maximum length of a search; the rest is ignored. */
const MAX_LENGTH = 200

/** Search over all entities that the caller may list. */
export function searchRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, systemCalls.search, ({ subject, query: { q = '' } }) => searchRecords(records, subject, q.slice(0, MAX_LENGTH)))
}
