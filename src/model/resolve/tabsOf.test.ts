import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import { tabsOf } from './tabsOf.ts'

test('fields without a group and groups without a tab are in the first tab, the others in the order of the schema', () => {
  expect(tabsOf({ money: ['costs', 'prices'], files: ['media'] }, ['media', 'condition', 'costs', 'prices', 'place'])).toEqual([
    { name: 'details', groups: [undefined, 'condition', 'place'] },
    { name: 'money', groups: ['costs', 'prices'] },
    { name: 'files', groups: ['media'] },
  ])
})

test('entities have the tabs of their schema, or none', () => {
  const properties = { name: { type: 'string' }, price: { type: 'string', group: 'money' } } as const
  const boats = { $id: 'boats', type: 'object', properties } as const
  const tabs = resolvedEntity({ ...boats, entity: { tabs: { sale: ['money'] } } }).tabs
  expect(tabs?.map(({ name }) => name)).toEqual(['details', 'sale'])
  expect('tabs' in resolvedEntity(boats)).toBe(false)
})
