import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { countIn, inOrder, problemsIn } from './problems.ts'

const text = { type: 'string' } as const
const properties = {
  name: text,
  price: { ...text, group: 'money' },
  berth: { ...text, group: 'place' },
  vat: { ...text, group: 'money' },
  crew: { type: 'array', items: { type: 'object', properties: { name: text } } },
} as const
const boats = { $id: 'boats', type: 'object', properties } as const

const errors = {
  root: { record: { type: 'server', message: 'whole' } },
  vat: { type: 'manual', message: { message: 'wrong', args: { limit: 1 } } },
  berth: { type: 'manual', message: 'wrong' },
  crew: [undefined, { name: { type: 'manual', message: 'required' } }],
  gone: { type: 'server', message: 'odd' },
  name: { type: 'manual', message: '', ref: { name: { message: 'no error' } } },
  crewless: { type: 'manual', message: {} },
  none: undefined,
}

const ordered = (entity: Parameters<typeof resolvedEntity>[0]) =>
  inOrder(resolvedEntity(entity), problemsIn(errors)).map(({ path }) => path)

test('errors are those of fields, also in rows, with their paths', () => {
  expect(problemsIn(errors)).toEqual([
    { path: 'vat', message: { message: 'wrong', args: { limit: 1 } } },
    { path: 'berth', message: 'wrong' },
    { path: 'crew.1.name', message: 'required' },
    { path: 'gone', message: 'odd' },
  ])
  expect(countIn(problemsIn(errors), ['crew', 'berth', 'name'])).toBe(2)
})

test('errors are in the order of sections and fields, those of unknown fields last', () => {
  expect(ordered(boats)).toEqual(['crew.1.name', 'vat', 'berth', 'gone'])
  expect(ordered({ ...boats, entity: { tabs: { berth: ['place'], sale: ['money'] } } })).toEqual(['crew.1.name', 'berth', 'vat', 'gone'])
})
