import { can } from '../../model/policy.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'

export interface MenuGroup {
  readonly name: string
  readonly entities: readonly ResolvedEntity[]
}

const first = ({ entities }: MenuGroup): number => Math.min(...entities.map(({ menuOrder }) => menuOrder))

/** What keeps the machine running stands below the daily work. */
const LAST = 'administration'

/** A single entity needs none, unless it stands below the others. */
export const hasHeading = ({ name, entities }: MenuGroup): boolean => entities.length > 1 || name === LAST

/** What stands without a heading comes first, lest it seem to belong to the group above. */
const rank = (group: MenuGroup): number => (group.name === LAST ? 2 : hasHeading(group) ? 1 : 0)

/** Entities that the user may list, by the menu group that their schemas name. */
export const menuGroups = (model: Model, subject: Subject): readonly MenuGroup[] => {
  const listed = model.list.filter((entity) => entity.menu !== false && can(entity, 'list', subject))
  const groups = Object.entries(Object.groupBy(listed, ({ menu }) => String(menu))).map(([name, entities = []]) => ({
    name,
    entities: entities.toSorted((one, other) => one.menuOrder - other.menuOrder || one.title.localeCompare(other.title)),
  }))
  return groups.toSorted((one, other) => rank(one) - rank(other) || first(one) - first(other) || one.name.localeCompare(other.name))
}
