import { expect, test } from 'vitest'
import texts from '../../../i18n/en/areas/keys.ts'
import { entryOf, KEY_GROUPS, KEYS, type KeyName } from './keyTable.ts'

const names = Object.keys(KEYS) as KeyName[]

const keysOf = (...groups: readonly string[]) =>
  names.filter((name) => groups.includes(entryOf(name).group)).flatMap((name) => entryOf(name).keys)

const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

test.each(KEY_GROUPS.filter((group) => group !== 'everywhere'))('no key means two things in the group %s', (group) => {
  expect(repeated(keysOf('everywhere', group))).toEqual([])
})

test('no key without Ctrl works while the user types', () => {
  const anywhere = names.map(entryOf).filter((entry) => entry.anywhere)
  expect(anywhere.flatMap(({ keys }) => keys).filter((key) => !key.startsWith('Mod+'))).toEqual([])
})

test('a browser keeps the keys that go back and forward', () => {
  expect(names.flatMap((name) => entryOf(name).keys).filter((key) => /^Alt\+Arrow(Left|Right)$/.test(key))).toEqual([])
})

test('every key and every group of keys has a text', () => {
  expect(Object.keys(texts.names).sort()).toEqual([...names].sort())
  expect(Object.keys(texts.groups).sort()).toEqual([...KEY_GROUPS].sort())
})
