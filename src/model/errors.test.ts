import { expect, test } from 'vitest'
import { AppError, badParameter, invalid, refusal, refuseErrors } from './errors.ts'

test('a refusal has nothing but status and code unless it is given more', () => {
  expect({ ...new AppError(404, 'notFound') }).toEqual({ status: 404, code: 'notFound', params: {}, fields: [], extra: {} })
  const more = { params: { id: '7' }, fields: [{ path: 'name', keyword: 'required', params: {} }], extra: { base: 1 } }
  expect({ ...new AppError(422, 'validation', more) }).toEqual({ status: 422, code: 'validation', ...more })
  expect(new AppError(404, 'notFound').message).toBe('notFound')
})

interface Boat {
  readonly name: string
  readonly lines: readonly { readonly amount: string }[]
}

const taken = { path: 'name', keyword: 'unique', params: {} } as const

test.each<[string, AppError, object]>([
  [
    'a parameter of the address',
    badParameter('page', [{ path: 'page', keyword: 'minimum', params: { limit: 1 } }]),
    { status: 400, code: 'badParameter', params: { field: 'page' }, fields: [{ path: 'page', keyword: 'minimum', params: { limit: 1 } }] },
  ],
  ['values', refusal<Boat>([taken]), { status: 422, code: 'validation', params: {}, fields: [taken] }],
  ['one value', invalid<Boat>('name', 'unique'), { status: 422, code: 'validation', params: {}, fields: [taken] }],
  [
    'one value of a row with its parameters and format',
    invalid<Boat>('lines.0.amount', 'format', { format: 'decimal' }, 'money'),
    {
      status: 422,
      code: 'validation',
      params: {},
      fields: [{ path: 'lines.0.amount', keyword: 'format', params: { format: 'decimal' }, format: 'money' }],
    },
  ],
])('the refusal of %s', (_, error, facts) => expect({ ...error }).toEqual({ ...facts, extra: {} }))

test('an error of one value has no format unless it is given one', () => {
  expect(Object.keys(invalid<Boat>('name', 'unique').fields[0] ?? {})).toEqual(['path', 'keyword', 'params'])
})

test('only errors are refused', () => {
  expect(() => refuseErrors<Boat>([])).not.toThrow()
  expect(() => refuseErrors<Boat>([taken])).toThrow(refusal<Boat>([taken]))
})
