import { describe, expect, test } from 'vitest'
import { conditionsOf } from './conditions.ts'

const text = { type: 'string' }

describe('a field that only a branch declares is shown while the branch holds', () => {
  test('if, then and else', () => {
    const when = { properties: { kind: { const: 'firm' } } }
    const { conditions, shownBy, declared } = conditionsOf({
      properties: { kind: text },
      if: when,
      then: { properties: { taxNo: text, kind: { minLength: 1 } } },
      else: { properties: { birthday: text } },
    })
    expect(conditions.map(({ schema, negate }) => ({ schema, negate }))).toEqual([
      { schema: when, negate: false },
      { schema: when, negate: true },
    ])
    expect(shownBy).toEqual({ taxNo: [0], birthday: [1] })
    expect(declared.taxNo?.pointer).toBe('/then/properties/taxNo')
  })

  test('one condition inside allOf, another by a property that is there', () => {
    const { shownBy, conditions } = conditionsOf({
      properties: { card: text },
      allOf: [{ if: { required: ['card'] }, then: { properties: { holder: text } } }],
      dependentSchemas: { card: { properties: { expires: text } } },
    })
    expect(shownBy).toEqual({ expires: [0], holder: [1] })
    expect(conditions[0]?.schema).toEqual({ required: ['card'] })
  })

  test('the branches of oneOf, distinguished by a constant that becomes a choice', () => {
    const { shownBy, declared } = conditionsOf({
      properties: {},
      oneOf: [{ properties: { kind: { const: 'boat' }, berths: text } }, { properties: { kind: { const: 'car' }, doors: text } }],
    })
    expect(shownBy).toEqual({ berths: [0], doors: [1] })
    expect(declared.kind?.schema).toEqual({ enum: ['boat', 'car'] })
  })

  test('a branch that forbids a property hides it', () => {
    const { shownBy, conditions } = conditionsOf({
      properties: { kind: text, taxNo: text },
      if: { required: ['kind'] },
      then: { properties: { taxNo: false } },
    })
    expect(shownBy).toEqual({ taxNo: [0] })
    expect(conditions[0]?.negate).toBe(true)
  })

  test('a branch that only refines or requires hides nothing', () => {
    expect(
      conditionsOf({
        properties: { a: text, b: text },
        if: { required: ['a'] },
        then: { required: ['b'], properties: { b: { minLength: 2 } } },
      }).shownBy,
    ).toEqual({})
  })
})
