import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { locker } from '../write/recordLock.ts'

/** How one subject sees records of an entity; undefined where it sees them as they are stored. */
export type Presenter = (access: Access, subject: Subject) => ((record: Values) => Values) | undefined

/** Built once an entity: most have no rule, and most subjects no hidden fields, so that a page is answered as it was read. */
export function createPresenter(context: RecordContext, entity: ResolvedEntity): Presenter {
  const redact = context.rules.get(entity.id)?.redact
  if (!redact) return (access) => (access.unrestricted ? undefined : access.present)
  return (access, subject) => (record) => redact(context, subject, access.present(record))
}

/** The same with what may not be done with the record (`_lock`): as lists and records are answered. */
export function createAnswer(context: RecordContext, entity: ResolvedEntity): Presenter {
  const presenter = createPresenter(context, entity)
  return (access, subject) => {
    const [present, lock] = [presenter(access, subject), locker(context, access, subject)]
    if (!lock) return present
    return (record) => lock(record, present ? present(record) : record)
  }
}
