import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { EntityRules } from '../rules.ts'
import type { Schema } from './entitySchemas.ts'

const text = { type: 'string' }

/** Paths of what can be done to records of an entity by name (`POST /api/<entity>/<id>/<action>`). */
export function actionPaths(entity: ResolvedEntity, rules: EntityRules | undefined): Record<string, Schema> {
  const one = (name: string, body: Schema = {}): Schema => ({
    parameters: [{ $ref: '#/components/parameters/id' }],
    post: {
      operationId: `${entity.id}_${name}`,
      tags: [entity.plural],
      summary: `${entity.title}: ${name}`,
      parameters: [
        { $ref: '#/components/parameters/ifMatch' },
        {
          name: 'X-Confirm',
          in: 'header',
          description: 'Risky operations that the caller has confirmed, separated by commas',
          schema: text,
        },
      ],
      requestBody: { content: { 'application/json': { schema: { type: 'object', ...body } } } },
      responses: {
        200: {
          description: `${entity.title}, as it is since`,
          headers: {
            ETag: { description: 'The record’s version', schema: text },
            Location: { description: 'Address of the record that the action made, if it made one', schema: text },
          },
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${entity.id}` } } },
        },
      },
    },
  })
  const actions = Object.entries(rules?.actions ?? {})
  return Object.fromEntries(actions.map(([name, { body }]) => [`/api/${entity.id}/{id}/${name}`, one(name, body)]))
}
