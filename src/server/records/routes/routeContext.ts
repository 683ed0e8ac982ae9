import type { FastifyRequest } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'

/** What the generated routes work with. */
export interface RouteContext {
  readonly records: RecordContext
  readonly authenticate: (request: FastifyRequest) => Subject
  /** Keeps an eye on work that outlives its request: failures are logged, and closing waits for it. */
  readonly track: (work: Promise<void>) => void
}

/** Entities that can be granted; the others are the server's own and have no address. */
export const isExposed = (entity: ResolvedEntity): boolean => Object.keys(entity.access).length > 0
