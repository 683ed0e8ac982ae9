import type { FastifyInstance } from 'fastify'
import { accountCalls } from '../../model/calls/accountCalls.ts'
import { defineCall } from '../calls/defineCall.ts'
import type { AuthContext } from './authContext.ts'
import type { SetAddress, SetPassword } from './authOptions.ts'
import { changeEmail, ownEmail, resendCode, verifyEmail } from './mail/changeEmail.ts'
import { changePassword } from './passwords/changePassword.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './sessions/ownSessions.ts'
import { type MayViewAs, viewAs } from './sessions/viewAs.ts'
import { beginFactor, confirmFactor, ownFactor, removeFactor, renewRecoveryCodes } from './signIn/ownSecondFactor.ts'

interface AccountRoutes {
  readonly context: AuthContext
  readonly setPassword: SetPassword
  readonly setAddress: SetAddress
  readonly mayViewAs: MayViewAs
}

/** Calls of every user for their own sign-in: `/api/me/sessions`, `/api/me/password`, `/api/me/email`. */
export async function accountRoutes(app: FastifyInstance, { context, setPassword, setAddress, mayViewAs }: AccountRoutes): Promise<void> {
  defineCall(app, accountCalls.sessions, ({ subject }) => ownSessions(context, subject))
  defineCall(app, accountCalls.endSession, ({ subject, params }) => endOwnSession(context, subject, params.id))
  defineCall(app, accountCalls.endOthers, ({ subject }) => endOtherSessions(context, subject))
  defineCall(app, accountCalls.password, ({ subject, body }) => changePassword(context, setPassword, subject, body))

  defineCall(app, accountCalls.secondFactor, ({ subject }) => ownFactor(context, subject))
  defineCall(app, accountCalls.beginFactor, ({ subject, body }) => beginFactor(context, subject, body.currentPassword))
  defineCall(app, accountCalls.confirmFactor, ({ subject, body }) => confirmFactor(context, subject, body.code))
  defineCall(app, accountCalls.renewCodes, ({ subject, body }) => renewRecoveryCodes(context, subject, body.currentPassword))
  defineCall(app, accountCalls.removeFactor, ({ subject, body }) => removeFactor(context, subject, body.currentPassword))

  defineCall(app, accountCalls.viewAs, ({ subject, body }) => viewAs(context, mayViewAs, subject, body.user))

  defineCall(app, accountCalls.email, ({ subject }) => ownEmail(context, subject))
  defineCall(app, accountCalls.changeEmail, ({ subject, body }) => changeEmail(context, subject, body))
  defineCall(app, accountCalls.resendCode, ({ subject }) => resendCode(context, subject))
  defineCall(app, accountCalls.verifyEmail, ({ subject, body }) => verifyEmail(context, setAddress, subject, body.code))
}
