import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hubTexts } from '../../../tests/support/texts/hubTexts.ts'
import type { NavGroup, NavItem } from '../../admin/shell/navigation.ts'
import { loadModel } from '../../model/loadModel.ts'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../server/start/loadSchemas.ts'
import { hubNavigation } from './navigation.ts'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../../schemas')), (await loadFieldTypes()).types)
const viewers = ['Admin', 'Dealer'].map((role) => [role, hubNavigation(model, { id: role, roles: [role] })] as const)

const itemsOf = (groups: readonly NavGroup[]): readonly NavItem[] => groups.flatMap(({ items }) => items)

/** Intended duplicates: a heading and its first item, and names that the specification uses twice. */
const isOwnHeading = (group: NavGroup): boolean => itemsOf([group]).some(({ label }) => label.key === group.label.key)

describe.each(viewers)('what a %s finds in the menus', (_, { main, user, pages }) => {
  const items = [...itemsOf(main), ...user, ...pages]

  it('has one name a place: the page’s title, the menus and the way to it take the same text', () => {
    const names = Map.groupBy(items, ({ to }) => to)
    const several = [...names].filter(([, ways]) => new Set(ways.map(({ label }) => label.key)).size > 1)
    expect(several.map(([to, ways]) => [to, ways.map(({ label }) => label.key)])).toEqual([])
  })

  it.each(['en', 'ar', 'fr', 'tr'] as const)('has one place a name, in %s', async (locale) => {
    const texts = await hubTexts(locale)
    const say = ({ key }: { readonly key: string }) => texts(key, { smart_count: 2 })
    const places = [
      ...items.map(({ label, to }) => ({ name: say(label), place: to })),
      ...main.filter((group) => !isOwnHeading(group)).map(({ label }) => ({ name: say(label), place: label.key })),
      ...main.flatMap(({ section }) => (section ? [{ name: say(section), place: section.key }] : [])),
    ]
    const shared = [...Map.groupBy(places, ({ name }) => name)].filter(([, all]) => new Set(all.map(({ place }) => place)).size > 1)
    expect(shared.map(([name, all]) => [name, [...new Set(all.map(({ place }) => place))]])).toEqual([])
  })
})
