import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf, namedEntity } from '../../../model/entityOf.ts'
import { can, writable } from '../../../model/policy.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { FilterOn } from '../../db/repository/recordsOf.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { readableState, stateOf } from './viewState.ts'

export type SavedView = EntityMap['savedViews']
export type Role = SavedView['roles'][number]
type Choice = EntityMap['viewChoices']
type SharedFilter = FilterOn<EntityMap['savedViews' | 'recordTemplates']>
type Summary = AnswerOf<typeof viewCalls.list>[number]

/** Maximum number of views that a user sees. */
const MAX_SEEN = 1000

/** Shared views of the subject's firm, and of Admins of all firms, that are shared with one of the subject's roles or with the subject. */
const sharedWith = ({ id, roles }: Subject, firm: string | undefined): SharedFilter => ({
  all: [
    {
      any: [
        { path: 'firm', operator: 'null', value: true },
        ...(firm === undefined ? [] : [{ path: 'firm', operator: 'eq', value: firm } as const]),
      ],
    },
    {
      any: [
        { path: 'roles', operator: 'includes', value: [...roles] },
        { path: 'users', operator: 'includes', value: id },
      ],
    },
  ],
})

/** Views or templates that the subject owns or that are shared with the subject. */
export const visibleTo = ({ model }: Pick<RecordContext, 'model'>, subject: Subject): SharedFilter => ({
  any: [{ path: 'owner', operator: 'eq', value: subject.id }, sharedWith(subject, tenantActedFor(model, subject))],
})

/** Views that the subject owns or that are shared with the subject, of lists that the subject may open. */
export async function visibleViews(
  context: RecordContext,
  queries: Queries,
  subject: Subject,
  more: Partial<Pick<SavedView, 'id' | 'entity'>> = {},
) {
  const { model, repository } = context
  const rows = await repository.of('savedViews').find(queries, more, {
    filter: [visibleTo(context, subject)],
    sort: { field: 'name', order: 'ASC' },
    limit: MAX_SEEN,
  })
  return rows.filter(({ entity: id }) => {
    const entity = Object.hasOwn(model.entities, id) ? model.entities[id] : undefined
    return entity !== undefined && can(entity, 'list', subject)
  })
}

/** Throws `AppError` 404. */
export async function visibleView(context: RecordContext, queries: Queries, subject: Subject, id: string): Promise<SavedView> {
  const [view] = await visibleViews(context, queries, subject, { id })
  if (!view) throw notFound()
  return view
}

/** Whether the subject decides about the views and templates of others: as about defaults, by the schema. */
export const isViewAdmin = (context: Pick<RecordContext, 'model'>, subject: Subject): boolean => {
  const { defaultFor } = entityOf(context, 'savedViews').fieldsByName
  return defaultFor !== undefined && writable(defaultFor, subject, true)
}

export const mayChange = (context: Pick<RecordContext, 'model'>, { owner }: Pick<SavedView, 'owner'>, subject: Subject): boolean =>
  owner === subject.id || isViewAdmin(context, subject)

/** Views by id that lists open with: the one that the user chose, else the one for the user's role. */
function defaultsOf(views: readonly SavedView[], choices: ReadonlyMap<string, Choice>, { roles }: Subject): ReadonlySet<string> {
  const byEntity = Map.groupBy(views, ({ entity }) => entity)
  const isForRole = ({ defaultFor }: SavedView) => defaultFor.some((role) => roles.includes(role))
  return new Set(
    [...byEntity.values()].flatMap((own) => {
      const chosen = own.find(({ id }) => choices.get(id)?.isDefault === true)
      // A view of the user's firm before one of all firms.
      const found = chosen ?? own.find((view) => view.firm !== null && isForRole(view)) ?? own.find(isForRole)
      return found ? [found.id] : []
    }),
  )
}

export const choicesOf = async ({ repository }: RecordContext, queries: Queries, { id }: Subject): Promise<ReadonlyMap<string, Choice>> =>
  new Map((await repository.of('viewChoices').find(queries, { user: id })).map((choice) => [choice.view, choice]))

function summarized(
  context: RecordContext,
  views: readonly SavedView[],
  choices: ReadonlyMap<string, Choice>,
  subject: Subject,
): Summary[] {
  const defaults = defaultsOf(views, choices, subject)
  return views.map((view) => ({
    id: view.id,
    entity: view.entity,
    name: view.name,
    own: mayChange(context, view, subject),
    shared: view.roles.length + view.users.length > 0,
    pinned: choices.get(view.id)?.pinned === true,
    isDefault: defaults.has(view.id),
  }))
}

/** The views of the subject's menus and lists, by name. */
export async function listViews(context: RecordContext, subject: Subject): Promise<Summary[]> {
  const { read } = context.db
  const [views, choices] = await Promise.all([visibleViews(context, read, subject), choicesOf(context, read, subject)])
  return summarized(context, views, choices, subject)
}

/** Only who may change a view learns with whom it is shared. */
const NOT_SHARED = { roles: [], users: [], defaultFor: [] } as const

/** A view as the subject may read it. Throws `AppError` 404. */
export async function readView(context: RecordContext, subject: Subject, id: string): Promise<AnswerOf<typeof viewCalls.read>> {
  const view = await visibleView(context, context.db.read, subject, id)
  const summary = (await listViews(context, subject)).find((one) => one.id === id)
  if (!summary) throw notFound()
  const { roles, users, defaultFor } = summary.own ? view : NOT_SHARED
  const sharing = { roles, users, defaultFor }
  return { ...summary, ...readableState(context, namedEntity(context, view.entity), subject, stateOf(view)), sharing }
}
