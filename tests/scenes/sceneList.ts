import type { Model } from '../../src/model/resolvedEntity.ts'
import { type HubRoute, routesOf } from '../../src/screens/routing/routes.ts'
import type { Person } from '../support/browser/person.ts'

/** One screen on the demo's data. */
export interface Scene {
  /** As in the table of routes: `/Customer/edit/{id}`. */
  readonly name: string
  /** The address with its parameters filled in. */
  readonly path: string
  /** Settings of appearance besides those of the look. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Runs before the screen is opened; the routes that it intercepts are removed afterwards. */
  readonly before?: (person: Person) => Promise<void>
  /** Actions on the open screen. */
  readonly arrange?: (person: Person) => Promise<void>
}

export const SIGNED_OUT: readonly Scene[] = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password'].map((path) => ({
  name: path,
  path,
}))

const PARAMETER = /\{(\w+)\}/g

type Filler = (parameter: string) => Promise<string | undefined>

const firstId = async (person: Person, entity: string): Promise<string | undefined> => {
  const answer = await person.api(`${entity}?range=[0,0]`)
  const [record] = answer.ok ? ((await answer.json()) as { readonly id: string }[]) : []
  return record?.id
}

const ownId = (person: Person): Promise<string> => person.page.evaluate(`JSON.parse(localStorage.getItem('user') ?? '{}').id ?? ''`)

/** Value of a parameter: the record that the page shows or filters by. */
const filler = (model: Model, person: Person, { to, view }: HubRoute): Filler => {
  const entity = model.entities[view?.entity ?? to.split('/')[1] ?? '']
  const filtered = Object.entries(view?.filter ?? {})
  return async (parameter) => {
    const field = entity?.fieldsByName[filtered.find(([, value]) => value === `{${parameter}}`)?.[0] ?? '']
    if (field?.reference) return field.reference.entity === 'users' ? ownId(person) : firstId(person, field.reference.entity)
    if (field?.options) return String(field.options[0])
    return /id$/i.test(parameter) && entity ? firstId(person, entity.id) : 'sample'
  }
}

const sceneOf = async (model: Model, person: Person, route: HubRoute): Promise<readonly Scene[]> => {
  const fill = filler(model, person, route)
  const names = [...new Set([...route.path.matchAll(PARAMETER)].map(([, name = '']) => name))]
  const values = new Map(await Promise.all(names.map(async (name) => [name, await fill(name)] as const)))
  if ([...values.values()].includes(undefined)) return []
  const path = route.path.replaceAll(PARAMETER, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  return [{ name: route.path, path }]
}

/** Every screen that a signed-in user may open; those of entities without a record are left out. */
export const scenesFor = async (model: Model, person: Person, role: 'Admin' | 'Dealer'): Promise<readonly Scene[]> => {
  const own = routesOf(model).filter(({ roles }) => roles === undefined || roles.includes(role))
  const found: Scene[] = []
  for (const route of own) found.push(...(await sceneOf(model, person, route)))
  return found
}
