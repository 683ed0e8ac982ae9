import { expect, test } from 'vitest'
import { deciding } from './suggestions.ts'

test('what is offered goes by the properties that its filter names, each once', () => {
  const where = { make: '$record.make', model: '$record.model', again: '$record.make', active: true, kind: 'record.kind' }
  expect(deciding({ entity: 'cars', field: 'trim', where })).toEqual(['make', 'model'])
  expect(deciding({ entity: 'cars', field: 'trim' })).toEqual([])
  expect(deciding(undefined)).toEqual([])
})
