import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { locker } from '../write/recordLock.ts'

/** Shows records of an entity to one subject; undefined if the subject sees them as stored. */
export type Presenter = (access: Access, subject: Subject) => ((record: Values) => Values) | undefined

/** Built once per entity. Most entities have no rule and most subjects no hidden fields, so most pages need no changes. */
export function createPresenter(context: RecordContext, entity: ResolvedEntity): Presenter {
  const redact = context.rules.get(entity.id)?.redact
  if (!redact) return (access) => (access.unrestricted ? undefined : access.present)
  return (access, subject) => (record) => redact.present(context, subject, access.present(record))
}

/** The same plus the record's lock (`_lock`), as in the answers of lists and records. */
export function createAnswer(context: RecordContext, entity: ResolvedEntity): Presenter {
  const presenter = createPresenter(context, entity)
  return (access, subject) => {
    const [present, lock] = [presenter(access, subject), locker(context, access, subject)]
    if (!lock) return present
    return (record) => lock(record, present ? present(record) : record)
  }
}
