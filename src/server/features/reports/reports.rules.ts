import type { RulesFor } from '../../records/rules.ts'
import { defaultMistake } from './parameters.ts'

/** A report has either SQL or a JSON query (`PRODUCT.md Q2`), and filters start with values of their types. */
export const rules: RulesFor<'reports'> = {
  validate({ sqlQuery, query, filters }) {
    const starts = (filters ?? []).flatMap((filter, at) => {
      const mistake = defaultMistake(filter)
      return mistake ? [{ ...mistake, path: `filters.${at}.default` }] : []
    })
    return sqlQuery || query ? starts : [{ path: 'query', keyword: 'required', params: {} }, ...starts]
  },
}
