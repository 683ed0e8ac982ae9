import { lazy } from 'react'
import { Resource } from 'react-admin'
import type { Json } from '../model/entitySchema.ts'
import { can } from '../model/policy.ts'
import { recordLabel } from '../model/recordLabel.ts'
import type { Model, ResolvedEntity } from '../model/resolvedEntity.ts'
import type { Subject } from '../model/subject.ts'
import { EntityList } from './list/EntityList.tsx'
import type { Screens } from './screens.ts'

const beyondList = () => import('./beyondList.ts')
const EntityCreate = lazy(async () => ({ default: (await beyondList()).EntityCreate }))
const EntityEdit = lazy(async () => ({ default: (await beyondList()).EntityEdit }))
const EntityShow = lazy(async () => ({ default: (await beyondList()).EntityShow }))

const resourceOf = (entity: ResolvedEntity, subject: Subject, screens: Screens) => {
  const own = screens[entity.id] ?? {}
  return (
    <Resource
      key={entity.id}
      name={entity.id}
      list={can(entity, 'list', subject) ? (own.list ?? EntityList) : undefined}
      create={can(entity, 'create', subject) ? (own.create ?? EntityCreate) : undefined}
      edit={can(entity, 'edit', subject) ? (own.edit ?? EntityEdit) : undefined}
      show={can(entity, 'show', subject) ? (own.show ?? EntityShow) : undefined}
      recordRepresentation={(record: Readonly<Record<string, Json>>) => recordLabel(entity, record)}
    />
  )
}

/** One resource for every entity of which the user may see anything. */
export const resources = (model: Model, subject: Subject, screens: Screens) =>
  model.list
    .filter((entity) => can(entity, 'list', subject) || can(entity, 'show', subject))
    .map((entity) => resourceOf(entity, subject, screens))
