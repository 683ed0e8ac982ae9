import { ACTIONS } from '../entitySchema.ts'
import { declareCall } from './callContract.ts'
import { confirming } from './recordCalls.ts'
import { count, flag, listOf, moment, nullable, object, text, textOrNull } from './schemaParts.ts'

const JOB = object({
  id: text,
  kind: text,
  entity: text,
  action: { ...textOrNull, description: 'What it does to each record: `update`, `delete` or a named action, which can’t be undone' },
  status: { enum: ['ready', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'undone'] },
  done: { ...count, description: 'Rows' },
  total: count,
  failed: count,
  result: {},
})

const jobs = { tag: 'Jobs', right: 'signedIn' } as const

/** Jobs of the caller; other users' jobs are 404. */
export const jobCalls = {
  list: declareCall({
    ...jobs,
    method: 'GET',
    path: '/api/jobs',
    summary: 'The latest jobs of the caller that change many records, the newest first',
    answer: listOf(JOB),
  }),
  get: declareCall({ ...jobs, method: 'GET', path: '/api/jobs/{id}', summary: 'How far a job is', answer: JOB }),
  cancel: declareCall({
    ...jobs,
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    keepsUndo: true,
    summary: 'Stops a job; what it has written stays until it is undone',
    answer: JOB,
  }),
  undo: declareCall({
    ...jobs,
    method: 'POST',
    whileStopped: 'refused',
    path: '/api/jobs/{id}/undo',
    keepsUndo: true,
    summary: 'Takes back what a finished job has written',
    description: 'As a job of its own, whose undo does it again. Records changed since stay as they are; its `result` lists them.',
    headers: confirming,
    status: 202,
    answer: object({ jobId: text }),
  }),
  retry: declareCall({
    ...jobs,
    method: 'POST',
    whileStopped: 'refused',
    path: '/api/jobs/{id}/retry',
    summary: 'Tries again what a job was refused',
    description: 'With what is confirmed, besides what was confirmed before. Not of an import.',
    headers: confirming,
    status: 202,
    answer: JOB,
  }),
}

const uploads = { tag: 'Uploads' } as const

/** Uploads of records. */
export const uploadCalls = {
  store: declareCall({
    ...uploads,
    method: 'POST',
    path: '/api/uploads',
    summary: 'Store a file (multipart, `file`)',
    right: 'signedIn',
    whileStopped: 'refused',
    texts: 'uploads',
    consumes: { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) },
    status: 201,
    answer: object({ id: text, name: text, type: text, size: count }),
  }),
  read: declareCall({
    ...uploads,
    method: 'GET',
    path: '/api/uploads/{id}',
    summary: 'The file, with a bearer token or the token of a link',
    right: 'handler',
    query: object(
      {
        t: { type: 'string', description: 'Token of a link' },
        size: { type: 'string', description: 'Of an image: thumb, card, full' },
      },
      ['t', 'size'],
    ),
    produces: '*/*',
  }),
  link: declareCall({
    ...uploads,
    method: 'POST',
    path: '/api/uploads/{id}/link',
    summary: 'A link that is good for five minutes',
    right: 'signedIn',
    answer: object({ url: text, expiresAt: moment }),
  }),
}

const drafts = { tag: 'Drafts', right: 'signedIn', path: '/api/drafts/{entity}/{record}' } as const

const DRAFT_VALUES = { type: 'object', additionalProperties: true, description: 'Changed fields, as in the form' } as const

/** Input that is not saved yet, of the caller; `record` is an id, or `create`. 404 for forms that the caller may not fill in. */
export const draftCalls = {
  read: declareCall({
    ...drafts,
    method: 'GET',
    summary: 'The caller’s draft of a form, or null',
    answer: object({
      draft: nullable(
        object({
          values: DRAFT_VALUES,
          version: { type: ['integer', 'null'], description: 'Of the record that was edited' },
          savedAt: moment,
        }),
      ),
    }),
  }),
  save: declareCall({
    ...drafts,
    method: 'PUT',
    keepsUndo: true,
    summary: 'Stores input that is not saved yet; passwords are left out',
    description: 'For 30 days after the last change, at most 100 drafts a user.',
    body: object({ values: DRAFT_VALUES, version: { type: ['integer', 'null'], minimum: 0 } }, ['version']),
  }),
  remove: declareCall({ ...drafts, method: 'DELETE', keepsUndo: true, summary: 'Removes the draft' }),
}

