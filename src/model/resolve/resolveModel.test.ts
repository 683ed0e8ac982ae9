import { expect, test } from 'vitest'
import { resolveModel } from './resolveModel.ts'

const namesOf = (id: string, title?: string) => {
  const schema = { $id: id, type: 'object', properties: {}, ...(title !== undefined && { title }) } as const
  const [entity] = resolveModel([{ file: `schemas/${id}.ts`, schema }], []).list
  return entity && [entity.title, entity.plural]
}

test.each([
  ['insurers', 'Insurer', 'Insurers'],
  ['currencies', 'Currency', 'Currencies'],
  ['branches', 'Branch', 'Branches'],
  ['mailAddresses', 'Mail address', 'Mail addresses'],
  ['salesStatuses', 'Sales status', 'Sales statuses'],
  ['people', 'Person', 'People'],
])('records of %s are named after their id: one %s, many %s', (id, title, plural) => expect(namesOf(id)).toEqual([title, plural]))

test.each([
  ['Customer', 'Customers'],
  ['Currency', 'Currencies'],
  ['Sales status', 'Sales statuses'],
  ['Branch', 'Branches'],
  ['Day', 'Days'],
])('many of %s are %s', (title, plural) => expect(namesOf('x', title)).toEqual([title, plural]))
