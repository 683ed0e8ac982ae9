import type { FastifyInstance } from 'fastify'
import { availability } from '../services/availability.ts'
import type { RouteContext } from './routeContext.ts'

interface ById {
  readonly Params: { readonly id: string }
}

/** `GET /api/materials/<id>/availability` → on hand, reserved and available by warehouse (`PRODUCT.md E10`). */
export function availabilityRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  const schema = { tags: ['Materials'], summary: 'On hand, reserved and available by warehouse, in the main unit' }
  app.get<ById>('/api/materials/:id/availability', { schema }, (request) => availability(records, authenticate(request), request.params.id))
}
