import type { RulesFor } from '../../records/rules.ts'

/** A report has either SQL or a JSON query (`PRODUCT.md Q2`). */
export const rules: RulesFor<'reports'> = {
  validate: ({ sqlQuery, query }) => (sqlQuery || query ? [] : [{ path: 'query', keyword: 'required', params: {} }]),
}
