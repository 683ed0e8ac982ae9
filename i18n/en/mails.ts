import type { Widen } from '../widen.ts'

/** Mails in plain text; `%{address}` is a complete link. Subjects contain no codes, because the outbox keeps subjects. */
const mails = {
  verificationCode: {
    subject: 'Your verification code',
    text: `Hello %{name},

someone, presumably you, asked to reset the password of your Car Dealer Hub account.

Verification code: %{code}

Enter it within %{minutes} minutes at
%{address}

If it wasn’t you, you don’t need to do anything: your password stays the same.`,
  },
  invitation: {
    subject: 'Join %{firm} on Car Dealer Hub',
    text: `Hello %{name},

%{inviter} invites you to work for %{firm} on Car Dealer Hub.

Open this page, enter the code and choose a password:
%{address}

Code: %{code}

The invitation is valid for %{days} days. If you don’t know what this is about, you need not do anything.`,
  },
  testMessage: {
    subject: 'Test message',
    text: `Hello %{name},

this is the test message that you asked for. Mail from Car Dealer Hub reaches you.`,
  },
  verifyEmail: {
    subject: 'Verify your email address',
    text: `Hello %{name},

please verify that this address is yours. Open this link while you are signed in to Car Dealer Hub:
%{address}

or enter this code in My Account: %{code}

The code is valid for %{hours} hours. If you have no account with us, or did not ask for this, you need not do anything.`,
  },
  searchMatched: {
    subject: '%{search}: new cars on offer',
    text: `Hello %{name},

these cars are on offer and match your saved search “%{search}”:

%{lots}

You can change or delete the search here:
%{address}`,
  },
  emailChanged: {
    subject: 'The email address of your account has changed',
    text: `Hello %{name},

your Car Dealer Hub account has another email address now. From now on we write to that address only.

If you did not expect this, please contact an Administrator at once:
%{address}`,
  },
  emailWanted: {
    subject: 'Someone tried to use your email address',
    text: `Hello %{name},

someone wanted to use this address for another Car Dealer Hub account. That is not possible, because it belongs to yours. Nothing has changed.

If it was you, sign in with this address instead:
%{address}`,
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: `Hello %{name},

the password of your Car Dealer Hub account has just been changed, and other sessions have ended.

If it was not you, set a new password at once:
%{address}`,
  },
  document: {
    subject: '%{document} from %{firm}',
    text: `Hello %{name},

%{message}%{firm} has sent you %{document}. Open, print or save it here:
%{address}

The link is valid for %{days} days and needs no account. Please do not pass it on.`,
  },
  reminder: {
    subject: 'Payment reminder from %{firm}',
    text: `Hello %{name},

according to our records these amounts are past due: %{amounts}. Your statement shows which invoices they belong to and how to pay:
%{address}

If you have paid in the meantime, please disregard this message. The link is valid for %{days} days and needs no account. Please do not pass it on.

%{firm}`,
  },
  report: {
    subject: 'Report: %{report}',
    text: `Hello %{name},

here is the report “%{report}”: %{file}
Rows: %{rows}

Open it with today’s figures here:
%{address}

You get this mail because you are a recipient of the scheduled report “%{schedule}”.`,
  },
  view: {
    subject: '%{report}',
    text: `Hello %{name},

here is the list “%{report}”: %{file}
Rows: %{rows}

Open it as it is today:
%{address}

You get this mail because you are a recipient of “%{schedule}”.`,
  },
  viewTooLarge: {
    subject: '%{report}',
    text: `Hello %{name},

the list “%{report}” is too large for a mail today.

Open it here and choose Export to download it:
%{address}

You get this mail because you are a recipient of “%{schedule}”.`,
  },
  mentioned: {
    subject: '%{by} mentioned you: %{record}',
    text: `Hello %{name},

%{by} mentioned you in a comment on %{record}.

Read and answer it here:
%{address}

You can switch off these notifications in My Account.`,
  },
  planNotice: {
    subject: 'Your plan %{plan}',
    text: `Hello %{name},

%{text}

More about it:
%{address}`,
  },
  reportTruncated: {
    subject: 'Report: %{report}',
    text: `Hello %{name},

here is the report “%{report}”: %{file}
Rows: %{rows}

The report found more rows than a run returns: the file holds the first ones only. Narrow its filters to get all.

Open it with today’s figures here:
%{address}

You get this mail because you are a recipient of the scheduled report “%{schedule}”.`,
  },
}

export type MailMessages = Widen<typeof mails>
export default mails
