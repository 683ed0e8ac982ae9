import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { dependenciesOf, TYPED } from '../../../model/suggestions.ts'
import { type SuggestionQuery, suggestions } from '../read/suggestions.ts'
import { isValues } from '../values.ts'
import type { RouteContext } from './routeContext.ts'

/** Maximum length of the typed text and of each sibling value. */
export const MAX_QUERY = 255

/** Fields with suggestions, including those of rows. */
export const suggestedFields = ({ fields }: ResolvedEntity): readonly ResolvedField[] =>
  fields.flatMap((field) => field.rows ?? field).filter(({ schema }) => schema.suggestions !== undefined)

const textOf = (query: unknown, name: string): string | undefined => {
  const value = isValues(query) && Object.hasOwn(query, name) ? query[name] : undefined
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length <= MAX_QUERY) return value
  throw new AppError(400, 'badFilter', { params: { field: name } })
}

const suggestionQuery = (query: unknown, names: readonly string[]): SuggestionQuery => ({
  typed: textOf(query, TYPED) ?? '',
  beside: Object.fromEntries(names.map((name) => [name, textOf(query, name)])),
})

/** `GET /api/<entity>/suggestions/<field>?q=…` → matching texts, the best first. `$record.<property>` in the schema becomes a parameter of that name. */
export function suggestionRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const options = { config: { entity: entity.id } }
  for (const field of suggestedFields(entity)) {
    const names = dependenciesOf(field.schema.suggestions)
    app.get(`/api/${entity.id}/suggestions/${field.path}`, options, (request) => {
      const subject = authenticate(request)
      return suggestions(records, entity, field, subject, suggestionQuery(request.query, names))
    })
  }
}
