import { expect, test } from 'vitest'
import { ACCESS_SECONDS, createAccessTokens } from './accessTokens.ts'

const NOW = new Date('2026-01-31T10:00:00.000Z')
const CLAIMS = {
  sub: 'u1',
  sid: 's1',
  roles: ['Dealer'],
  name: 'Ada',
  email: 'ada@hub.test',
  ver: 3,
  standing: { firm: 'f1', plan: 'stopped' },
}

const payloadOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('a token has the standing beside the other claims, and when it was made: browsers renew it by the time that is left', () => {
  const tokens = createAccessTokens('a secret of the test', () => NOW)
  const token = tokens.sign(CLAIMS)
  const { standing, ...claims } = CLAIMS
  const seconds = NOW.getTime() / 1000
  expect(payloadOf(token)).toEqual({ ...claims, ...standing, iat: seconds, exp: seconds + ACCESS_SECONDS })
  expect(tokens.verify(token)).toEqual({ ...CLAIMS, exp: seconds + ACCESS_SECONDS })
})

test('a standing replaces no claim of the session', () => {
  const tokens = createAccessTokens('a secret of the test', () => NOW)
  expect(tokens.verify(tokens.sign({ ...CLAIMS, standing: { sub: 'u2', firm: 'f1' } }))).toMatchObject({
    sub: 'u1',
    standing: { firm: 'f1' },
  })
})
