import { expect, test } from 'vitest'
import { dependenciesOf } from './suggestions.ts'

test('what is offered goes by the properties that its filter names, each once', () => {
  const where = { make: '$record.make', model: '$record.model', again: '$record.make', active: true, kind: 'record.kind' }
  expect(dependenciesOf({ entity: 'cars', field: 'trim', where })).toEqual(['make', 'model'])
  expect(dependenciesOf({ entity: 'cars', field: 'trim' })).toEqual([])
  expect(dependenciesOf(undefined)).toEqual([])
})
