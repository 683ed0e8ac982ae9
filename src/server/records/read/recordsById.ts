import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import type { Presenter } from './presenter.ts'

/** Records by entity and id; null: missing or not visible to the reader. */
export type RecordsById = Readonly<Record<string, Readonly<Record<string, Values | null>>>>

/** Concurrent statements. */
const WIDTH = 4

async function recordsOf(context: RecordContext, subject: Subject, target: ResolvedEntity, ids: readonly string[], presenter: Presenter) {
  const access = context.access(target, subject)
  const rows = await context.repository.getMany(context.db.read, target, ids, access.readScope(subject))
  const present = presenter(access, subject)
  const found = new Map(rows.map((row) => [row.id, present ? present(row) : row]))
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
}

/**
 * Records of several entities as their reader may see them: null for a record outside the reader's scope or rights; entities that the
 * reader may not read are left out. One statement per entity.
 */
export async function recordsById(
  context: RecordContext,
  subject: Subject,
  idsByEntity: ReadonlyMap<string, readonly string[]>,
  presenter: (context: RecordContext, entity: ResolvedEntity) => Presenter,
): Promise<RecordsById> {
  const readable = [...idsByEntity].flatMap(([id, ids]) => {
    const target = context.model.entities[id]
    const { allowed } = target ? context.access(target, subject) : { allowed: new Set() }
    return target && ids.length > 0 && (allowed.has('list') || allowed.has('show')) ? [{ target, ids }] : []
  })
  const records = await inParallel(readable, WIDTH, ({ target, ids }) =>
    recordsOf(context, subject, target, ids, presenter(context, target)),
  )
  return Object.fromEntries(readable.map(({ target }, at) => [target.id, records[at] ?? {}]))
}
