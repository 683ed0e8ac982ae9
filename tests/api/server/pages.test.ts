import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suiteApp } from '../../support/app/suiteApp.ts'

const INDEX =
  '<html><head><script type="module" src="/assets/a-1.js" nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style></head></html>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'assets/a-1.js'), `export const a = '${'x'.repeat(5000)}'`)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const hub = suiteApp(() => ({ customers: 1, pagesFolder: folder }))

const get = (url: string, headers = {}) => hub.app.inject({ url, headers })

test.each(['/', '/sign-in', '/index.html', '/customers/1/show', '/Lookup/5/Fuel%20type', '/%F0%9F%9A%97'])(
  '%s is the page, with a nonce of its own each time',
  async (url) => {
    const [one, two] = [await get(url), await get(url)]
    const nonces = [one, two].map(({ headers }) => /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1])
    expect(one.statusCode).toBe(200)
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(one.body).toBe(INDEX.replaceAll('__CSP_NONCE__', nonces[0] ?? ''))
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|script-src[^;]*nonce/)
    expect(one.headers['cache-control']).toBe('no-store')
  },
)

test.each(['/sign-in', '/assets/a-1.js', '/robots.txt', '/api/Auth/providers', '/api/nothing'])(
  'HEAD of %s is answered as GET, without the body',
  async (url) => {
    const [got, head] = [await get(url), await hub.app.inject({ method: 'HEAD', url })]
    expect([head.statusCode, head.body]).toEqual([got.statusCode, ''])
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
    expect(got.body).not.toBe('')
  },
)

test('hashed files are cached for a year, others are revalidated, and answers are compressed', async () => {
  const asset = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })
  expect(asset.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' })
  expect(asset.rawPayload.length).toBeLessThan(1000)
  const robots = await get('/robots.txt')
  expect([robots.body, robots.headers['cache-control']]).toEqual(['User-agent: *', 'no-cache'])
})

test.each([
  ['/assets/gone-2.js', 404],
  ['/api', 404],
  ['/api/nothing', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('%s is not the page', async (url, status) => {
  const answer = await get(url)
  expect([url, answer.statusCode === status || !answer.body.includes('car-dealer-hub')]).toEqual([url, true])
  if (url.startsWith('/a')) expect(answer.body).not.toContain('<html')
})

test.each(['/assets/', '/assets/..%2frobots.txt', '/assets/..%5crobots.txt', '/assets/%2e%2e%2findex.html'])(
  '%s leads to no file outside of the hashed ones',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode === 403 || statusCode === 404, body.includes('User-agent'), body.includes('__CSP_NONCE__')]).toEqual([
      true,
      false,
      false,
    ])
  },
)

test('only a page is answered to a browser that asks for one: writing to an unknown address is refused', async () => {
  const answer = await hub.app.inject({ method: 'POST', url: '/sign-in', payload: {} })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'routeNotFound'])
})

test('every answer has the headers that keep browsers from harm', async () => {
  for (const url of ['/', '/api/health', '/api/customers', '/assets/a-1.js']) {
    const { headers } = await get(url)
    expect([url, headers]).toMatchObject([
      url,
      { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' },
    ])
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  expect((await get('/api/health')).headers['cache-control']).toBe('no-store')
})
