import { expect, test } from 'vitest'
import { isOfKinds } from './isOfKinds.ts'

const kinds = { kind: ['invoice', 'proforma'], size: '$any' } as const

test.each([
  [{ kind: 'invoice', size: 1 }, true],
  [{ kind: 'proforma', size: 0 }, true],
  [{ kind: 'credit', size: 1 }, false],
  [{ kind: 'invoice', size: null }, false],
  [{ kind: 'invoice', size: '' }, false],
  [{ kind: 'invoice' }, false],
  [{ size: 1 }, false],
])('%j is of the kinds: %s', (record, is) => expect(isOfKinds(record, kinds)).toBe(is))

test('every record is of no kinds in particular, and an empty field has none of the values', () => {
  expect([isOfKinds({}, {}), isOfKinds({}, { kind: [''] }), isOfKinds({ done: false }, { done: [false] })]).toEqual([true, false, true])
})
