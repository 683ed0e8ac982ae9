import type { FastifyInstance } from 'fastify'
import { searchRecords } from '../read/searchRecords.ts'
import type { RouteContext } from './routeContext.ts'

/** Characters of a search that are looked at. */
const LONGEST = 200

/** `GET /api/search?q=` → `{ entity, record }[]`: records of any entity that the asker may list. */
export function searchRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['System'],
        summary: 'Records of any entity in which every word of `q` occurs',
        querystring: { type: 'object', properties: { q: { type: 'string', maxLength: LONGEST } } },
      },
    },
    (request) => {
      const { q } = request.query as { readonly q?: unknown }
      return searchRecords(records, authenticate(request), typeof q === 'string' ? q.slice(0, LONGEST) : '')
    },
  )
}
