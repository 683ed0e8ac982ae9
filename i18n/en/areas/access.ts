import type { Widen } from '../../widen.ts'

/** Texts about rights, `access.*`. */
const access = {
  trust: { verify: 'Verify email address' },
  viewAs: {
    button: 'View as this user',
    notice: 'You are viewing the product as %{name}. Nothing can be changed.',
    back: 'Back to my account',
  },
  why: {
    intro: 'Why can a user do something, or why not? Choose a user and an action: the answer shows the rules that decide now.',
    user: 'User',
    action: 'Action',
    record: 'Record ID',
    recordHelp: 'Only to ask about one record',
    ask: 'Ask',
    yes: 'Yes, they can',
    no: 'No, they cannot',
    rules: {
      readOnly: 'Only the server writes these records',
      userDenied: 'A right denies it to this user',
      userAllowed: 'A right allows it to this user',
      roleDefault: 'The role %{role} can do this by default',
      roleAllowed: 'A right allows it to the role %{role}',
      reserved: 'A right allows it, but it is reserved: only roles that have it by default can hold it',
      roleDenied: 'A right denies it to the role %{role}',
      notGranted: 'No role of this user has this right',
      open: 'This screen is open to everyone',
      inactive: 'The account is not active, so the user cannot sign in',
      noRecord: 'There is no such record',
      hiddenRecord: 'The record belongs to others: the user can’t see it',
      sharedRecord: 'The user sees the record, but it belongs to another user, so they cannot change it',
      visibleRecord: 'The user can access this record',
      ownAccount: 'You can’t delete your own account',
      emailUnverified: 'The email address of the user is not verified',
      firmPending: 'The firm of the user is not approved yet',
      firmSuspended: 'The firm of the user is suspended',
    },
  },
  colleagues: {
    title: 'Colleagues',
    intro:
      'Everyone here works with the same records. Invite people by mail; those who accept choose a password and join this firm. An invitation is valid for 7 days.',
    own: 'You',
    invited: 'Invited',
    expired: 'Invitation expired',
    inviteAgain: 'Invite again',
    inviteAgainThis: 'Invite %{name} again',
    invite: 'Invite',
    asked: 'If %{email} has no account yet, the invitation is on its way.',
    withdraw: 'Withdraw',
    withdrawThis: 'Withdraw the invitation of %{name}',
    withdrawn: 'The invitation of %{name} is withdrawn',
    remove: 'Remove',
    removeThis: 'Remove %{name}',
    removed: '%{name} is removed and can no longer sign in',
    removeTitle: 'Remove %{name}?',
    removeText: 'They are signed out and can no longer sign in. Their work stays.',
  },
  firm: {
    pending: 'Your firm is awaiting approval',
    missing:
      'Still missing: %{fields}. Fill this in and save; then an Administrator reviews your firm. Until it is approved you can work with your own records, but not bid, offer cars or withdraw money.',
    review:
      'Everything is filled in. An Administrator reviews your firm; you are notified as soon as it is approved. Until then you can work with your own records, but not bid, offer cars or withdraw money.',
    suspended: 'Your firm is suspended',
    approve: 'Approve firm',
    suspend: 'Suspend firm',
    suspendTitle: 'Suspend this firm?',
    suspendText: 'Its users can still read their records, but change nothing. They see the reason.',
    approveDone: 'The firm is approved',
    suspendDone: 'The firm is suspended',
    books: {
      title: 'Closing of the books',
      open: 'No period is closed.',
      until: 'The books are closed up to %{until}: nothing on or before that day can be posted, changed or cancelled.',
      day: 'Close up to',
      close: 'Close the period',
      reopen: 'Open all periods',
      closed: 'The period is closed',
      reopened: 'All periods are open',
    },
  },
}

export type AccessMessages = Widen<typeof access>
export default access
