import { declareCall } from '../../model/calls/callContract.ts'
import { count, flag, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const LOCALE = { enum: ['en', 'ar', 'fr', 'tr'] } as const

const ABOUT = {
  entity: { type: 'string', minLength: 1, maxLength: 64 },
  id: { type: 'string', minLength: 1, maxLength: 64 },
  locale: { ...LOCALE, description: 'Default: the customer’s language, else the firm’s' },
} as const

const REMINDER_OUTCOMES = ['sent', 'kept', 'failed', 'noAddress', 'notOverdue', 'alreadyToday', 'notAllowed'] as const

/** Prints and mails documents (`PRODUCT.md E18`). */
export const printingCalls = {
  link: declareCall({
    method: 'POST',
    path: '/api/documents',
    tag: 'Documents',
    summary: 'Address of the printed page of a record',
    description: 'For who may read the record. With `share` the address is good for weeks, which needs the right to export.',
    right: 'signedIn',
    refuses: [404],
    body: openObject({ ...ABOUT, share: flag }, ['locale', 'share']),
    answer: object({
      url: text,
      expiresAt: { type: 'string', format: 'date-time' },
      locale: text,
      title: text,
      recipient: { ...textOrNull, description: 'E-mail address of the customer' },
    }),
  }),
  page: declareCall({
    method: 'GET',
    path: '/api/documents/{token}',
    tag: 'Documents',
    summary: 'The printed page of one document',
    description: 'Needs no session: the address is signed, expires, and ends when the state of the record changes.',
    right: 'anybody',
    query: object({ embed: { enum: ['1'], description: 'Without the parts for the screen' } }, ['embed']),
    produces: 'text/html',
    refuses: [410],
  }),
  mail: declareCall({
    method: 'POST',
    path: '/api/documents/mail',
    tag: 'Documents',
    summary: 'Mail a link to the printed page of a record',
    description: 'Needs the right to export the record.',
    right: 'signedIn',
    whileStopped: 'refused',
    refuses: [404],
    body: openObject({ ...ABOUT, to: { type: 'string', format: 'email', maxLength: 254 }, message: { type: 'string', maxLength: 2000 } }, [
      'locale',
      'message',
    ]),
    answer: object({ outcome: { enum: ['sent', 'kept', 'failed'] }, to: text, days: count }),
  }),
  remind: declareCall({
    method: 'POST',
    path: '/api/customers/remind',
    tag: 'Customers',
    summary: 'Mail customers their overdue amounts with a link to their statement',
    description:
      'One answer per customer. Nobody is reminded twice on one day of their firm, whichever user asks. Needs the right to export customers.',
    right: { resource: 'customers', action: 'export' },
    body: object({ customers: { type: 'array', items: text, minItems: 1, maxItems: 100 } }),
    answer: listOf(object({ customer: text, outcome: { enum: REMINDER_OUTCOMES } })),
  }),
  font: declareCall({
    method: 'GET',
    path: '/api/documents/fonts/{name}',
    tag: 'Documents',
    summary: 'A typeface of printed pages',
    right: 'anybody',
    produces: 'font/woff2',
  }),
}
