import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'
import { dependenciesOf, TYPED } from '../suggestions.ts'
import { declareCall } from './callContract.ts'
import { listOf, object, text } from './schemaParts.ts'

/** Maximum number of suggestions. */
export const MAX_SUGGESTIONS = 20

/** Maximum length of the typed text and of each sibling value. */
const MAX_QUERY = 255

/** Texts that a field suggests while it is being filled in. `$record.<property>` in its schema becomes a parameter of that name. */
export function suggestionCall({ id, plural, title }: ResolvedEntity, { path, schema, title: label }: ResolvedField) {
  const siblings = dependenciesOf(schema.suggestions).map((name) => [
    name,
    {
      ...text,
      maxLength: MAX_QUERY,
      description: `Value of ‘${name}’ in the same record; without it texts for all its values are answered`,
    },
  ])
  const typed = {
    ...text,
    maxLength: MAX_QUERY,
    description: 'What has been typed: it occurs in every text, whatever its case and accents',
  }
  const query: Readonly<Record<string, typeof typed>> = Object.fromEntries([[TYPED, typed], ...siblings])
  return declareCall({
    method: 'GET',
    path: `/api/${id}/suggestions/${path}`,
    tag: plural,
    summary: `Texts that “${label}” of a ${title} may be filled in with; any other text may be as well`,
    right: 'signedIn',
    texts: id,
    query: object(query, Object.keys(query)),
    refuses: [404],
    answer: { ...listOf(text), maxItems: MAX_SUGGESTIONS, description: 'Distinct texts, the best match first' },
  })
}
