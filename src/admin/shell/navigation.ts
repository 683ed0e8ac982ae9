import type { ComponentType } from 'react'
import { humanize } from '../../model/naming.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { menuGroups } from './menuGroups.ts'

/** A text of i18n, and what stands there while a language lacks it. */
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

/** An item of the main menu, or several under one heading. */
export interface NavGroup {
  readonly name: string
  readonly label: Label
  readonly items: readonly NavItem[]
  /** What neighbours of the same section stand under together. */
  readonly section?: Label
  /** Of the heading. Default: the first item's. */
  readonly icon?: NavItem['icon']
  /** Open until somebody closes it. Default: open where the page belongs to it. */
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

export const entityItem = (entity: ResolvedEntity): NavItem => ({
  label: { key: `resources.${entity.id}.name`, fallback: entity.plural },
  to: `/${entity.id}`,
  icon: entity.icon,
})

/** The main menu as the schemas alone make it. */
export const schemaNavigation = (model: Model, subject: Subject): Navigation => ({
  main: menuGroups(model, subject).map(({ name, entities }) => ({
    name,
    label: menuLabel(name),
    items: entities.map(entityItem),
    open: true,
  })),
  user: [],
  pages: [],
})
