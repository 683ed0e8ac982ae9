import type { AuthContext } from '../authContext.ts'

/** Ends the session of a token, expired or not. An unknown token is ignored: the browser has dropped it anyway. */
export async function signOut(context: AuthContext, accessToken: string | undefined): Promise<void> {
  const { db, audit } = context.options
  const claims = accessToken === undefined ? undefined : context.accessTokens.inspect(accessToken)
  if (!claims) return
  const ended = await db.write(async (trx) => {
    const sessions = await context.end(trx, { session: claims.sid }, 'signOut')
    if (sessions.length > 0) await audit(trx, { action: 'signOut', outcome: 'done', userId: claims.sub, name: claims.name })
    return sessions
  })
  for (const session of ended) context.revocations.endSession(session)
}
