import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { isValues } from '../../records/values.ts'
import { availability, onHand } from './availability.ts'

interface ById {
  readonly Params: { readonly id: string }
}

const idsIn = (query: unknown): readonly string[] => {
  const text = isValues(query) ? query.ids : undefined
  try {
    const ids: unknown = JSON.parse(typeof text === 'string' ? text : '')
    if (Array.isArray(ids) && ids.every((id) => typeof id === 'string')) return ids
  } catch {
    // Answered below, like other values that are no list of ids.
  }
  throw new AppError(400, 'badFilter', { params: { field: 'ids' } })
}

/** `GET /api/materials/<id>/availability` → on hand, reserved and available by warehouse (`PRODUCT.md E10`); `GET /api/materials/on-hand?ids=[…]` →
 * of several, in all warehouses together. */
export function availabilityRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  const schema = { tags: ['Materials'], summary: 'On hand, reserved and available by warehouse, in the main unit' }
  app.get<ById>('/api/materials/:id/availability', { schema }, (request) => availability(records, authenticate(request), request.params.id))
  const several = {
    tags: ['Materials'],
    summary: 'On hand in all warehouses together, by material, in its main unit',
    querystring: {
      type: 'object',
      required: ['ids'],
      properties: { ids: { type: 'string', description: 'JSON list of up to 200 ids' } },
    },
  }
  app.get('/api/materials/on-hand', { schema: several }, (request) => onHand(records, authenticate(request), idsIn(request.query)))
}
