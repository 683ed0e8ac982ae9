import type { Action } from '../../model/entitySchema.ts'
import { can, mayVisit } from '../../model/policy.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { addressesOf, type Match } from './addresses.ts'

interface Need {
  readonly entity: string
  readonly action: Action
}

/** Entity and action of a react-admin location: `/dealers/12/show` → show dealers. */
const resourceNeed = (internal: string): Need => {
  const [entity = '', id, tab] = internal.split('/').slice(1)
  if (id === undefined || id === '') return { entity, action: 'list' }
  if (id === 'create') return { entity, action: 'create' }
  return { entity, action: tab === 'show' ? 'show' : 'edit' }
}

/** The entity and action that a location needs. The entity is unknown for pages without one. */
export const needOf = (internal: string, model: Model): Need => {
  const view = addressesOf(model).routeOf(internal)?.route.view
  return view ? { entity: view.entity, action: view.kind } : resourceNeed(internal)
}

/** Decodes a segment of an address; invalid encodings stay as they are. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const admits = ({ route, params }: Match, subject: Subject): boolean =>
  admitsAs({ route, params }, subject) && (route.screen === undefined || mayVisit(route.screen, subject))

const admitsAs = ({ route, params }: Match, { id, roles }: Subject): boolean =>
  (route.roles === undefined || route.roles.some((role) => roles.includes(role))) &&
  (route.owner === undefined || roles.includes('Admin') || decoded(params[route.owner] ?? '') === id)

/**
 * Whether a user may open a location: by the roles of its route (specification, section 5), the rights granted at run time, and the access
 * policy of its entity.
 */
export const mayOpen = (internal: string, model: Model, subject: Subject): boolean => {
  const match = addressesOf(model).routeOf(internal)
  if (match && !admits(match, subject)) return false
  const { entity, action } = needOf(internal, model)
  const shown = model.entities[entity]
  return shown === undefined || can(shown, action, subject)
}

const LOCATION = /^\/[^/]+(\/create|\/[^/]+(\/show)?)?\/?$/

/** Whether a location exists: as a route, or as a page of an entity that has pages. */
export const isKnown = (internal: string, model: Model): boolean => {
  if (internal === '/' || addressesOf(model).routeOf(internal)) return true
  const entity = model.entities[resourceNeed(internal).entity]
  return entity !== undefined && Object.keys(entity.access).length > 0 && LOCATION.test(internal)
}
