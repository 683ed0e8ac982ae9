import type { Subject } from '../../../model/subject.ts'
import type { EntityShape } from '../../db/tables/shapes.ts'
import { type View, viewsOf } from '../../db/views/views.ts'
import type { RecordContext } from '../recordContext.ts'
import { isExposed } from '../routes/routeContext.ts'

/**
 * Views of all that the subject may list: its rows as sums draw on them, and of their fields those that it may read (`PRODUCT.md Q3`), without those that
 * a rule hides by the record.
 */
export const readableViews = (
  { access, rules }: Pick<RecordContext, 'access' | 'rules'>,
  shapes: ReadonlyMap<string, EntityShape>,
  subject: Subject,
): readonly View[] =>
  viewsOf(
    [...shapes.values()].flatMap((shape) => {
      if (!isExposed(shape.entity)) return []
      const { allowed, hidden, scope } = access(shape.entity, subject)
      const redacted = rules.get(shape.entity.id)?.redact?.fields ?? []
      return allowed.has('list') ? [{ shape, hidden: new Set([...hidden, ...redacted]), scope: scope(subject) }] : []
    }),
  )
