import { validate as isId } from 'uuid'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { createPresenter } from './presenter.ts'

export interface Found {
  readonly entity: string
  /** As in the entity's list. */
  readonly record: Values
}

/** Maximum number of records per entity. */
const EACH = 4

/** Concurrent queries of one search. */
const WIDTH = 4

const searched = (words: string) => {
  const byId = isId(words)
  return ({ menu, fields }: ResolvedEntity): boolean => menu.length > 0 && (byId || fields.some(({ search }) => search))
}

const inEntity = async (context: RecordContext, entity: ResolvedEntity, subject: Subject, words: string): Promise<readonly Found[]> => {
  const access = context.access(entity, subject)
  if (!access.allowed.has('list')) return []
  const { rows } = await context.repository.list(context.db.read, entity, {
    search: words,
    sort: entity.sort,
    scope: access.readScope(subject),
    hidden: access.hidden,
    offset: 0,
    limit: EACH,
  })
  const present = createPresenter(context, entity)(access, subject)
  return rows.map((record) => ({ entity: entity.id, record: present ? present(record) : record }))
}

/** Records of all entities that contain every word, or have this id, and that the caller may list; at most `EACH` per entity, in the order of its list. */
export const searchRecords = async (context: RecordContext, subject: Subject, words: string): Promise<readonly Found[]> => {
  if (words.trim() === '') return []
  const found = await inParallel(context.model.list.filter(searched(words.trim())), WIDTH, (entity) =>
    inEntity(context, entity, subject, words),
  )
  return found.flat()
}
