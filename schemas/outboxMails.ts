import { defineEntity } from '../src/model/defineEntity.ts'

/** A mail of the product. Without SMTP settings it can be read here; with them its text, which may contain a code, is sent and not stored. */
export const outboxMails = defineEntity({
  $id: 'outboxMails',
  title: 'Email',
  type: 'object',
  required: ['at', 'to', 'subject', 'status'],
  properties: {
    at: { type: 'string', format: 'date-time' },
    to: { type: 'string', format: 'email', search: true },
    subject: { type: 'string', maxLength: 200, search: true },
    status: { enum: ['kept', 'sent', 'waiting', 'failed'], tones: { sent: 'good', waiting: 'caution', failed: 'danger' } },
    text: { type: 'string', maxLength: 10000 },
    attachments: { type: 'array', items: { type: 'string', format: 'file' }, list: false, filter: false },
    error: { type: 'string', maxLength: 500 },
  },
  entity: {
    icon: 'Outbox',
    path: 'Outbox',
    menu: 'administration',
    menuOrder: 120,
    menuLabel: 'Mail outbox',
    plural: 'Emails',
    recordLabel: '{subject}',
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: ['list', 'show'] },
    reserved: true,
    appendOnly: true,
    audited: false,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly outboxMails: typeof outboxMails
  }
}
