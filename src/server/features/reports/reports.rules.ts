import type { RulesFor } from '../../records/rules.ts'

/** A report is SQL, or a query without it (`PRODUCT.md Q2`). */
export const rules: RulesFor<'reports'> = {
  validate: ({ sqlQuery, query }) => (sqlQuery || query ? [] : [{ path: 'query', keyword: 'required', params: {} }]),
}
