import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { ErrorIn } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RulesFor } from '../../records/rules.ts'
import { makerOf } from './makerOf.ts'
import { defaultMistake } from './parameters.ts'

type Draft = DraftMap['reports']

const namesUsers = (report: Draft | undefined): boolean => (report?.allowedUsers ?? []).length > 0

/**
 * Who sees a report (`PRODUCT.md Q2`): naming its first users closes it to others. The last one's removal does not open it again: a state does, since
 * users are also removed with their accounts.
 */
const visibility = (next: Draft, before: Draft | undefined): NonNullable<Draft['visibleTo']> => {
  const { visibleTo } = next
  if (visibleTo && visibleTo !== before?.visibleTo) return visibleTo
  if (namesUsers(next) && (!visibleTo || !namesUsers(before))) return 'allowedUsers'
  return before?.visibleTo ?? 'firm'
}

/** A report has either SQL or a JSON query (`PRODUCT.md Q2`), and filters start with values of their types. */
export const rules: RulesFor<'reports'> = {
  derive: (next, before) => withValues(next, { visibleTo: visibility(next, before) }),
  validate({ sqlQuery, query, filters }) {
    const starts = (filters ?? []).flatMap((filter, at): ErrorIn<EntityMap['reports']>[] => {
      const mistake = defaultMistake(filter)
      return mistake ? [{ ...mistake, path: `filters.${at}.default` }] : []
    })
    return sqlQuery || query ? starts : [{ path: 'query', keyword: 'required', params: {} }, ...starts]
  },
  /** A deleted report that a user restores belongs to its maker again. */
  async beforeSave({ next, before, subject, ...context }) {
    const made = async () => (await makerOf(context, String(next.id))) ?? (subject.id || null)
    return withValues(next, { owner: before ? (before.owner ?? null) : await made() })
  },
}
