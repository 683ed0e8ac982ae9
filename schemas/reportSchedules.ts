import { defineEntity } from '../src/model/defineEntity.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Mails a report, or a saved view of a list, with its rows attached; each recipient gets the rows that they may read themselves. Run by `features/reports/schedules`. */
export const reportSchedules = defineEntity({
  $id: 'reportSchedules',
  title: 'Mail schedule',
  type: 'object',
  required: ['name', 'period', 'time', 'format', 'recipients'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    report: { type: 'string', reference: 'reports', onDelete: 'cascade' },
    // Not a reference: a schedule outlives its view, and says so.
    view: { type: 'string', maxLength: 64, filter: false, title: 'Saved view', description: 'Of a list, which is mailed as it shows it' },
    period: { enum: ['daily', 'weekly', 'monthly'], default: 'weekly' },
    weekday: { enum: WEEKDAYS, default: 'monday', list: false },
    dayOfMonth: {
      type: 'integer',
      minimum: 1,
      maximum: 31,
      default: 1,
      list: false,
      title: 'Day of the month',
      description: 'In shorter months the last day',
    },
    time: { type: 'string', format: 'time', default: '07:00:00', title: 'Time of day', description: 'In the time zone of the firm' },
    format: { enum: ['xlsx', 'csv'], default: 'xlsx', list: false },
    recipients: {
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      reference: 'users',
      onDelete: 'cascade',
      description: 'Users who may run the report or open the view; each gets the rows that they may read',
    },
    parameters: {
      type: 'object',
      additionalProperties: true,
      list: false,
      filter: false,
      title: 'Filters',
      description: 'A filter that is left as it is starts as in the report',
    },
    allFirms: {
      type: 'boolean',
      default: false,
      read: ['Admin'],
      write: ['Admin'],
      list: false,
      description: 'Administrators among the recipients get the rows of all firms, otherwise those of this firm',
    },
    enabled: { type: 'boolean', default: true },
    owner: { type: 'string', reference: 'users', onDelete: 'setNull', readOnly: true, list: false, description: 'Is notified of failures' },
    nextRun: { type: 'string', format: 'date-time', readOnly: true },
    lastRun: { type: 'string', format: 'date-time', readOnly: true, group: 'lastRun' },
    lastResult: {
      enum: ['running', 'sent', 'partly', 'failed'],
      tones: { running: 'hint', sent: 'good', partly: 'caution', failed: 'danger' },
      readOnly: true,
      keep: true,
      group: 'lastRun',
    },
    results: {
      type: 'array',
      readOnly: true,
      group: 'results',
      title: 'Result by recipient',
      items: {
        type: 'object',
        required: ['outcome'],
        properties: {
          recipient: { type: 'string', reference: 'users', onDelete: 'setNull' },
          outcome: {
            enum: ['sent', 'kept', 'waiting', 'skipped', 'failed'],
            tones: { sent: 'good', kept: 'good', waiting: 'caution', skipped: 'caution', failed: 'danger' },
          },
          reason: {
            enum: [
              'notAllowed',
              'notShared',
              'deleted',
              'inactive',
              'unverified',
              'truncated',
              'tooLarge',
              'tooLong',
              'filters',
              'switchedOff',
              'busy',
              'mailServer',
              'interrupted',
              'unknown',
            ],
          },
          rows: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
  allOf: [
    {
      if: { required: ['view'] },
      then: { properties: { report: false, parameters: false } },
      else: { required: ['report'], properties: { view: false } },
    },
    {
      if: { required: ['period'], properties: { period: { const: 'weekly' } } },
      then: { required: ['weekday'] },
      else: { properties: { weekday: false } },
    },
    {
      if: { required: ['period'], properties: { period: { const: 'monthly' } } },
      then: { required: ['dayOfMonth'] },
      else: { properties: { dayOfMonth: false } },
    },
  ],
  entity: {
    tenant: 'own',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete'] },
    icon: 'ScheduleSend',
    path: 'ReportSchedule',
    menu: 'reports',
    menuOrder: 90,
    menuLabel: 'Scheduled mails',
    columns: ['name', 'report', 'view', 'period', 'recipients', 'enabled', 'nextRun', 'lastResult'],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly reportSchedules: typeof reportSchedules
  }
}
