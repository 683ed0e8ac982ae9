import type { FastifyInstance } from 'fastify'
import { suggestionCall } from '../../../model/calls/suggestionCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { TYPED } from '../../../model/suggestions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { suggestions } from '../read/suggestions.ts'
import type { RouteContext } from './routeContext.ts'

/** `GET /api/<entity>/suggestions/<field>?q=…` → matching texts, the best first; also for fields of rows. */
export function suggestionRoutes(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const fields = entity.fields.flatMap((field) => field.rows ?? field).filter(({ schema }) => schema.suggestions !== undefined)
  for (const field of fields)
    defineCall(app, suggestionCall(entity, field), ({ subject, query: { [TYPED]: typed = '', ...beside } }) =>
      suggestions(records, entity, field, subject, { typed, beside }),
    )
}
