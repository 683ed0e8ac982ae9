import { entityOf } from '../../../model/entityOf.ts'
import type { MayViewAs } from '../../auth/sessions/viewAs.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Administrators who may list users may view the hub as one of them; a viewer can't view as a third user. */
export const mayViewAs =
  (context: RecordContext): MayViewAs =>
  (subject) =>
    !subject.viewer && subject.roles.includes('Admin') && context.access(entityOf(context, 'users'), subject).allowed.has('show')
