import { refusal } from '../../../model/calls/refusal.ts'
import type { Schema } from './entitySchemas.ts'

const text = { type: 'string' }
const query = (name: string, description: string, schema: Schema = text) => ({ name, in: 'query', description, schema })

/** Parameters shared by all entities. */
export const PARAMETERS = {
  id: { name: 'id', in: 'path', required: true, description: 'Id of the record', schema: text },
  filter: query(
    'filter',
    [
      'JSON: `{"name_contains":"x","id":["a","b"],"q":"text"}`; keys are a field, a field and an operator (`_gte`), `id`, or `q`.',
      'Groups: `{"$or":[{…},{…}],"$and":[{…}],"$not":{…}}`.',
      'Fields of references and of child rows by path: `{"country.name_contains":"an","lines.material.code":"M-1"}`, up to three references;',
      '`{"lines":{"$some":{"quantity_gt":2,"unit":"kg"}}}`: both in the same row. Only what the caller may read counts.',
      'No value: `{"country_null":true}`. Relative dates in the time zone of the firm: `{"date_during":"last30Days"}`: `today`, `yesterday`,',
      '`tomorrow`, `this`, `last` or `next` with `Day`, `Week`, `Month`, `Quarter` or `Year`, or with a number (`next2Weeks`), which counts the current one.',
      '`$me` is the caller, where users are referred to: `{"salesperson":"$me"}`.',
    ].join(' '),
  ),
  sort: query('sort', 'JSON: `["name","ASC"]`, up to four pairs: `["country","ASC","name","DESC"]`. References sort by their labels.'),
  embed: query('embed', '`references`: the answer brings along what its rows refer to'),
  range: query('range', 'JSON: `[0,24]`, at most 1,000 rows'),
  ifMatch: { name: 'If-Match', in: 'header', description: 'Version that the write is based on: `"3"`', schema: text },
} as const

const REFUSALS = {
  400: 'The call can’t be read: `code` says why',
  401: 'Not signed in, or the token has expired',
  403: 'Not allowed',
  404: 'Not there, or not for the caller',
  409: 'Others have changed the same, or still refer to it',
  413: 'The body is too large',
  415: 'The body is of a media type that the call does not take',
  422: 'Values are wrong: `errors` says at which fields',
  429: 'Too many requests: `params.seconds`, or Retry-After, says when to come again',
  503: 'The server can’t answer now: come again after Retry-After',
} as const

/** Responses shared by all entities. */
export const RESPONSES = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  ]),
)

/** Schemas shared by all entities. */
export const SCHEMAS = { Refusal: refusal } as const
