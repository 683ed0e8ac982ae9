import type { FastifyInstance } from 'fastify'
import { systemCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { searchRecords } from '../read/searchRecords.ts'
import type { RouteContext } from './routeContext.ts'

/** Characters of a search that are looked at. */
const LONGEST = 200

/** Records of any entity that the caller may list. */
export function searchRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, systemCalls.search, ({ subject, query: { q = '' } }) => searchRecords(records, subject, q.slice(0, LONGEST)))
}
