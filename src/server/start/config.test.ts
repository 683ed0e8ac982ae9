import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigMistakes, databaseFile, readConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'k9Jw2mXq7Rz4Tn8Lp3Vb6Yc1Hd5Fg0Sa',
  ADMIN_EMAIL: 'boss@dealer.example',
  ADMIN_PASSWORD: 'a good one',
}

function mistakesOf(environment: Readonly<Record<string, string | undefined>>): ConfigMistakes {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigMistakes) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('the configuration', () => {
  test('without any variable is the demo on this machine', () => {
    const config = readConfig({ PORT: '', LOG_LEVEL: '' })
    expect(config).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: ['loopback'],
      logLevel: 'warn',
      variables: {},
    })
    expect(databaseFile(config)).toBe(resolve('data/hub.sqlite'))
  })

  test('takes every variable', () => {
    const config = readConfig({
      ...PRODUCTION,
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/hub',
      DATABASE_URL: 'postgresql://hub:x@db/hub',
      PUBLIC_URL: 'https://hub.example/',
      SMTP_URL: 'smtps://mail.example',
      TRUST_PROXY: '10.0.0.5, 172.16.0.0/12,2001:DB8::/32,loopback',
      METRICS_TOKEN: 'b0f1c2d3e4f5a6b7',
      LOG_LEVEL: 'debug',
    })
    expect(config).toEqual({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/srv/hub',
      databaseUrl: 'postgresql://hub:x@db/hub',
      jwtSecret: PRODUCTION.JWT_SECRET,
      admin: { email: 'boss@dealer.example', password: 'a good one' },
      publicUrl: 'https://hub.example',
      smtpUrl: 'smtps://mail.example',
      trustProxy: ['10.0.0.5', '172.16.0.0/12', '2001:db8::/32', 'loopback'],
      metricsToken: 'b0f1c2d3e4f5a6b7',
      logLevel: 'debug',
      variables: {},
    })
  })

  test.each([
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['HOST', { HOST: 'not a host' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '127.0.0.1.evil.example' }],
    ['PORT', { PORT: '80000' }],
    ['PORT', { PORT: '3000x' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'boss' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: '12345' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'hub.example' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.5,' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['UPLOAD_QUOTA_MB', { UPLOAD_QUOTA_MB: '0' }],
    ['UPLOAD_QUOTA_MB', { UPLOAD_QUOTA_MB: '1.5' }],
    ['IMPORT_MAX_MB', { IMPORT_MAX_MB: '0' }],
    ['IMPORT_WORKBOOK_MB', { IMPORT_WORKBOOK_MB: '10000' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'one with blanks in it' }],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: undefined }],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'k'.repeat(64) }],
    ['ADMIN_PASSWORD', { ...PRODUCTION, ADMIN_PASSWORD: 'demo1234' }],
    ['ADMIN_EMAIL', { ...PRODUCTION, ADMIN_EMAIL: undefined }],
    ['ADMIN_PASSWORD', { ...PRODUCTION, ADMIN_PASSWORD: '' }],
  ])('with a wrong %s names it, what is wrong and the remedy: %o', (variable, environment) => {
    const { mistakes } = mistakesOf(environment)
    expect(mistakes.map((mistake) => mistake.variable)).toEqual([variable])
    expect(mistakes[0]?.message.length).toBeGreaterThan(5)
    expect(mistakes[0]?.remedy).toMatch(/\w+ .*\w/)
  })

  test.each([
    [{}, undefined],
    [{ IMPORT_MAX_MB: '20' }, { file: 20, workbook: 1024 }],
    [{ IMPORT_WORKBOOK_MB: '256' }, { file: 512, workbook: 256 }],
  ])('limits imported files: %o', (environment, limits) => expect(readConfig(environment).importLimits).toEqual(limits))

  test('has the variables that features declare, and names their mistakes', () => {
    const features = { FAVOURITE: { schema: { enum: ['ships', 'boats'] }, remedy: 'Use ships or boats.' } }
    expect(readConfig({ FAVOURITE: 'boats', OTHER: 'x' }, features).variables).toEqual({ FAVOURITE: 'boats' })
    expect(readConfig({ FAVOURITE: '' }, features).variables).toEqual({})
    expect(() => readConfig({ FAVOURITE: 'cars', PORT: 'x' }, features)).toThrow(/PORT is "x".*\nFAVOURITE is "cars". Use ships or boats\./)
  })

  test('names all mistakes at once, and no secret', () => {
    const { mistakes, message } = mistakesOf({ NODE_ENV: 'production', PORT: 'x', JWT_SECRET: 'tell-nobody', DATABASE_URL: 'db-password' })
    expect(mistakes.map(({ variable }) => variable)).toEqual(['PORT', 'DATABASE_URL', 'JWT_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'])
    expect(message).not.toMatch(/tell-nobody|db-password/)
  })

  describe('external sign-in', () => {
    const GOOGLE = {
      OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_GOOGLE_CLIENT_SECRET: 'a client secret',
    }

    test('takes any number of providers', () => {
      const { oidc } = readConfig({
        ...GOOGLE,
        OIDC_WORK_ISSUER: 'http://127.0.0.1:9000',
        OIDC_WORK_CLIENT_ID: 'x',
        OIDC_WORK_CLIENT_SECRET: 'y',
        OIDC_WORK_LABEL: 'Our company',
      })
      expect(oidc?.map(({ id, label }) => [id, label])).toEqual([
        ['google', 'Google'],
        ['work', 'Our company'],
      ])
    })

    test.each([
      ['a part that is missing', { OIDC_GOOGLE_CLIENT_SECRET: undefined }, 'OIDC_GOOGLE_CLIENT_SECRET'],
      ['an issuer that anybody can listen to', { OIDC_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'OIDC_GOOGLE_ISSUER'],
      ['a part that is not known', { OIDC_GOOGLE_SECRET: 'x' }, 'OIDC_GOOGLE_SECRET'],
    ])('refuses %s, with the remedy and without the secret', (_, change, variable) => {
      const { mistakes, message } = mistakesOf({ ...GOOGLE, ...change })
      expect(mistakes.map((mistake) => mistake.variable)).toEqual([variable])
      expect(mistakes[0]?.remedy).not.toBe('')
      expect(message).not.toContain('a client secret')
    })
  })
})
