import { describe, expect, it } from 'vitest'
import { messageKeys } from './messageKeys.ts'

describe('the text of a wrong value', () => {
  it("is looked for at the entity's field first, then at any field of that name, then by keyword and format, then by keyword", () => {
    expect(messageKeys({ path: 'email', keyword: 'format', format: 'email' }, 'customers')).toEqual([
      'errors.customers.email.format',
      'errors.fields.email.format',
      'errors.format.email',
      'errors.format',
      'errors.invalid',
    ])
  })

  it('is the same for every row of a child table', () => {
    const first = messageKeys({ path: 'subUnits.0.factor1', keyword: 'required' }, 'mainUnits')
    expect(first).toEqual(messageKeys({ path: 'subUnits.12.factor1', keyword: 'required' }, 'mainUnits'))
    expect(first[0]).toBe('errors.mainUnits.subUnits.factor1.required')
  })

  it('says that text is missing where it only must not be empty, and that it is too short where more is required', () => {
    expect(messageKeys({ path: 'code', keyword: 'minLength', params: { limit: 1 } }, 'customers')).toContain('errors.required')
    expect(messageKeys({ path: 'password', keyword: 'minLength', params: { limit: 6 } }, 'users')).toContain('errors.minLength')
  })

  it('names the expected type of value, where there is only one', () => {
    expect(messageKeys({ path: 'digits', keyword: 'type', params: { type: 'integer' } }, 'currencies')).toContain('errors.type.integer')
    expect(messageKeys({ path: 'digits', keyword: 'type', params: { type: ['integer', 'null'] } }, 'currencies')).toEqual([
      'errors.currencies.digits.type',
      'errors.fields.digits.type',
      'errors.type',
      'errors.invalid',
    ])
  })

  it.each([
    ['2026-01-31', 'errors.formatMinimum.date'],
    ['09:30', 'errors.formatMinimum.time'],
    ['2026-01-31T00:00:00.000Z', 'errors.formatMinimum.date-time'],
  ])('speaks of earlier and later where the limit is the time %s, of more and less where it is an amount', (limit, key) => {
    expect(messageKeys({ path: 'at', keyword: 'formatMinimum', params: { limit } }, 'lots')).toContain(key)
    expect(messageKeys({ path: 'at', keyword: 'formatMinimum', params: { limit: '-12.50' } }, 'lots')).not.toContain(key)
  })

  it('does not depend on a field for what is wrong with the record as a whole', () => {
    expect(messageKeys({ path: '', keyword: 'oneOf' }, 'customers')).toEqual(['errors.oneOf', 'errors.invalid'])
  })
})
