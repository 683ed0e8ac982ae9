import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../../tests/support/models/databaseModel.ts'
import { fittingValue, narrowedFields, rowChoices, storedIds } from './narrowedFields.ts'

const text = { type: 'string' } as const
const model = modelOf(
  { $id: 'boats', type: 'object', properties: { pier: text, big: { type: 'boolean' } } },
  {
    $id: 'stays',
    type: 'object',
    properties: {
      pier: text,
      any: { ...text, reference: 'boats', referenceFilter: { big: true } },
      boat: { ...text, reference: 'boats', referenceFilter: { pier: '$record.pier', big: true } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: { pier: text, boat: { ...text, reference: 'boats', referenceFilter: { pier: '$record.pier' } } },
        },
      },
      boats: { type: 'array', items: text, reference: 'boats', referenceFilter: { pier: '$record.pier' } },
    },
  },
)
const stays = entityOf(model, 'stays')
const [boat, inRows, boats] = narrowedFields(stays.fields, { entity: stays, model, tenant: undefined })
if (!boat || !inRows || !boats) throw new Error('three fields are narrowed')

test('a field is narrowed by others if its filter names them; constants are no conditions on what was chosen before', () => {
  expect([boat, inRows, boats].map(({ field, by }) => [field.path, by.map(({ path }) => path)])).toEqual([
    ['boat', ['pier']],
    ['rows.boat', ['rows.pier']],
    ['boats', ['pier']],
  ])
  expect(boat.filter({ pier: 'A', boat: '1' })).toEqual({ pier: 'A' })
  expect(boat.filter({})).toEqual({ pier: null })
})

test('what is stored may stay while the other fields are as they are stored', () => {
  const stored = { pier: 'A', boats: ['1', '2'] }
  expect(storedIds(boats, { pier: 'A', boats: ['3'] }, stored)).toEqual(['1', '2'])
  expect(storedIds(boats, { pier: 'B', boats: ['1'] }, stored)).toEqual([])
})

test('what does not fit goes out, and what fits again comes back', () => {
  expect(fittingValue(boat, { boat: '1' }, [], new Set())).toEqual({ value: null, out: ['1'] })
  expect(fittingValue(boat, { boat: null }, ['1'], new Set(['1']))).toEqual({ value: '1', out: [] })
  expect(fittingValue(boats, { boats: ['1', '2'] }, ['3'], new Set(['2', '3']))).toEqual({ value: ['2', '3'], out: ['1'] })
})

test('choices in rows are asked about by the values of their row, but not those that are stored like this', () => {
  const row = (id: string | undefined, pier: string, boat: string | null) => ({ ...(id && { id }), pier, boat })
  const stored = { pier: 'Z', rows: [row('1', 'A', 'a'), row('2', 'A', 'b')] }
  const rows = [row('2', 'A', 'b'), row('1', 'B', 'a'), row(undefined, 'A', null), row(undefined, 'A', 'c')]
  expect(rowChoices(inRows, { pier: 'Y', rows }, stored)).toEqual([
    { at: 1, ids: ['a'], filter: { pier: 'B' } },
    { at: 3, ids: ['c'], filter: { pier: 'A' } },
  ])
})
