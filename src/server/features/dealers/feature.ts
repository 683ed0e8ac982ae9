import type { Feature } from '../../feature.ts'
import { HOUR } from '../../scheduler.ts'
import { approvalIn, approvalVariables } from '../firms/approval.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { accountRoute } from './accountRoute.ts'
import { colleagueRoutes } from './colleagueRoutes.ts'
import { createDealer } from './createDealer.ts'
import { rules as dealers } from './dealers.rules.ts'
import { createInvitationCodes } from './invitationCodes.ts'
import { sweepInvitations } from './sweepInvitations.sql.ts'
import { rules as users } from './users.rules.ts'

/** Dealers: an account that works in a firm, how it is created, and its colleagues. */
export const feature: Feature = {
  variables: approvalVariables,
  rules: () => ({ dealers, users }),
  routes(app, context) {
    accountRoute(app, context)
    colleagueRoutes(app, context, context.options)
  },
  accounts: ({ records, options: { config, secret, random } }) => ({
    createAccount: createDealer(records, approvalIn(config) === 'auto' ? 'approved' : 'pending'),
    acceptInvitation: acceptInvitation(records, createInvitationCodes(secret, random)),
  }),
  jobs: ({ records }) => [{ name: 'old invitations', every: HOUR, run: () => sweepInvitations(records) }],
  demo: () => import('./demo.ts'),
}
