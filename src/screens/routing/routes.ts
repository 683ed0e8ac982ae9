import { PAGES, type Page, page } from '../../domain/pages.ts'
import type { PageKind } from '../../model/entitySchema.ts'
import type { LayoutType } from '../../model/layouts.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'

/** A page and its presentation. */
export interface HubRoute extends Page {
  /** Layout of this page only. */
  readonly layout?: LayoutType
}

/** React-admin's locations below an entity's id. */
const LOCATIONS: Readonly<Record<PageKind, string>> = { list: '', create: '/create', edit: '/{id}', show: '/{id}/show' }

const KINDS: readonly PageKind[] = ['list', 'create', 'edit', 'show']

/** The pages of an entity at its addresses, and the second addresses of its list and new form. */
const entityRoutes = ({ id, paths, pages }: ResolvedEntity): readonly HubRoute[] =>
  KINDS.flatMap((kind) => {
    const { also, ...shown } = pages[kind] ?? {}
    const second = also !== undefined && (kind === 'list' || kind === 'create') ? [page(`/${also}`, { entity: id, kind }, shown)] : []
    return paths === undefined ? second : [{ path: paths[kind], to: `/${id}${LOCATIONS[kind]}`, ...shown }, ...second]
  })

/** All routes. */
export const routesOf = ({ list }: Pick<Model, 'list'>): readonly HubRoute[] => [...PAGES, ...list.flatMap(entityRoutes)]
