import type { EntityOptions } from '../entitySchema.ts'
import { FIRST_TAB } from '../resolve/tabsOf.ts'
import type { Finding } from './checkShape.ts'
import { at, NAME, type Properties, when } from './findings.ts'
import { suggest } from './nearest.ts'

/** Names that the address of a record's page uses for its other tabs. */
const TAKEN: readonly string[] = [FIRST_TAB, 'comments', 'history']

const nameFindings = (name: string): Finding[] => {
  const pointer = `/entity/tabs/${name}`
  return [
    ...when(!NAME.test(name), pointer, `'${name}' is no name of a tab`, 'use letters and digits, first a small letter'),
    ...when(TAKEN.includes(name), pointer, `a record's page has a tab '${name}' of its own`, 'choose another name'),
  ]
}

/** Mistakes in `tabs`: each names groups of properties, which are in one tab each. */
export const tabFindings = ({ tabs = {} }: EntityOptions, properties: Properties): Finding[] => {
  const groups = Object.values(properties).flatMap(({ group }) => group ?? [])
  const all = Object.values(tabs).flat()
  return Object.entries(tabs).flatMap(([name, own]) => [
    ...nameFindings(name),
    ...own.flatMap((group, index) => {
      const pointer = `/entity/tabs/${name}/${index}`
      if (!groups.includes(group)) return [at(pointer, `no property has the group '${group}'`, suggest(group, groups))]
      const twice = all.indexOf(group) !== all.lastIndexOf(group)
      return when(twice, pointer, `'${group}' is in two tabs`, 'leave it in one of them')
    }),
  ])
}
