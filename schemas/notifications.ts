import { defineEntity } from '../src/model/defineEntity.ts'
import { NOTIFICATION_KINDS, NOTIFICATION_TONES } from './parts/notificationKinds.ts'

/**
 * An event that concerns a user. Only `features/notifications/notify.ts` creates it; the user reads it, marks it as read and removes it. The page makes the
 * text from `kind` and `params`, so that it follows the language.
 */
export const notifications = defineEntity({
  $id: 'notifications',
  title: 'Notification',
  type: 'object',
  required: ['user', 'kind'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', readOnly: true, list: false },
    kind: { enum: NOTIFICATION_KINDS, tones: NOTIFICATION_TONES, readOnly: true },
    params: {
      type: 'object',
      additionalProperties: true,
      readOnly: true,
      list: false,
      description: 'Parameters of its text: name → text or number',
    },
    entity: { type: 'string', maxLength: 64, readOnly: true, list: false, title: 'Kind of record' },
    record: { type: 'string', maxLength: 64, readOnly: true, list: false, description: 'The record that it refers to' },
    read: { type: 'boolean', default: false },
    mailed: {
      type: 'boolean',
      readOnly: true,
      list: false,
      filter: false,
      description: 'No: it will be mailed; empty: its kind is not mailed',
    },
  },
  entity: {
    icon: 'Notifications',
    menu: false,
    recordLabel: '{kind}',
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: ['list', 'show', 'edit', 'delete'], Dealer: ['list', 'show', 'edit', 'delete'] },
    scope: { user: '$user.id' },
    audited: false,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly notifications: typeof notifications
  }
}
