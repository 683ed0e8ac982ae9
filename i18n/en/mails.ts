import type { Widen } from '../widen.ts'

/** Mails of the session. Plain text; `%{address}` is a whole link. No code in a subject: the outbox keeps subjects. */
const mails = {
  verificationCode: {
    subject: 'Your verification code',
    text: `Hello %{name},

somebody, presumably you, asked to reset the password of your Car Dealer Hub account.

Verification code: %{code}

Enter it within %{minutes} minutes at
%{address}

If it was not you, you need not do anything: your password stays as it is.`,
  },
  testMessage: {
    subject: 'Test message',
    text: `Hello %{name},

this is the test message that you asked for. Mail from Car Dealer Hub reaches you.`,
  },
}

export type MailMessages = Widen<typeof mails>
export default mails
