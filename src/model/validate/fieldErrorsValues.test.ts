import { describe, expect, test } from 'vitest'
import { errorsOf, money } from '../../../tests/support/models/fieldErrors.ts'
import { createAjv } from './ajv.ts'
import { toFieldErrors } from './fieldErrors.ts'

const ajv = createAjv()

describe('a format', () => {
  const accepts = (format: string, value: string) => ajv.compile({ type: 'string', format })(value)

  test.each<[string, string, boolean]>([
    ['phone', '+44 20 7946 0958', true],
    ['phone', '+90 (212) 555-12.34', true],
    ['phone', '020 7946 0958', false],
    ['phone', '+0044207946', false],
    ['phone', '+44', false],
    ['phone', '+1234567890123456', false],
    ['phone', '+44 call me', false],
    ['iban', 'DE89370400440532013000', true],
    ['iban', 'de89 3704 0044 0532 0130 00', true],
    ['iban', 'DE88370400440532013000', false],
    ['vin', '1M8GDM9AXKP042788', true],
    ['vin', 'WVWZZZ1JZXW000001', true],
    ['vin', '1M8GDM9AXKP04278O', false],
    ['vin', '1M8GDM9AXKP04278', false],
    ['uri', 'https://example.com/a?b=c#d', true],
    ['uri', 'javascript:alert(1)', false],
    ['uri', 'https://', false],
    ['time', '23:59', true],
    ['time', '23:59:59', true],
    ['time', '24:00', false],
    ['time', '09:30Z', false],
    ['date', '2024-02-29', true],
    ['date', '2023-02-29', false],
    ['date-time', '2024-02-29T10:00:00.000Z', true],
    ['date-time', '2024-02-29T10:00:00+03:00', true],
    ['date-time', '2024-02-29T10:00:00', false],
    ['date-time', '2016-12-31T23:59:60Z', false],
    ['color', '#1a73E8', true],
    ['color', 'red', false],
    ['icon', 'AccountBalance', true],
    ['icon', '<svg>', false],
    ['money', '-0.05', true],
    ['money', '1e3', false],
    ['money', '1,5', false],
    ['money', '9'.repeat(19), false],
    ['email', 'a@example.com', true],
    ['email', 'a@example', false],
  ])('%s takes %s: %s', (format, value, expected) => {
    expect(accepts(format, value)).toBe(expected)
  })
})

describe('the errors of one value', () => {
  test('begin with the most useful one', () => {
    expect(errorsOf({ type: 'string', minLength: 5, format: 'email' }, 'x')).toEqual([
      ': format {"format":"email"}',
      ': minLength {"limit":5}',
    ])
  })

  test.each([
    ['required', 'dependentRequired'],
    ['dependentRequired', 'type'],
    ['type', 'precision'],
    ['precision', 'scale'],
    ['scale', 'format'],
    ['format', 'minLength'],
  ])('begin with %s, before %s', (first, then) => {
    const errors = [then, first].map((keyword) => ({
      keyword: keyword === 'precision' ? 'scale' : keyword,
      instancePath: '/a',
      schemaPath: '',
      params: keyword === 'precision' ? { places: 1, limit: 2 } : keyword === 'scale' ? { places: 3, limit: 2 } : {},
    }))
    expect(toFieldErrors(errors).map(({ keyword }) => keyword)).toEqual([first, then])
  })

  test('name no format but of a format', () => {
    const error = { keyword: 'formatMinimum', instancePath: '', schemaPath: '', params: { limit: 'b', format: 'date' } }
    expect(toFieldErrors([error])[0]).not.toHaveProperty('format')
    expect(toFieldErrors([{ ...error, keyword: 'format', params: { format: 7 } }])[0]).not.toHaveProperty('format')
  })

  test('name the format that it has not', () => {
    const check = ajv.compile({ type: 'string', format: 'email', maxLength: 1 })
    check('xy')
    expect(toFieldErrors(check.errors, 'xy')).toStrictEqual([
      { path: '', keyword: 'format', format: 'email', params: { format: 'email' } },
      { path: '', keyword: 'maxLength', params: { limit: 1 } },
    ])
  })

  test('count digits where there are as many places as there may be', () => {
    expect(errorsOf(money, '12345678901234567.25')[0]).toBe(': precision {"limit":18}')
  })

  test('of rows that repeat a value stand at the later row', () => {
    const schema = { type: 'object', properties: { lines: { type: 'array', uniqueItemProperties: ['number'] } } }
    expect(errorsOf(schema, { lines: [{ number: 1 }, { number: 1 }] })).toEqual(['lines.1.number: repeated {}'])
  })

  test('leave out parameters that are not there', () => {
    const error = { keyword: 'type', instancePath: '', schemaPath: '', params: { type: 'string', none: undefined } }
    expect(toFieldErrors([error])).toStrictEqual([{ path: '', keyword: 'type', params: { type: 'string' } }])
    expect(toFieldErrors(null)).toEqual([])
  })
})
