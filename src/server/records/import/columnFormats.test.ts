import { expect, test } from 'vitest'
import { loadModel } from '../../../model/loadModel.ts'
import { loadFieldTypes } from '../../start/fieldTypes.ts'
import { type ColumnFormat, evidentFormats, localMoment, withoutFormat } from './columnFormats.ts'

const schema = {
  $id: 'visits',
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    price: { type: 'string', format: 'money' },
    count: { type: 'integer' },
    note: { type: 'string' },
  },
} as const

const { entities } = loadModel([{ file: 'schemas/visits.ts', schema }], (await loadFieldTypes()).types)

function field(name: string) {
  const found = entities.visits?.fieldsByName[name]
  if (!found) throw new Error(name)
  return found
}

test.each<[string, readonly string[], ColumnFormat | null]>([
  ['day', ['01/02/2026', '13/02/2026'], 'DMY'],
  ['day', ['01/02/2026', '02/13/2026'], 'MDY'],
  ['day', ['01/02/2026'], 'DMY'],
  ['day', ['2026-01-02'], 'DMY'],
  ['at', ['02/13/2026 10:00'], 'MDY'],
  ['price', ['1.234,50'], 'comma'],
  ['price', ['1,234.50'], 'dot'],
  ['price', ['12,5'], 'comma'],
  ['price', ['1,234'], 'dot'],
  ['price', ['1.234'], 'dot'],
  ['price', ['1.234.567'], 'comma'],
  ['price', ['١٬٢٣٤٫٥٠'], 'comma'],
  ['note', ['1.234,50'], null],
])('a column of %s with %j is written as %s', (name, cells, format) => {
  expect(evidentFormats([field(name)], [cells])).toEqual([format])
})

test('what a column does not prove is decided by the others of its kind', () => {
  expect(evidentFormats([field('price'), field('count'), undefined], [['1,50'], ['1.234'], ['x']])).toEqual(['comma', 'comma', null])
  expect(evidentFormats([field('day'), field('at')], [['01/02/2026'], ['12/31/2026']])).toEqual(['MDY', 'MDY'])
})

test.each<[string, string, ColumnFormat | null, string]>([
  ['day', '31.12.2026', 'DMY', '2026-12-31'],
  ['day', '12/31/26', 'MDY', '2026-12-31'],
  ['day', '1-2-70', 'DMY', '1970-02-01'],
  ['day', '2026/1/2', 'DMY', '2026-01-02'],
  ['day', '2026-01-02', 'MDY', '2026-01-02'],
  ['day', 'soon', 'DMY', 'soon'],
  ['day', '31.12.2026x', 'DMY', '31.12.2026x'],
  ['at', '31.12.2026 10:00', 'DMY', '2026-12-31 10:00'],
  ['at', '31.12.2026, 10:00', 'DMY', '2026-12-31, 10:00'],
  ['price', '1.234,50 €', 'comma', '1234.50'],
  ['price', "1'234.50", 'dot', '1234.50'],
  ['price', '−5', 'dot', '-5'],
  ['price', '+1 000', 'comma', '1000'],
  ['price', 'many', 'comma', 'many'],
  ['count', '1,234', 'dot', '1234'],
  ['note', '1.234,50', null, '1.234,50'],
])('%s %j as %s is %j', (name, cell, format, read) => {
  expect(withoutFormat(field(name), cell, format)).toBe(read)
})

test('a moment without a zone is local; days and other texts are not', () => {
  expect(localMoment(field('at'), '2026-12-31 9:05')).toEqual({ day: '2026-12-31', time: '09:05:00' })
  expect(localMoment(field('at'), '2026-12-31T19:05:06.789')).toEqual({ day: '2026-12-31', time: '19:05:06.789' })
  expect(localMoment(field('at'), '2026-12-31')).toEqual({ day: '2026-12-31', time: '00:00:00' })
  expect(localMoment(field('at'), '2026-12-31T09:05:00Z')).toBeUndefined()
  expect(localMoment(field('day'), '2026-12-31')).toBeUndefined()
  expect(localMoment(field('note'), '2026-12-31')).toBeUndefined()
})
