import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { trashCalls } from '../../../model/calls/trashCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { recordLabel } from '../../../model/records/recordLabel.ts'
import { isTrashed } from '../../../model/records/trash.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { foldText, searchTerms } from '../../../model/values/foldText.ts'
import type { FilterOn } from '../../db/repository/recordsOf.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import { wasInScope } from '../history/history.ts'
import { createPresenter } from '../read/presenter.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { type Changes, isChanges, undoChanges } from '../write/changes.ts'

type Trashed = EntityMap['deletedRecords']
type Entry = EntityMap['auditEntries']
type Shown = AnswerOf<typeof trashCalls.list>['records'][number]

/** Records of an answer. */
const PAGE = 50

/** Rows that one call looks at: those of others may be between one's own. */
const MAX_READ = 2_000

/** Days that a deleted record can be restored. */
export const daysKept = ({ trashDays = 30 }: Pick<RecordContext, 'trashDays'>): number => trashDays

/** Entities whose deleted records the subject may see and delete for good, by id. */
const trashedEntities = (context: RecordContext, subject: Subject): ReadonlyMap<string, ResolvedEntity> =>
  new Map(
    context.model.list.flatMap((entity) => {
      const { allowed } = context.access(entity, subject)
      return isTrashed(context.model, entity) && allowed.has('list') && allowed.has('delete') ? [[entity.id, entity]] : []
    }),
  )

const changesOf = ({ changes }: Entry): Changes => (isChanges(changes) ? changes : {})

/** Whether the subject could write the record at its deletion. */
export function couldWrite(context: RecordContext, entity: ResolvedEntity, subject: Subject, entry: Entry): boolean {
  const scope = context.access(entity, subject).writeScope(subject)
  return wasInScope(scope, entry.recordId ?? '', { version: entry.recordVersion ?? 0, changes: changesOf(entry), entry })
}

interface SeenDeletion {
  readonly row: Trashed
  readonly entity: ResolvedEntity
  readonly entry: Entry
}

/** Those of the deletions that the subject may see, in their order. */
export async function seenDeletions(context: RecordContext, subject: Subject, rows: readonly Trashed[]): Promise<SeenDeletion[]> {
  const entities = trashedEntities(context, subject)
  const entries = await context.repository.of('auditEntries').getMany(
    context.db.read,
    rows.map(({ id }) => id),
  )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return rows.flatMap((row) => {
    const [entity, entry] = [entities.get(row.entity), byId.get(row.id)]
    return entity && entry && couldWrite(context, entity, subject, entry) ? [{ row, entity, entry }] : []
  })
}

/** Whether the subject sees the deleted record in the trash. */
export async function isSeenInTrash(context: RecordContext, subject: Subject, entity: string, record: string): Promise<boolean> {
  const rows = await context.repository.of('deletedRecords').find(context.db.read, { entity, record })
  return (await seenDeletions(context, subject, rows)).length > 0
}

/** Number of records that were deleted or changed with a record. */
const followedBy = ({ followed }: Trashed): number => (isValues(followed) && Array.isArray(followed.records) ? followed.records.length : 0)

/** What the words of a search may be in: the texts of the label, and of the fields that lists search. */
function searched(entity: ResolvedEntity, record: Values): string {
  const fields = entity.fields.filter(({ schema }) => schema.search === true).map(({ name }) => record[name])
  return foldText([recordLabel(entity, record), ...fields.filter((value) => typeof value === 'string')].join(' '))
}

/** The fields that make up a record's label. */
function labelled(entity: ResolvedEntity, record: Values): Values {
  const fields = entity.recordLabel.flatMap((part) => ('field' in part ? (entity.fieldsByName[part.field] ?? []) : []))
  const names = new Set(fields.flatMap(({ name, schema }) => (schema.currencyField === undefined ? [name] : [name, schema.currencyField])))
  return Object.fromEntries([...names].flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))
}

/** The record at its deletion, as the subject may read it. */
export function stateOf(context: RecordContext, subject: Subject, { row, entity, entry }: SeenDeletion): Values & { readonly id: string } {
  const stored = { ...undoChanges({}, [changesOf(entry)]), id: row.record }
  const present = createPresenter(context, entity)(context.access(entity, subject), subject)
  return { ...(present ? present(stored) : stored), id: row.record }
}

/** What is known of the deletion itself. */
export const aboutDeletion = ({ row, entity, entry }: SeenDeletion) => ({
  id: row.id,
  entity: entity.id,
  at: entry.at,
  by: entry.actorName,
  followed: followedBy(row),
})

/** The deleted record with its label; none if a word of the search is not in it. */
function shownOf(context: RecordContext, subject: Subject, seen: SeenDeletion, words: readonly string[]): Shown[] {
  const { row, entity } = seen
  const state = stateOf(context, subject, seen)
  const texts = words.length > 0 ? ` ${searched(entity, state)}` : ''
  if (!words.every((word) => texts.includes(word))) return []
  return [{ ...aboutDeletion(seen), record: { ...labelled(entity, state), id: row.record } }]
}

/** Of these entities, older than `before`, of the tenant that the subject acts for and of none. */
function filterOf(context: RecordContext, subject: Subject, entities: readonly string[], before: string | undefined): FilterOn<Trashed>[] {
  const tenant = tenantActedFor(context.model, subject)
  const owned = { path: 'owner', operator: 'eq', value: tenant ?? null } as const
  const shared = { path: 'owner', operator: 'null', value: true } as const
  return [
    { path: 'entity', operator: 'in', value: entities },
    ...(tenant === undefined ? [] : [{ any: [owned, shared] }]),
    ...(before === undefined ? [] : [{ path: 'id', operator: 'lt', value: before } as const]),
  ]
}

/**
 * Deleted records that the subject may see and delete, the newest first. `next` continues after the last one. A search reads the records, because the
 * audit trail has their values: `next` may follow an empty page.
 * @param of only of this entity
 */
export async function listTrash(
  context: RecordContext,
  subject: Subject,
  {
    entity: of,
    search = '',
    before,
  }: { readonly entity?: string | undefined; readonly search?: string; readonly before?: string | undefined },
): Promise<AnswerOf<typeof trashCalls.list>> {
  const ids = [...trashedEntities(context, subject).keys()].filter((id) => of === undefined || id === of)
  const { repository, db } = context
  const words = searchTerms(search).map((word) => word.replace(/^ +/, ' '))
  const records: Shown[] = []
  let read = 0
  const filter = filterOf(context, subject, ids, before)
  const newest = { field: 'id', order: 'DESC' } as const
  for await (const rows of repository.of('deletedRecords').stream(db.read, {}, { filter, sort: newest })) {
    const seen = new Map((await seenDeletions(context, subject, rows)).map((one) => [one.row.id, one]))
    for (const row of rows) {
      const one = seen.get(row.id)
      if (one) records.push(...shownOf(context, subject, one, words))
      read += 1
      if (records.length === PAGE || read === MAX_READ) return { records, next: row.id, days: daysKept(context) }
    }
  }
  return { records, next: null, days: daysKept(context) }
}
