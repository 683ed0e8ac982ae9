import type { EntityMap } from '../../../model/entityMap.ts'
import { type Account, findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import { sessionMail } from './sessionMail.ts'
import { CODE_MINUTES } from './verificationCodes.sql.ts'

const HOURS = String(CODE_MINUTES.email / 60)

/** Page where a signed-in user enters the code; the link carries it in the hash, which neither logs nor other sites see. */
const VERIFY_PAGE = '/MyAccount#email='

/** A code that verifies an address: the account's own or its new one. */
export const issueAddressCode = ({ options: { db }, codes }: AuthContext, { id }: Account, email: string): Promise<string> =>
  db.write((trx) => codes.issue(trx, { user: id, purpose: 'email' }, email))

/** Mails the code to the address that it verifies. */
export async function sendAddressCode(
  { options: { publicUrl }, mailer }: AuthContext,
  account: Account,
  email: string,
  code: string,
): Promise<void> {
  const address = `${publicUrl}${VERIFY_PAGE}${code}`
  await mailer.send(await sessionMail('verifyEmail', { ...account, email }, { code, address, hours: HOURS }))
}

/** Mails the former address: the account that had it now has another one. */
async function mailAddressChanged({ options, mailer }: AuthContext, account: Account, former: string): Promise<void> {
  await mailer.send(await sessionMail('emailChanged', { ...account, email: former }, { address: options.publicUrl }))
}

/** Mails the owner of an account that its password has changed. */
export async function mailPasswordChanged({ options, mailer }: AuthContext, account: Account): Promise<void> {
  const address = `${options.publicUrl}/forgot-password`
  await mailer.send(await sessionMail('passwordChanged', account, { address }))
}

/** Mails the owner of an address: another account tried to use it. */
export async function mailAddressInUse({ options, mailer }: AuthContext, owner: Account): Promise<void> {
  await mailer.send(await sessionMail('emailWanted', owner, { address: `${options.publicUrl}/sign-in` }))
}

/** A written user, and the state before. */
type Written = Pick<EntityMap['users'], 'id' | 'email'>

/** After a commit: notifies the old address that the account no longer uses it, and sends a code to a new, unverified one. */
export function mailAfterAddressChange(context: AuthContext, user: Written, before: Written | undefined): void {
  const moved = before !== undefined && before.email !== user.email
  if (before !== undefined && !moved) return
  context.mailLater(async () => {
    const account = await findById(context.options.db.read, user.id)
    if (!account?.active) return
    if (moved) await mailAddressChanged(context, account, before.email)
    if (account.emailVerified) return
    await sendAddressCode(context, account, account.email, await issueAddressCode(context, account, account.email))
  })
}
