import { viewArrangement } from '../lists/viewState.ts'
import { declareCall } from './callContract.ts'
import { flag, listOf, object, text } from './schemaParts.ts'

const views = { tag: 'Saved views', right: 'signedIn' } as const

export const NAME = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^\\u0000]*$' } as const

export const ROLES = { type: 'array', items: { enum: ['Admin', 'Dealer'] }, maxItems: 2 } as const

const SHARING = object({
  roles: { ...ROLES, description: 'Within the owner’s firm; a view of an Admin of all firms is shared in every firm' },
  users: { type: 'array', items: text, maxItems: 50 },
  defaultFor: { ...ROLES, description: 'Roles whose lists open with it; for Admins' },
})

/** The conditions of a saved view. */
const FILTER = {
  type: 'object',
  additionalProperties: true,
  description: 'As in the address of the list; relative periods and `$me` apply on the day and for the user of each reading',
} as const

const DESCRIPTION = [
  'Absent parts are those of the entity.',
  '`sort`: pairs of field and ASC or DESC. `columns`: in their order; `widths` in CSS pixels, without them columns take the width of their values;',
  '`pinned`: how many first columns stay while the others scroll. `density`: height of the rows.',
  '`group`: field of the groups, of days and moments with the period (`date.month`), and of groups within them (`status,date.month`). `measures`: `netTotal.sum`.',
  '`shape`: how the records are shown; `by`: the choice, reference, or field of yes and no that makes the columns of a board, or the day or moment of a calendar.',
].join(' ')

/** What a saved view keeps of a list. */
const STATE = {
  type: 'object',
  additionalProperties: false,
  required: ['filter'],
  description: DESCRIPTION,
  properties: { filter: FILTER, ...viewArrangement.properties },
} as const

const SUMMARY = {
  id: text,
  entity: text,
  name: text,
  own: { ...flag, description: 'Whether the caller may change and delete it' },
  shared: flag,
  pinned: { ...flag, description: 'Whether the caller has put it into the menu' },
  isDefault: {
    ...flag,
    description: 'Whether the caller’s list opens with it: by the caller’s choice, else for one of the caller’s roles',
  },
} as const

/** Saved views of lists. Views that the caller neither owns nor shares are 404. */
export const viewCalls = {
  list: declareCall({
    ...views,
    method: 'GET',
    path: '/api/views',
    summary: 'The views of the caller and those shared with the caller, by name',
    answer: listOf(object(SUMMARY)),
  }),
  read: declareCall({
    ...views,
    method: 'GET',
    path: '/api/views/{id}',
    summary: 'A view, without parts that name fields which the caller may not read',
    answer: object({
      ...SUMMARY,
      state: STATE,
      incomplete: { ...flag, description: 'Whether conditions or sort keys were left out' },
      sharing: SHARING,
    }),
  }),
  create: declareCall({
    ...views,
    method: 'POST',
    path: '/api/views',
    summary: 'Saves a list as a view',
    description: 'At most 100 views a user. Fields and entities that the caller may not read are refused.',
    body: object({ entity: text, name: NAME, state: STATE, sharing: SHARING }, ['sharing']),
    refuses: [404],
    status: 201,
    answer: object({ id: text }),
  }),
  save: declareCall({
    ...views,
    method: 'PUT',
    path: '/api/views/{id}',
    summary: 'Changes the given parts of a view, for its owner and for Admins',
    body: object({ name: NAME, state: STATE, sharing: SHARING }, ['name', 'state', 'sharing']),
  }),
  choose: declareCall({
    ...views,
    method: 'PUT',
    path: '/api/views/{id}/choice',
    summary: 'Whether the caller’s menu has the view, and whether the caller’s list opens with it',
    body: object({ pinned: flag, isDefault: flag }, ['pinned', 'isDefault']),
  }),
  remove: declareCall({ ...views, method: 'DELETE', path: '/api/views/{id}', summary: 'Deletes a view, for its owner and for Admins' }),
}
