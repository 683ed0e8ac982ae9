import { Navigate, Resource } from 'react-admin'
import { recordText } from '../fields/recordText.view.ts'
import type { Json } from '../model/entitySchema.ts'
import { can } from '../model/policy.ts'
import type { Model, ResolvedEntity } from '../model/resolvedEntity.ts'
import type { Subject } from '../model/subject.ts'
import { lazyPage } from '../ui/lazy/lazy.tsx'
import { EntityList } from './list/EntityList.tsx'
import { loadRecordViews } from './loadRecordViews.ts'
import type { Screens } from './screens.ts'

const EntityCreate = lazyPage(async () => ({ default: (await loadRecordViews()).EntityCreate }))
const EntityEdit = lazyPage(async () => ({ default: (await loadRecordViews()).EntityEdit }))
const EntityShow = lazyPage(async () => ({ default: (await loadRecordViews()).EntityShow }))

/** Redirects users without the right (specification, section 5). */
const Denied = () => <Navigate to="/access-denied" replace />

const resourceOf = (entity: ResolvedEntity, subject: Subject, screens: Screens) => {
  const own = screens[entity.id] ?? {}
  return (
    <Resource
      key={entity.id}
      name={entity.id}
      list={can(entity, 'list', subject) ? (own.list ?? EntityList) : Denied}
      create={can(entity, 'create', subject) ? (own.create ?? EntityCreate) : Denied}
      edit={can(entity, 'edit', subject) ? (own.edit ?? EntityEdit) : Denied}
      show={can(entity, 'show', subject) ? (own.show ?? EntityShow) : Denied}
      recordRepresentation={(record: Readonly<Record<string, Json>>) => recordText(entity, record)}
    />
  )
}

/** One resource per entity; pages that the user may not open redirect to the access-denied page. */
export const resources = (model: Model, subject: Subject, screens: Screens) =>
  model.list.map((entity) => resourceOf(entity, subject, screens))
