import type { RulesFor } from '../../records/rules.ts'
import { readsThread } from './thread.ts'

/** Who can read a comment sees its files. */
export const rules: RulesFor<'comments'> = {
  async showsUpload(context, queries, subject, { recordId }) {
    const comment = recordId === null ? undefined : await context.repository.of('comments').get(queries, recordId)
    const entity = comment && context.model.entities[comment.entity]
    if (!entity) return false
    const [record] = await context.repository.getMany(queries, entity, [comment.record])
    return record !== undefined && readsThread(context, subject, { entity, record, owner: comment.owner })
  },
}
