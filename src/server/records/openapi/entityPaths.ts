import type { Action } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Schema } from './entitySchemas.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const refusals = (...codes: readonly number[]) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${code}` }]))

const object = (properties: Schema, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
})
const text = { type: 'string' }

interface Operation {
  readonly summary: string
  readonly parameters?: readonly Schema[]
  readonly body?: Schema
  readonly responses: Schema
}

/** With `embed=references`. */
const embedding = (record: Schema) =>
  object(
    {
      data: { type: 'array', items: record },
      references: { type: 'object', description: 'Entity → id → record, or null', additionalProperties: { type: 'object' } },
    },
    ['data', 'references'],
  )

const WRITES: readonly Action[] = ['create', 'edit', 'delete']

/** The part of an action that can be granted; empty for writes of a read-only entity. */
const when = (entity: ResolvedEntity, action: Action, value: Schema): Schema => (entity.readOnly && WRITES.includes(action) ? {} : value)

const operationOf = ({ id, plural }: ResolvedEntity, name: string, { summary, parameters, body, responses }: Operation) => ({
  operationId: `${id}_${name}`,
  tags: [plural],
  summary,
  ...(parameters ? { parameters } : {}),
  ...(body ? { requestBody: { required: true, ...body } } : {}),
  responses,
})

/** Response with one record. */
const recordResponse = ({ id, title }: ResolvedEntity) => ({
  description: title,
  headers: { ETag: { description: 'The record’s version', schema: text } },
  ...json(ref(id)),
})

const LIST = [parameter('filter'), parameter('sort')]

/** Response with a page of records. */
const pageResponse = ({ id, plural }: ResolvedEntity) => ({
  description: `A page of ${plural}`,
  headers: {
    'Content-Range': { description: `${id} first-last/total`, schema: text },
    'X-Slow': { description: '`true` if no index served the query, so that many records were read', schema: text },
    'X-Total-Bounded': { description: 'There are more than 10,000; the total is 10,001', schema: text },
  },
  ...json({ oneOf: [{ type: 'array', items: ref(id) }, embedding(ref(id))] }),
})

/** Operations of `/api/<entity>`. */
const collectionOperations = (entity: ResolvedEntity): Schema => ({
  get: operationOf(entity, 'list', {
    summary: `List ${entity.plural}`,
    parameters: [...LIST, parameter('range'), parameter('embed')],
    responses: { 200: pageResponse(entity), ...refusals(400, 401, 403) },
  }),
  ...when(entity, 'create', {
    post: operationOf(entity, 'create', {
      summary: `Create a ${entity.title}`,
      body: json(ref(`${entity.id}_input`)),
      responses: { 201: recordResponse(entity), ...refusals(400, 401, 403, 422) },
    }),
  }),
})

/** Operations of `/api/<entity>/{id}`. Swagger UI does not resolve parameters that stand once beside the operations of an address. */
const recordOperations = (entity: ResolvedEntity): Schema => ({
  get: operationOf(entity, 'get', {
    summary: `Get a ${entity.title}`,
    parameters: [parameter('id')],
    responses: { 200: recordResponse(entity), ...refusals(401, 403, 404) },
  }),
  ...when(entity, 'edit', {
    put: operationOf(entity, 'update', {
      summary: `Change a ${entity.title}; the whole of it or a part`,
      parameters: [parameter('id'), parameter('ifMatch')],
      body: json(ref(`${entity.id}_change`)),
      responses: { 200: recordResponse(entity), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
  }),
  ...when(entity, 'delete', {
    delete: operationOf(entity, 'delete', {
      summary: `Delete a ${entity.title}`,
      parameters: [parameter('id'), parameter('ifMatch')],
      responses: { 200: recordResponse(entity), ...refusals(401, 403, 404, 409) },
    }),
  }),
})

/** Paths of one entity; actions that can't be granted have none. */
export const entityPaths = (entity: ResolvedEntity): Record<string, Schema> => ({
  [`/api/${entity.id}`]: collectionOperations(entity),
  [`/api/${entity.id}/{id}`]: recordOperations(entity),
})
