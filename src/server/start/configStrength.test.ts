import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isGuessablePassword, isGuessableSecret } from './configStrength.ts'

/** The same bytes in every run: one in a hundred random draws fails, and could not be reproduced. */
const drawn = (seed: string, bytes: number): Buffer => createHash('shake256', { outputLength: bytes }).update(seed).digest()

describe('a secret', () => {
  test.each([
    'a'.repeat(32),
    'x'.repeat(200),
    'ab'.repeat(20),
    'abc123'.repeat(8),
    'carDealerHub'.repeat(4),
    'passwordpasswordpasswordpassword',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '01234567890123456789012345678901',
    'change-me-change-me-change-me-change-me',
    '                                a',
    'your-secret-key-that-signs-the-sessions',
    'test_0b7fXq9Kd2Lm5Rt8Vw1Zy4Bn6Cp3Gh',
  ])('%s is guessable', (secret) => expect(isGuessableSecret(secret)).toBe(true))

  test.each(['xXXSB8I+nPko1ADuQlAQE5BosDBIxwlx', 'Your9FY2BpLt3e2U1ASra59pI72LwIzb', '56a656bfb656979665bbb9d4996536b9'])(
    '%s was drawn, and begins or repeats by chance',
    (secret) => expect(isGuessableSecret(secret)).toBe(false),
  )

  test('that is random is not, however it is written', () => {
    for (let round = 0; round < 300; round += 1)
      for (const [bytes, encoding] of [
        [16, 'hex'],
        [24, 'base64'],
        [48, 'base64'],
        [32, 'base64url'],
      ] as const)
        expect(isGuessableSecret(drawn(`${round} ${encoding} ${bytes}`, bytes).toString(encoding))).toBe(false)
  })
})

describe('a password', () => {
  test.each(['demo1234', 'Demo1234', 'admin123', '123456', 'aaaaaaaaaa', 'boss', 'boss@dealer.example'])('%s is guessable', (password) =>
    expect(isGuessablePassword(password, 'boss@dealer.example')).toBe(true),
  )
  test.each(['a good one', 'correct horse'])('%s is not', (password) =>
    expect(isGuessablePassword(password, 'boss@dealer.example')).toBe(false),
  )
})
