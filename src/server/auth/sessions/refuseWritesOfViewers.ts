import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { AuthContext } from '../authContext.ts'
import { bearerToken } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route changes nothing, whatever its method. */
    readsOnly?: boolean
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Runs before every route: a read-only token (`viewAs`) writes nothing, by any call. Throws `AppError` 403 `viewingAs`, audited as the
 * viewer's.
 */
export const refuseWritesOfViewers =
  ({ accessTokens, options: { db, audit } }: AuthContext) =>
  async (request: FastifyRequest): Promise<void> => {
    if (READS.has(request.method) || request.routeOptions.config.readsOnly) return
    const token = bearerToken(request.headers.authorization)
    const claims = token === undefined ? undefined : accessTokens.inspect(token)
    if (!claims?.act) return
    const by = { id: claims.act.sub, roles: claims.act.roles, attributes: { name: claims.act.name } }
    await db.write((trx) => audit(trx, { action: 'viewAs', outcome: 'denied', userId: claims.sub, name: claims.name, by }))
    throw new AppError(403, 'viewingAs')
  }
