import type { RulesFor } from '../../records/rules.ts'
import { inScope } from '../../records/values.ts'
import { readsOwner } from './thread.ts'

/** Who can read a comment sees its files. */
export const rules: RulesFor<'comments'> = {
  async showsUpload(context, queries, subject, { recordId }) {
    const comment = recordId === null ? undefined : await context.repository.of('comments').get(queries, recordId)
    const entity = comment && context.model.entities[comment.entity]
    if (!entity || !readsOwner(context, subject, comment.owner)) return false
    const access = context.access(entity, subject)
    const [record] = await context.repository.getMany(queries, entity, [comment.record])
    return access.allowed.has('show') && record !== undefined && inScope(access.readScope(subject), record)
  },
}
