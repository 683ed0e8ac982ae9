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

  it('has no kind where the limit is no time, is unknown, or of another keyword', () => {
    const keys = (keyword: string, params?: Record<string, number | string>) =>
      messageKeys({ path: '', keyword, ...(params && { params }) }, 'lots')
    expect(keys('formatMinimum', { limit: 20_260_131 })).toEqual(['errors.formatMinimum', 'errors.invalid'])
    for (const limit of ['x2026-01-31T00:00', 'x2026-01-31', '2026-01-31x', 'x09:30'])
      expect(keys('formatMinimum', { limit })).toEqual(['errors.formatMinimum', 'errors.invalid'])
    expect(keys('formatMinimum')).toEqual(['errors.formatMinimum', 'errors.invalid'])
    expect(keys('minimum', { limit: '2026-01-31' })).toEqual(['errors.minimum', 'errors.invalid'])
    expect(keys('minimum', { limit: 1 })).toEqual(['errors.minimum', 'errors.invalid'])
    expect(keys('minLength')).toEqual(['errors.minLength', 'errors.invalid'])
    expect(keys('type')).toEqual(['errors.type', 'errors.invalid'])
  })

  it.each([
    [{ alternatives: [], passingSchemas: [0, 1] }, 'errors.oneOf.several'],
    [{ alternatives: [], maxContains: 2 }, 'errors.oneOf.range'],
    [{ alternatives: [] }, 'errors.oneOf.listed'],
  ])('of alternatives with names %j is %s', (params, key) => {
    expect(messageKeys({ path: '', keyword: 'oneOf', params }, 'customers')[0]).toBe(key)
  })

  it('takes for a row what is a number only', () => {
    expect(messageKeys({ path: 'free.2nd.3.x4', keyword: 'type' }, 'cars')[0]).toBe('errors.cars.free.2nd.x4.type')
  })

  it('does not depend on a field for what is wrong with the record as a whole', () => {
    expect(messageKeys({ path: '', keyword: 'oneOf' }, 'customers')).toEqual(['errors.oneOf', 'errors.invalid'])
  })
})
