import { entityOf } from '../../../model/entityOf.ts'
import type { MayViewAs } from '../../auth/sessions/viewAs.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Administrators who may see users look through their eyes; nobody looks through two pairs. */
export const mayViewAs =
  (context: RecordContext): MayViewAs =>
  (subject) =>
    !subject.viewer && subject.roles.includes('Admin') && context.access(entityOf(context, 'users'), subject).allowed.has('show')
