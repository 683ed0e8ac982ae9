import { v7 } from 'uuid'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import { namedEntity } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { can } from '../../../model/policy.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { checkedSharing } from './sharing.ts'
import { requireState, storedState, type ViewState } from './viewState.ts'
import { mayChange, type Role, type SavedView, visibleView } from './views.ts'

/** Maximum number of a user's views. */
export const MAX_VIEWS = 100

/** Maximum size of a view in characters of JSON. */
const MAX_SIZE = 16 * 1024

type Given = Partial<BodyOf<typeof viewCalls.create>>

/** The list that a view is of, if the subject may open it. Throws `AppError` 404. */
function listedEntity({ model }: RecordContext, subject: Subject, id: string): ResolvedEntity {
  const entity = Object.hasOwn(model.entities, id) ? model.entities[id] : undefined
  if (!entity || !can(entity, 'list', subject)) throw notFound()
  return entity
}

function checkedState(context: RecordContext, entity: ResolvedEntity, subject: Subject, state: ViewState): ViewState {
  if (JSON.stringify(state).length > MAX_SIZE) throw new AppError(413, 'tooLarge')
  requireState(context, entity, subject, state)
  return state
}

/** The given parts of a view as they are stored. Throws `AppError` 400, 403, 404, 413. */
const checked = async (context: RecordContext, entity: ResolvedEntity, subject: Subject, { name, state, sharing }: Given) => ({
  ...(name !== undefined && { name: name.trim() || entity.plural }),
  ...(state && storedState(checkedState(context, entity, subject, state))),
  ...(sharing && (await checkedSharing(context, subject, sharing))),
})

/** Of the views of one list in one firm, one at most is the default of a role. */
async function releaseDefaults(
  { repository }: RecordContext,
  trx: Transaction,
  { id, entity, firm }: SavedView,
  roles: readonly Role[],
): Promise<void> {
  if (roles.length === 0) return
  const views = repository.of('savedViews')
  const others = await views.find(trx, { entity, firm }, { filter: [{ path: 'defaultFor', operator: 'includes', value: [...roles] }] })
  for (const other of others.filter((one) => one.id !== id))
    await views.update(trx, other, { defaultFor: other.defaultFor.filter((role) => !roles.includes(role)) })
}

/** Saves a list as a view of the subject. Throws `AppError` 400, also above 100 views, 403, 404, 413. */
export async function createView(
  context: RecordContext,
  subject: Subject,
  given: BodyOf<typeof viewCalls.create>,
): Promise<{ id: string }> {
  const { model, repository, db } = context
  const entity = listedEntity(context, subject, given.entity)
  const parts = await checked(context, entity, subject, given)
  const views = repository.of('savedViews')
  return db.write(async (trx) => {
    await repository.of('users').lock(trx, subject.id)
    const { total } = await views.list(trx, { owner: subject.id }, { limit: 1 })
    if (total >= MAX_VIEWS) throw new AppError(400, 'tooManyViews', { params: { limit: MAX_VIEWS } })
    const firm = tenantActedFor(model, subject) ?? null
    const view = await views.insert(trx, { id: v7(), owner: subject.id, firm, entity: entity.id, ...parts })
    await releaseDefaults(context, trx, view, view.defaultFor)
    return { id: view.id }
  })
}

/** The view, locked, if the subject may change it. Throws `AppError` 403, 404. */
async function changeable(context: RecordContext, trx: Transaction, subject: Subject, id: string): Promise<SavedView> {
  if (!mayChange(context, await visibleView(context, trx, subject, id), subject)) throw new AppError(403, 'forbidden')
  const [view] = await context.repository.of('savedViews').getLocked(trx, [id])
  if (!view) throw notFound()
  return view
}

/** Changes the given parts of a view. Its owner moves it along to the firm that the owner acts for now. Throws `AppError` 400, 403, 404, 413. */
export async function saveView(context: RecordContext, subject: Subject, id: string, given: BodyOf<typeof viewCalls.save>): Promise<void> {
  const before = await visibleView(context, context.db.read, subject, id)
  const parts = await checked(context, namedEntity(context, before.entity), subject, given)
  await context.db.write(async (trx) => {
    const view = await changeable(context, trx, subject, id)
    const firm = view.owner === subject.id ? (tenantActedFor(context.model, subject) ?? null) : view.firm
    const saved = await context.repository.of('savedViews').update(trx, view, { ...parts, firm })
    await releaseDefaults(context, trx, saved, saved.defaultFor)
  })
}

/** Deletes a view, with what users have chosen about it. Throws `AppError` 403, 404. */
export async function removeView(context: RecordContext, subject: Subject, id: string): Promise<void> {
  await context.db.write(async (trx) => {
    const view = await changeable(context, trx, subject, id)
    await context.repository.of('savedViews').remove(trx, view.id)
  })
}
