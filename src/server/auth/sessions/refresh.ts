import { AppError } from '../../../model/errors.ts'
import { findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { TokenPair } from './sessions.sql.ts'

/**
 * Exchanges a refresh token for a new pair of tokens. Throws `AppError` 401 `unableToRefresh`, which never gives the reason. Reusing a refresh token (outside
 * `GRACE_SECONDS`) ends its whole session (`PRODUCT.md S1`).
 */
export async function refresh(context: AuthContext, given: TokenPair): Promise<TokenPair> {
  const { db, audit } = context.options
  const result = await db.write(async (trx) => {
    const refreshed = await context.sessions.refresh(trx, given.accessToken, given.refreshToken)
    if (refreshed.outcome !== 'ended') return refreshed
    await context.publishEnded(trx, [refreshed.session])
    const name = (await findById(trx, refreshed.user))?.name ?? refreshed.user
    await audit(trx, { action: 'refresh', outcome: 'denied', userId: refreshed.user, name })
    return refreshed
  })
  if (result.outcome === 'refreshed') return result.tokens
  if (result.outcome === 'ended') context.revocations.endSession(result.session)
  throw new AppError(401, 'unableToRefresh')
}
