import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Access } from './access.ts'
import { inParallel } from './inParallel.ts'
import { createAnswer } from './presenter.ts'
import type { RecordContext } from './recordContext.ts'
import { fieldValue, type Values } from './values.ts'

/** Records by entity and id; null: not there, or not for the reader to see. */
export type Embedded = Readonly<Record<string, Readonly<Record<string, Values | null>>>>

/** Statements under way at a time. */
const WIDTH = 4

/** Ids of one entity at most; a page that names more brings along the first. */
const MOST = 1000

const idsIn = (value: Json): readonly string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')

const idsByTarget = (entity: ResolvedEntity, { hidden }: Access, rows: readonly Values[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { name, path, reference } of entity.fields) {
    if (!reference || hidden.has(path)) continue
    const ids = found.get(reference.entity) ?? new Set()
    for (const row of rows) for (const id of idsIn(fieldValue(row, name))) ids.add(id)
    found.set(reference.entity, ids)
  }
  return found
}

async function recordsOf(context: RecordContext, subject: Subject, target: ResolvedEntity, ids: readonly string[]) {
  const access = context.access(target, subject)
  const rows = await context.repository.getMany(context.db.read, target, ids, access.scope(subject))
  const present = createAnswer(context, target)(access, subject)
  const found = new Map(rows.map((row) => [row.id, present ? present(row) : row]))
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
}

/**
 * The records that the rows of a page refer to, as their reader would get them one by one: what they may not read, or is outside their scope, is
 * null. One statement for each entity referred to, whatever the number of rows.
 */
export async function embedReferences(
  context: RecordContext,
  access: Access,
  subject: Subject,
  rows: readonly Values[],
): Promise<Embedded> {
  const readable = [...idsByTarget(access.entity, access, rows)].flatMap(([id, ids]) => {
    const target = context.model.entities[id]
    const { allowed } = target ? context.access(target, subject) : { allowed: new Set() }
    return target && ids.size > 0 && (allowed.has('list') || allowed.has('show')) ? [{ target, ids: [...ids].slice(0, MOST) }] : []
  })
  const records = await inParallel(readable, WIDTH, ({ target, ids }) => recordsOf(context, subject, target, ids))
  return Object.fromEntries(readable.map(({ target }, at) => [target.id, records[at] ?? {}]))
}
