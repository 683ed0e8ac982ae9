import type { RulesFor } from '../../records/rules.ts'
import { defaultMistake } from './parameters.ts'
import { isAuthor } from './runnableReports.ts'

/** A report has either SQL or a JSON query (`PRODUCT.md Q2`), and filters start with values of their types. */
export const rules: RulesFor<'reports'> = {
  validate({ sqlQuery, query, filters }) {
    const starts = (filters ?? []).flatMap((filter, at) => {
      const mistake = defaultMistake(filter)
      return mistake ? [{ ...mistake, path: `filters.${at}.default` }] : []
    })
    return sqlQuery || query ? starts : [{ path: 'query', keyword: 'required', params: {} }, ...starts]
  },
  /** Users who allow others only could not run the report that they make. */
  async beforeSave({ next, before, records, subject }) {
    const { allowedUsers } = next
    if (before || !allowedUsers?.length || allowedUsers.includes(subject.id) || isAuthor(records, subject)) return next
    return { ...next, allowedUsers: [...allowedUsers, subject.id] }
  },
}
