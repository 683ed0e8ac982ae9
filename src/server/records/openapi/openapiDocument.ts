import { PRODUCT_NAME } from '../../../domain/productName.ts'
import type { CallContract } from '../../../model/calls/callContract.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import { callPaths } from '../../calls/callPaths.ts'
import { isExposed } from '../routes/routeContext.ts'
import { PARAMETERS, RESPONSES, SCHEMAS } from './components.ts'
import { entityPaths } from './entityPaths.ts'
import { changeSchema, inputSchema, recordSchema, type Schema } from './entitySchemas.ts'
import { namedComponents } from './namedComponents.ts'
import { withRefusals } from './withRefusals.ts'

const VERSION = '1'

/** Paths and schemas of every entity. Built on demand, so that start-up time does not grow with the number of schemas. */
function entityParts(model: Model): {
  readonly paths: Record<string, Schema>
  readonly schemas: Record<string, Schema>
} {
  const entities = model.list.filter(isExposed)
  const schemas = entities.flatMap((entity) => [
    [entity.id, recordSchema(entity)] as const,
    ...(entity.readOnly
      ? []
      : [[`${entity.id}_input`, inputSchema(entity)] as const, [`${entity.id}_change`, changeSchema(entity)] as const]),
  ])
  const paths = entities.map(entityPaths)
  return { paths: Object.assign({}, ...paths), schemas: { ...SCHEMAS, ...Object.fromEntries(schemas) } }
}

/** The API's description in OpenAPI 3.1. */
export function openapiDocument(model: Model, calls: readonly CallContract[]): Schema {
  const { paths, schemas } = entityParts(model)
  const declared = namedComponents(callPaths(calls, model))
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: VERSION, description: 'Every entity has the same calls; its schema says what differs.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: withRefusals({ ...declared.paths, ...paths }),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...declared.components.schemas, ...schemas },
      parameters: { ...PARAMETERS, ...declared.components.parameters },
      responses: RESPONSES,
    },
  }
}
