import type { ComponentType } from 'react'
import { humanize } from '../../model/naming.ts'
import { can } from '../../model/policy.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'

/** A text key, and the fallback for languages without it. */
export interface Label {
  readonly key: string
  readonly fallback: string
  /** Whether the fallback is a name that a user has given, which has no translation. */
  readonly given?: true
}

export interface NavItem {
  readonly label: Label
  /** Location in react-admin; the address bar may show another one. A view of a list has a query. */
  readonly to: string
  /** Name of a Material icon, or an icon component. */
  readonly icon: string | ComponentType<{ readonly fontSize?: 'small' }>
}

/** An item with its places: groups of the main menu, `user` and `pages` (as `entity.menu` of a schema), and its position there. */
export interface MenuItem extends NavItem {
  readonly menu: readonly string[]
  readonly order: number
}

/** An item of the main menu, or several under one heading. */
export interface NavGroup {
  readonly name: string
  readonly label: Label
  readonly items: readonly NavItem[]
  /** Heading that neighbouring groups of the same section share. */
  readonly section?: Label
  /** Icon of the heading. Default: that of the first item. */
  readonly icon?: NavItem['icon']
  /** Whether it is initially open. Default: if it contains the current page. */
  readonly open?: boolean
}

/** All menus, without items that the user may not open. */
export interface Navigation {
  readonly main: readonly NavGroup[]
  /** Items of the user's menu. */
  readonly user: readonly NavItem[]
  /** Items of the page selector in the app bar. */
  readonly pages: readonly NavItem[]
}

export const menuLabel = (name: string): Label => ({ key: `app.menu.${name}`, fallback: humanize(name) })

const entityLabel = ({ id, menuLabel: fallback }: ResolvedEntity): Label => ({ key: `resources.${id}.menu`, fallback })

const entityItem = (entity: ResolvedEntity): MenuItem => ({
  label: entityLabel(entity),
  to: `/${entity.id}`,
  icon: entity.icon,
  menu: entity.menu,
  order: entity.menuOrder,
})

/** Titles are English; `localeCompare` would load a collation for them. */
const byTitle = (one: ResolvedEntity, other: ResolvedEntity): number => {
  const [a, b] = [one.title.toLowerCase(), other.title.toLowerCase()]
  return Number(a > b) - Number(a < b)
}

/** The lists that the user may open. */
export const entityItems = (model: Model, subject: Subject): readonly MenuItem[] =>
  model.list
    .toSorted(byTitle)
    .filter((entity) => can(entity, 'list', subject))
    .map(entityItem)

/** Puts items into the menus. A group of the main menu with the id of an entity has the label of that entity's list. */
export const arrangeMenus = ({ entities }: Pick<Model, 'entities'>, items: readonly MenuItem[]): Navigation => {
  const places = items
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ menu, order: _, ...item }) => menu.map((name) => ({ name, item })))
  const { user = [], pages = [], ...groups } = Object.groupBy(places, ({ name }) => name)
  return {
    main: Object.entries(groups).map(([name, own = []]) => ({
      name,
      label: entities[name] ? entityLabel(entities[name]) : menuLabel(name),
      items: own.map(({ item }) => item),
    })),
    user: user.map(({ item }) => item),
    pages: pages.map(({ item }) => item),
  }
}

/** The menus from the schemas only. */
export const schemaNavigation = (model: Model, subject: Subject): Navigation => {
  const { main, ...others } = arrangeMenus(model, entityItems(model, subject))
  return { main: main.map((group) => ({ ...group, open: true })), ...others }
}
