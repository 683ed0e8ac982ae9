import { defineEntity } from '../src/model/defineEntity.ts'

/** The audit trail (`PRODUCT.md S4`): written in the transaction of the change, and never changed. */
export const auditEntries = defineEntity({
  $id: 'auditEntries',
  title: 'Audit entry',
  type: 'object',
  required: ['at', 'action', 'outcome'],
  properties: {
    at: { type: 'string', format: 'date-time' },
    actorId: { type: 'string', maxLength: 64, title: 'Actor ID', list: false, description: 'User, or empty for the system' },
    actorName: { type: 'string', maxLength: 200, title: 'Actor', search: true },
    action: { type: 'string', maxLength: 40 },
    entity: { type: 'string', maxLength: 64 },
    recordId: { type: 'string', maxLength: 64, title: 'Record', search: true },
    recordVersion: { type: 'integer', minimum: 0, list: false },
    changes: { type: 'object', additionalProperties: true, description: 'Field → { old, new }, without secrets' },
    outcome: { enum: ['done', 'denied'], tones: { denied: 'danger' } },
    jobId: { type: 'string', maxLength: 64, title: 'Job', list: false },
  },
  entity: {
    icon: 'History',
    path: 'AuditTrail',
    menu: 'administration',
    menuOrder: 118,
    menuLabel: 'History of changes',
    plural: 'Audit entries',
    recordLabel: '{actorName}',
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: ['list', 'show', 'export'] },
    reserved: true,
    appendOnly: true,
    audited: false,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly auditEntries: typeof auditEntries
  }
}
