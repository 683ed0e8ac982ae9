import type { FastifyRequest } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'

/** Dependencies of the generated routes. */
export interface RouteContext {
  readonly records: RecordContext
  readonly authenticate: (request: FastifyRequest) => Subject
  /** Tracks work that outlives its request: logs failures, and makes closing the server wait for it. */
  readonly track: (work: Promise<void>) => void
}

/** Whether any right on the entity can be granted. Other entities are internal and have no routes. */
export const isExposed = (entity: ResolvedEntity): boolean => Object.keys(entity.access).length > 0
