import { expect, test } from 'vitest'
import { listOf, named, object, text } from '../../../model/calls/schemaParts.ts'
import { namedComponents } from './namedComponents.ts'

const row = named('ImportRow', object({ title: text }))
const rows = named('ImportRows', object({ rows: listOf(row) }))
const confirm = { name: 'X-Confirm', in: 'header', title: 'Confirm', schema: text }

test('what has a name is a component, also within another, and is referred to', () => {
  const { paths, components } = namedComponents({
    '/api/cars/import': { parameters: [confirm], get: { schema: rows }, put: { schema: row } },
    '/api/customers/import': { parameters: [confirm, { name: 'id', in: 'path' }], get: { schema: rows } },
  })
  const [toRow, toRows] = [{ $ref: '#/components/schemas/ImportRow' }, { $ref: '#/components/schemas/ImportRows' }]
  const toConfirm = { $ref: '#/components/parameters/Confirm' }
  expect(paths).toEqual({
    '/api/cars/import': { parameters: [toConfirm], get: { schema: toRows }, put: { schema: toRow } },
    '/api/customers/import': { parameters: [toConfirm, { name: 'id', in: 'path' }], get: { schema: toRows } },
  })
  expect(components).toEqual({
    schemas: { ImportRow: row, ImportRows: { ...rows, properties: { rows: listOf(toRow) } } },
    parameters: { Confirm: { name: 'X-Confirm', in: 'header', schema: text } },
  })
})

test('two that differ can’t have the same name', () => {
  const paths = { '/api/cars': { schema: row }, '/api/deals': { schema: named('ImportRow', object({ id: text })) } }
  expect(() => namedComponents(paths)).toThrow('The API has two different schemas called ImportRow')
})
