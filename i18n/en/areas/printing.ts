import type { Widen } from '../../widen.ts'

/** Texts of the dialogs to print and send documents, `printing.*`. Texts of the documents themselves are in `../printing.ts`. */
const printing = {
  action: 'Print and send',
  close: 'Close',
  language: 'Language',
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'The link has been copied. It is valid for 30 days and needs no account.',
  copyFailed: 'The link could not be copied',
  failed: 'The document could not be shown',
  mail: 'Email',
  mailTitle: 'Send by email',
  mailText: 'The recipient gets a link to this document that is valid for 30 days and needs no account.',
  to: 'To',
  message: 'Message',
  send: 'Send',
  mailFailed: 'The email could not be sent.',
  outcome: {
    sent: 'The email to %{to} has been sent',
    kept: 'There is no mail server: the email to %{to} is in the outbox',
    failed: 'The email to %{to} could not be sent; the outbox says why',
  },
}

export type PrintingAreaMessages = Widen<typeof printing>
export default printing