/** Who else has a form of a record open. */
export const presenceCalls = {
  announce: declareCall({
    tag: 'Presence',
    right: 'signedIn',
    path: '/api/presence/{entity}/{record}',
    method: 'PUT',
    keepsUndo: true,
    summary: 'Says that the caller’s form of a record is open, or closed; answers who else has one open',
    description:
      'To be repeated every 20 seconds, else it counts as closed after 45. The stream of events sends `editors` when these users change.',
    body: object({ tab: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' }, here: flag }),
    answer: object({ editors: listOf(object({ user: text, name: text })) }),
  }),
}

const system = { tag: 'System', method: 'GET' } as const

const REASON = object({ allowed: flag, rule: text, role: text, code: text }, ['role', 'code'])

const MATRIX_CELL = object(
  {
    action: { enum: ACTIONS },
    allowed: flag,
    rule: text,
    role: text,
    grantable: { ...flag, description: 'Whether a right can grant the action here' },
    right: object({ id: text, effect: { enum: ['allow', 'deny'] } }),
  },
  ['role', 'right'],
)

export const systemCalls = {
  search: declareCall({
    ...system,
    path: '/api/search',
    summary: 'Records of any entity in which every word of `q` occurs',
    right: 'signedIn',
    query: object({ q: { type: 'string', description: 'Its first 200 characters count' } }, ['q']),
    answer: listOf(object({ entity: text, record: { type: 'object', description: 'As in the entity’s list' } })),
  }),
  schemas: declareCall({
    ...system,
    path: '/api/schemas',
    summary: 'Schemas of the entities that the caller may see, with what they may do',
    right: 'signedIn',
    answer: listOf(
      object({
        id: text,
        title: text,
        plural: text,
        icon: text,
        menu: { type: ['string', 'boolean'] },
        actions: listOf(text),
        fields: { type: 'array' },
      }),
    ),
  }),
  why: declareCall({
    ...system,
    path: '/api/rights/why',
    summary: 'Why a user may or may not do something, for who may list rights',
    right: { resource: 'userRights', action: 'list' },
    query: object(
      {
        user: text,
        entity: { type: 'string', description: 'Id of an entity, or name of a screen' },
        action: { type: 'string', description: `One of ${ACTIONS.join(', ')}` },
        record: text,
      },
      ['record'],
    ),
    answer: object({ allowed: flag, decides: REASON, reasons: listOf(REASON) }),
  }),
  rightsMatrix: declareCall({
    ...system,
    path: '/api/rights/matrix',
    summary: 'What a role or a user may do with every entity and screen, and by which rule, for who may list rights',
    description: 'Of `role`, of `user`, or else of the caller. `right` is the right at run time of exactly this role or user.',
    right: { resource: 'userRights', action: 'list' },
    query: object({ role: text, user: text }, ['role', 'user']),
    answer: listOf(object({ name: { type: 'string', description: 'Id of an entity, or name of a screen' }, cells: listOf(MATRIX_CELL) })),
  }),
  events: declareCall({
    ...system,
    tag: 'Events',
    path: '/api/events',
    summary: 'Server-sent events of writes that the caller may see; resumed by Last-Event-ID',
    description:
      'Events `record` ({ entity, id, action, version, fields }), `job` ({ id, status, done, total }), `editors` ({ entity, id, editors }) of records that the caller may edit, `ready`, `interrupted`: events do not arrive until the next `gap`, and `gap`: something was missed, read again. Features add events of their own.',
    right: 'signedIn',
    produces: 'text/event-stream',
  }),
  health: declareCall({
    ...system,
    path: '/api/health',
    summary: 'Whether the database and the folder of uploads take writes; 503 names the part that does not (away, full, readOnly, failing)',
    right: 'anybody',
    answer: object({ status: { const: 'ok' } }),
  }),
  metrics: declareCall({
    ...system,
    path: '/api/metrics',
    summary: 'Prometheus metrics',
    description: 'With METRICS_TOKEN or an Admin’s token, or, where there is no METRICS_TOKEN, from this machine without a proxy.',
    right: 'handler',
    produces: 'text/plain',
  }),
}
