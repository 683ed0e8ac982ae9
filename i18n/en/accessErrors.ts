import type { Widen } from '../widen.ts'

/** Refusals for missing rights and conditions (`PRODUCT.md S7, S8`); flat, part of `errors.*`. */
const accessErrors = {
  rightReserved: 'Only Administrators can have rights to users, rights, mail and the audit trail',
  rightNotHeld: 'You cannot give a right that you do not have yourself',
  ownEmail: 'Change your own email address in My Account; you need your current password',
  emailUnverified: 'Verify your email address first: open My Account and enter the code that was mailed to you',
  firmPending: 'Your firm is not approved yet. Until an Administrator approves it you can’t bid, offer cars or withdraw money.',
  firmSuspended: 'Your firm is suspended. Please contact an Administrator.',
  emailVerified: 'This email address is verified already',
  sameEmail: 'This is your email address already',
  viewingAs: 'You are viewing the product as another user, so nothing can be changed. Go back to your own account first.',
  viewAsAdmin: 'An Administrator cannot be viewed as',
  secondFactorRequired: 'Enter the code from your authenticator app, or one of your recovery codes',
  invalidSecondFactor: 'This code is wrong or has been used already',
  secondFactorOn: 'Two-step sign-in is on already',
  secondFactorOff: 'Two-step sign-in is not on',
  adminsOnly: 'Only Administrators can do this',
  commentOwn: 'Only the author can change a comment',
}

export type AccessErrorMessages = Widen<typeof accessErrors>
export default accessErrors
