import type { ComponentType } from 'react'
import { humanize } from '../../model/naming.ts'
import { can } from '../../model/policy.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'

/** A key of i18n, and the fallback for languages without it. */
export interface Label {
  readonly key: string
  readonly fallback: string
}

export interface NavItem {
  readonly label: Label
  /** Location of react-admin's; the address bar may show another. */
  readonly to: string
  /** A Material icon's name, or the icon itself. */
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
  /** What neighbours of the same section stand under together. */
  readonly section?: Label
  /** Of the heading. Default: the first item's. */
  readonly icon?: NavItem['icon']
  /** Open until the user closes it. Default: open if it contains the current page. */
  readonly open?: boolean
}

/** All navigation of the admin, without what the user may not open. */
export interface Navigation {
  readonly main: readonly NavGroup[]
  /** Below the user's name. */
  readonly user: readonly NavItem[]
  /** The page selector in the app bar. */
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

/** The lists that someone may open. */
export const entityItems = (model: Model, subject: Subject): readonly MenuItem[] =>
  model.list
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .filter((entity) => can(entity, 'list', subject))
    .map(entityItem)

/** Puts items into the menus. A group of the main menu that is called as an entity is has the name of that entity's list. */
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

/** The menus as the schemas alone make them. */
export const schemaNavigation = (model: Model, subject: Subject): Navigation => {
  const { main, ...others } = arrangeMenus(model, entityItems(model, subject))
  return { main: main.map((group) => ({ ...group, open: true })), ...others }
}
