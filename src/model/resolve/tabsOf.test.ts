import { expect, test } from 'vitest'
import { tabsOf } from './tabsOf.ts'

test('fields without a group and groups without a tab are in the first tab, the others in the order of the schema', () => {
  expect(tabsOf({ money: ['costs', 'prices'], files: ['media'] }, ['media', 'condition', 'costs', 'prices', 'place'])).toEqual([
    { name: 'details', groups: [undefined, 'condition', 'place'] },
    { name: 'money', groups: ['costs', 'prices'] },
    { name: 'files', groups: ['media'] },
  ])
})
