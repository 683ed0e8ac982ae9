import { afterEach, expect, test, vi } from 'vitest'
import { entityOf, modelOf } from '../../../../../tests/support/models/databaseModel.ts'
import { gridFacts } from './gridFacts.ts'

const model = modelOf({
  $id: 'cars',
  type: 'object',
  properties: {
    costs: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date', initial: '$today' },
          no: { type: 'integer', initial: '$next' },
          kind: { type: 'string', default: 'other' },
        },
      },
    },
  },
})
const entity = entityOf(model, 'cars')

afterEach(() => vi.useRealTimers())

test('a new row starts with the day of the user, the next number and defaults, of which nothing was entered', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 30) })
  const costs = entity.fieldsByName.costs
  if (!costs) throw new Error('no rows')
  const facts = gridFacts(costs, entity, new Set(['date', 'no', 'kind']))
  const row = facts.blank([])
  expect(row).toEqual({ date: '2026-03-01', no: 1, kind: 'other' })
  expect(facts.entered(row)).toEqual([])
})
