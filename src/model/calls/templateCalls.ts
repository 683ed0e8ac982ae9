import { declareCall } from './callContract.ts'
import { flag, listOf, object, text } from './schemaParts.ts'
import { NAME, ROLES } from './viewCalls.ts'

const templates = { tag: 'Record templates', right: 'signedIn' } as const

const VALUES = {
  type: 'object',
  additionalProperties: true,
  description:
    'As in the form. Secrets, files, unique and computed values are left out, and so are fields that the caller may not read and set',
} as const

const SHARING = object({
  roles: { ...ROLES, description: 'Within the owner’s firm; a template of an Admin of all firms is shared in every firm' },
  users: { type: 'array', items: text, maxItems: 50 },
})

const SUMMARY = {
  id: text,
  entity: text,
  name: text,
  own: { ...flag, description: 'Whether the caller may change and delete it' },
  shared: flag,
} as const

/** Values that new records can start with. Templates that the caller neither owns nor shares are 404. */
export const templateCalls = {
  list: declareCall({
    ...templates,
    method: 'GET',
    path: '/api/templates',
    summary: 'The templates of the caller and those shared with the caller, of records that the caller may create, by name',
    answer: listOf(object(SUMMARY)),
  }),
  read: declareCall({
    ...templates,
    method: 'GET',
    path: '/api/templates/{id}',
    summary: 'A template with the values that the caller may read and set',
    answer: object({
      ...SUMMARY,
      values: VALUES,
      incomplete: { ...flag, description: 'Whether values were left out, such as those of fields that no longer exist' },
      sharing: SHARING,
    }),
  }),
  create: declareCall({
    ...templates,
    method: 'POST',
    path: '/api/templates',
    summary: 'Saves values of a record or a form as a template',
    description: 'At most 100 templates a user.',
    body: object({ entity: text, name: NAME, values: VALUES, sharing: SHARING }, ['sharing']),
    refuses: [404],
    status: 201,
    answer: object({ id: text }),
  }),
  save: declareCall({
    ...templates,
    method: 'PUT',
    path: '/api/templates/{id}',
    summary: 'Changes the given parts of a template, for its owner and for Admins',
    body: object({ name: NAME, values: VALUES, sharing: SHARING }, ['name', 'values', 'sharing']),
  }),
  remove: declareCall({
    ...templates,
    method: 'DELETE',
    path: '/api/templates/{id}',
    summary: 'Deletes a template, for its owner and for Admins',
  }),
}
