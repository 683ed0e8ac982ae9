import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from '../model/validate/formats.ts'
import { isEmail, mistakesOf } from './credentials.ts'

const found = (form: Parameters<typeof mistakesOf>[0], values: Record<string, unknown>, except?: string[]) =>
  mistakesOf(form, values, except).map(({ path, keyword }) => `${path} ${keyword}`)

describe('An e-mail address', () => {
  const judge = formats.email.validate
  test('is validated as schemas do', () => {
    const pieces = fc.array(fc.constantFrom('a', 'B', '9', '.', '-', '_', '+', '@', ' ', "'", 'é', 'ب', '..', '.com', 'test', ';'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((list) => list.join('')),
          fc.emailAddress(),
          fc.string(),
        ),
        (text) => void expect(isEmail(text)).toBe(judge(text)),
      ),
      { numRuns: 2000 },
    )
  })
  test('is too long beyond 254 characters', () => expect(isEmail(`${'x'.repeat(243)}@example.com`)).toBe(false))
  test('is validated quickly for any input', () => {
    expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false)
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false)
  })
})

describe('A form', () => {
  test.each([
    ['signIn', {}, ['email required', 'password required']],
    ['signIn', { email: '  ', password: '' }, ['email required', 'password required']],
    ['signIn', { email: 'a@b', password: '12345' }, ['email format', 'password minLength']],
    ['signIn', { email: ' a@b.co ', password: '123456' }, []],
    ['signIn', { email: 'a@b.co', password: 'x'.repeat(201) }, ['password maxLength']],
    ['signIn', { email: 5, password: ['123456'] }, ['email required', 'password required']],
    ['signUp', { name: ' ', email: 'a@b.co', password: '123456', confirmPassword: '123457' }, ['name required', 'confirmPassword sameAs']],
    ['forgotPassword', { email: '' }, ['email required']],
    [
      'resetPassword',
      { email: 'a@b.co', code: '', password: '123456', confirmPassword: '' },
      ['code required', 'confirmPassword required'],
    ],
  ] as const)('%s with %j has the mistakes %j', (form, values, mistakes) => expect(found(form, values)).toEqual(mistakes))

  test('counts characters, not code units', () =>
    expect(found('signIn', { email: 'a@b.co', password: '🚗🚗🚗' })).toEqual(['password minLength']))

  test('leaves out what need not be given', () =>
    expect(found('signUp', { name: 'A', email: 'a@b.co', password: '123456' }, ['confirmPassword'])).toEqual([]))
})
