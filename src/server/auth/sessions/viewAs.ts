import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import { ADMIN } from './viewer.ts'

/** The viewed user, with the read-only token: it reads as they would and writes nothing. */
export interface Viewed {
  readonly token: string
  readonly id: string
  readonly name: string
  readonly email: string
  readonly imageId: string | null
  readonly userRoles: readonly string[]
}

/** Whether the caller may view the hub as another user. */
export type MayViewAs = (subject: Subject) => boolean

/**
 * A token for an Administrator to read what another user would see (`PRODUCT.md S8`). It lives as long as any access token, is never renewed, ends with the
 * Administrator's own session, and is audited. Throws `AppError` 403 `adminsOnly` or `viewAsAdmin`, 404.
 */
export async function viewAs(context: AuthContext, mayViewAs: MayViewAs, subject: Subject, user: string): Promise<Viewed> {
  const { db, audit } = context.options
  const refuse = async (code: string) => {
    await db.write((trx) =>
      audit(trx, { action: 'viewAs', outcome: 'denied', userId: user, name: subject.attributes?.name ?? '', by: subject }),
    )
    return new AppError(403, code)
  }
  if (!mayViewAs(subject)) throw await refuse('adminsOnly')
  const [account, viewer] = [await findById(db.read, user), await findById(db.read, subject.id)]
  if (!account || !viewer) throw new AppError(404, 'notFound')
  if (account.roles.includes(ADMIN)) throw await refuse('viewAsAdmin')
  await db.write((trx) => audit(trx, { action: 'viewAs', outcome: 'done', userId: user, name: account.name, by: subject }))
  const token = await context.sessions.viewToken(account, viewer, subject.attributes?.session ?? '')
  const { id, name, email, imageId, roles } = account
  return { token, id, name, email, imageId, userRoles: roles }
}
