import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Model } from '../../../model/resolvedEntity.ts'
import { callPaths } from '../../calls/callPaths.ts'
import { isExposed } from '../routes/routeContext.ts'
import { PARAMETERS, RESPONSES, SCHEMAS } from './components.ts'
import { entityPaths } from './entityPaths.ts'
import { changeSchema, inputSchema, recordSchema, type Schema } from './entitySchemas.ts'
import { suggestionPaths } from './suggestionPaths.ts'
import { withRefusals } from './withRefusals.ts'

const VERSION = '1'

export interface OpenapiPluginOptions {
  readonly model: Model
}

/** Paths and schemas of every entity; built on demand, so that start-up time does not grow with the schemas. */
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
  const paths = entities.flatMap((entity) => [entityPaths(entity), suggestionPaths(entity)])
  return { paths: Object.assign({}, ...paths), schemas: { ...SCHEMAS, ...Object.fromEntries(schemas) } }
}

/** The API's description in OpenAPI 3.1, at `app.swagger()`. */
export const openapiPlugin = fastifyPlugin(
  async (app: FastifyInstance, options: OpenapiPluginOptions) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Car Dealer Hub', version: VERSION, description: 'Every entity has the same calls; its schema says what differs.' },
        servers: [{ url: '/' }],
        security: [{ bearer: [] }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transformObject(document) {
        if (!('openapiObject' in document)) return document.swaggerObject
        const { openapiObject } = document
        const { paths, schemas } = entityParts(options.model)
        const components = { ...openapiObject.components, schemas, parameters: PARAMETERS, responses: RESPONSES }
        return {
          ...openapiObject,
          paths: withRefusals({ ...openapiObject.paths, ...callPaths(app.calls, options.model), ...paths }),
          components,
        } as typeof openapiObject
      },
    })
  },
  { name: 'openapi' },
)
