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

/** Paths of one entity; an action that can't be granted has none. */
export function entityPaths(entity: ResolvedEntity): Record<string, Schema> {
  const { id, title, plural } = entity
  const record = ref(id)
  const operation = (name: string, { summary, parameters, body, responses }: Operation) => ({
    operationId: `${id}_${name}`,
    tags: [plural],
    summary,
    ...(parameters ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...body } } : {}),
    responses,
  })
  const one = { description: title, headers: { ETag: { description: 'The record’s version', schema: text } }, ...json(record) }
  const writable: readonly Action[] = ['create', 'edit', 'delete']
  const when = (action: Action, value: Schema): Schema => (entity.readOnly && writable.includes(action) ? {} : value)
  const listParameters = [parameter('filter'), parameter('sort')]

  const collection = {
    get: operation('list', {
      summary: `List ${plural}`,
      parameters: [...listParameters, parameter('range'), parameter('embed')],
      responses: {
        200: {
          description: `A page of ${plural}`,
          headers: {
            'Content-Range': { description: `${id} first-last/total`, schema: text },
            'X-Total-Bounded': { description: 'There are more than 10,000; the total is 10,001', schema: text },
          },
          ...json({ oneOf: [{ type: 'array', items: record }, embedding(record)] }),
        },
        ...refusals(400, 401, 403),
      },
    }),
    ...when('create', {
      post: operation('create', {
        summary: `Create a ${title}`,
        body: json(ref(`${id}_input`)),
        responses: { 201: one, ...refusals(400, 401, 403, 422) },
      }),
    }),
  }

  const item = {
    parameters: [parameter('id')],
    get: operation('get', { summary: `Get a ${title}`, responses: { 200: one, ...refusals(401, 403, 404) } }),
    ...when('edit', {
      put: operation('update', {
        summary: `Change a ${title}; the whole of it or a part`,
        parameters: [parameter('ifMatch')],
        body: json(ref(`${id}_change`)),
        responses: { 200: one, ...refusals(400, 401, 403, 404, 409, 422) },
      }),
    }),
    ...when('delete', {
      delete: operation('delete', {
        summary: `Delete a ${title}`,
        parameters: [parameter('ifMatch')],
        responses: { 200: one, ...refusals(401, 403, 404, 409) },
      }),
    }),
  }

  return {
    [`/api/${id}`]: collection,
    [`/api/${id}/{id}`]: item,
    [`/api/${id}/export`]: {
      get: operation('export', {
        summary: `All ${plural} that a filter finds, as a file`,
        parameters: [parameter('format'), ...listParameters, parameter('columns')],
        responses: {
          200: {
            description: 'The file; as CSV or workbook with a column `<field> label` of names behind each field that refers to records',
            content: {
              'text/csv': { schema: text },
              'application/json': { schema: {} },
              'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: text },
            },
          },
          ...refusals(400, 401, 403),
        },
      }),
    },
  }
}
