import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from '../model/validate/formats.ts'
import { fieldsOf, isEmail, mistakesOf, normalizeEmail } from './credentials.ts'

const found = (form: Parameters<typeof mistakesOf>[0], values: Record<string, unknown>, except?: string[]) =>
  mistakesOf(form, values, except).map(({ path, keyword }) => `${path} ${keyword}`)

describe('An e-mail address', () => {
  test('is stored and compared in small letters, without blanks around it', () =>
    expect(normalizeEmail(' Dana@Example.COM\t')).toBe('dana@example.com'))

  const validate = formats.email.validate
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
        (text) => void expect(isEmail(text)).toBe(validate(text)),
      ),
      { numRuns: 2000 },
    )
  })
  test.each(['two words@b.co', '(a@b.co', 'a@b.co b', 'a@b.co;', 'a@b_c.co', 'a..b@c.co'])('is not %j', (text) =>
    expect(isEmail(text)).toBe(false),
  )

  test.each(['a@b.c', 'a@b-c.co', 'a.b@c.co'])('is %j', (text) => expect(isEmail(text)).toBe(true))

  test('has at most 254 characters', () => {
    expect(isEmail(`${'x'.repeat(243)}@example.com`)).toBe(false)
    expect(isEmail(`${'x'.repeat(242)}@example.com`)).toBe(true)
  })
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

  test('has its fields in order', () => expect(fieldsOf('signUp')).toEqual(['name', 'email', 'password', 'confirmPassword']))

  test('says with each mistake what its text needs', () => {
    expect(mistakesOf('signIn', { email: 'a@b', password: '12345' })).toEqual([
      { path: 'email', keyword: 'format', format: 'email', params: { value: 'a@b' } },
      { path: 'password', keyword: 'minLength', params: { limit: 6 } },
    ])
    const signUp = { name: 'A', email: 'a@b.co', password: 'x'.repeat(201), confirmPassword: 'y' }
    expect(mistakesOf('signUp', signUp)).toEqual([
      { path: 'password', keyword: 'maxLength', params: { limit: 200 } },
      { path: 'confirmPassword', keyword: 'sameAs', params: { field: 'password' } },
    ])
  })

  test('takes a password of the greatest length, and its repetition', () => {
    const password = 'x'.repeat(200)
    expect(found('signUp', { name: 'A', email: 'a@b.co', password, confirmPassword: password })).toEqual([])
  })

  test('counts characters, not code units', () =>
    expect(found('signIn', { email: 'a@b.co', password: '🚗🚗🚗' })).toEqual(['password minLength']))

  test('leaves out what need not be given', () =>
    expect(found('signUp', { name: 'A', email: 'a@b.co', password: '123456' }, ['confirmPassword'])).toEqual([]))
})
