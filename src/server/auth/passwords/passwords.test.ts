import { describe, expect, test } from 'vitest'
import { hashPassword, isOutdated, isPasswordHash, verifyPassword } from './passwords.ts'

const cheap = { ln: 4, r: 8, p: 1 }

describe('A password', () => {
  test('is stored under a salt of its own, with the parameters it was made with', async () => {
    const [one, two] = await Promise.all([hashPassword('demo1234'), hashPassword('demo1234')])
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
    expect([await verifyPassword('demo1234', one), await verifyPassword('demo1235', one)]).toEqual([true, false])
    expect(isOutdated(one)).toBe(false)
  })

  test('made with other parameters is still good, and due to be renewed', async () => {
    const old = await hashPassword('كلمة السر 🚗', { cost: cheap })
    expect(await verifyPassword('كلمة السر 🚗', old)).toBe(true)
    expect(isOutdated(old)).toBe(true)
  })

  test('is the same however its accents are composed', async () => {
    const hash = await hashPassword('caf\u00e9s', { cost: cheap })
    expect(await verifyPassword('cafe\u0301s', hash)).toBe(true)
  })

  test.each([null, undefined, '', 'demo1234', '$scrypt$ln=4,r=8,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'is never right where %j is stored',
    async (stored) => {
      expect(await verifyPassword('demo1234', stored)).toBe(false)
      expect(isPasswordHash(stored ?? '')).toBe(false)
    },
  )
})
