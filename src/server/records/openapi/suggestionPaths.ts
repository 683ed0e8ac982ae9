import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { dependenciesOf, TYPED } from '../../../model/suggestions.ts'
import { MAX_SUGGESTIONS } from '../read/suggestions.ts'
import { MAX_QUERY, suggestedFields } from '../routes/suggestionRoutes.ts'
import type { Schema } from './entitySchemas.ts'

const query = (name: string, description: string): Schema => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', maxLength: MAX_QUERY },
})

const operation = ({ id, plural, title }: ResolvedEntity, { path, schema, title: label }: ResolvedField): Schema => ({
  operationId: `${id}_suggestions_${path.replace('.', '_')}`,
  tags: [plural],
  summary: `Texts that “${label}” of a ${title} may be filled in with; any other text may be as well`,
  parameters: [
    query(TYPED, 'What has been typed: it occurs in every text, whatever its case and accents'),
    ...dependenciesOf(schema.suggestions).map((name) =>
      query(name, `Value of ‘${name}’ in the same record; without it texts for all its values are answered`),
    ),
  ],
  responses: {
    200: {
      description: 'Distinct texts, the best match first',
      content: { 'application/json': { schema: { type: 'array', items: { type: 'string' }, maxItems: MAX_SUGGESTIONS } } },
    },
    404: { $ref: '#/components/responses/404' },
  },
})

/** Paths of suggestions while typing (`GET /api/<entity>/suggestions/<field>`). */
export const suggestionPaths = (entity: ResolvedEntity): Record<string, Schema> =>
  Object.fromEntries(
    suggestedFields(entity).map((field) => [`/api/${entity.id}/suggestions/${field.path}`, { get: operation(entity, field) }]),
  )
