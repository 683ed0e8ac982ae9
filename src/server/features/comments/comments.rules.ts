import { hubTables } from '../../db/hubTables.ts'
import type { RulesFor } from '../../records/rules.ts'
import { readsThread } from './thread.ts'

/** Who can read a comment sees its files. Comments go with their record, and so does who has seen them. */
export const rules: RulesFor<'comments'> = {
  async showsUpload(context, queries, subject, { recordId }) {
    const comment = recordId === null ? undefined : await context.repository.of('comments').get(queries, recordId)
    const entity = comment && context.model.entities[comment.entity]
    if (!entity) return false
    const [record] = await context.repository.getMany(queries, entity, [comment.record])
    return record !== undefined && readsThread(context, subject, { entity, record, owner: comment.owner })
  },
  async removeWith({ repository }, trx, { entity, record }) {
    await hubTables(trx).deleteFrom('commentVisits').where('entity', '=', entity).where('record', '=', record).execute()
    const comments = repository.of('comments')
    const found = await comments.find(trx, { entity, record })
    for (const { id } of found) await comments.remove(trx, id)
    return found.map(({ id }) => ({ entity: 'comments', record: id }))
  },
}
