import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeInBrowser } from './browser.ts'
import { chromiumSource, findChromium } from './chromium.ts'

const POLICY = "default-src 'self'; script-src 'self'; img-src 'self' data:"

const PAGES: Readonly<Record<string, string>> = {
  '/clean': '<!doctype html><link rel="icon" href="data:,"><h1>مرحبا</h1>',
  '/inline': '<!doctype html><link rel="icon" href="data:,"><script>document.title = "ran"</script>',
  '/throws': '<!doctype html><link rel="icon" href="data:,"><script src="/throws.js"></script>',
  '/throws.js': 'console.error("said aloud"); throw new Error("not caught")',
  '/elsewhere': '<!doctype html><link rel="icon" href="data:,"><img src="http://elsewhere.invalid/pixel.gif">',
}

describeInBrowser('a page in Chromium', (browser) => {
  let server: Server
  let origin: string

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
      response
        .writeHead(url in PAGES ? 200 : 404, { 'content-type': type, 'content-security-policy': POLICY })
        .end(PAGES[url] ?? 'Not found')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  async function visit(path: string) {
    const watched = await browser.newPage()
    await watched.page.goto(origin + path)
    return watched
  }

  test('that does nothing wrong is clean, and storage is not shared with another page', async () => {
    const { page, expectClean } = await visit('/clean')
    expect(await page.textContent('h1')).toBe('مرحبا')
    await page.evaluate('localStorage.setItem("token", "mine")')
    const other = await visit('/clean')
    expect(await other.page.evaluate('localStorage.getItem("token")')).toBeNull()
    await expectClean()
  })

  test.each([
    ['/inline', /policy violation: script-src-elem refused inline/],
    ['/throws', /uncaught: Error: not caught/],
    ['/throws', /console error: said aloud/],
    ['/elsewhere', /request to another machine: http:\/\/elsewhere.invalid/],
    ['/nowhere', /console error: Failed to load resource: .*404/],
  ])('%s is not clean: %s', async (path, problem) => {
    const { expectClean, problems } = await visit(path)
    await expect(expectClean()).rejects.toThrow()
    expect(problems).toContainEqual(expect.stringMatching(problem))
  })

  test('an expected failure can be allowed, and only that', async () => {
    const { expectClean } = await visit('/nowhere')
    await expectClean([/404.*nowhere/])
    await expect(expectClean([/409/])).rejects.toThrow()
  })
})

describe('which Chromium is used', () => {
  test('the one named by CHROMIUM_PATH, and no other when that is wrong', () => {
    expect(chromiumSource({ CHROMIUM_PATH: process.execPath })).toEqual({ executable: process.execPath })
    expect(chromiumSource({ CHROMIUM_PATH: join(tmpdir(), 'no-browser') })).toEqual({ missing: expect.stringContaining('no-browser') })
  })

  describe.runIf(process.platform === 'linux' && process.arch === 'x64')('without a name', () => {
    let path: string
    beforeAll(async () => {
      path = await mkdtemp(join(tmpdir(), 'path-'))
    })
    afterAll(() => rm(path, { recursive: true }))

    test('the packed one', async () => {
      const packed = expect.stringMatching(/@sparticuz.chromium$/)
      expect(chromiumSource({ PATH: path })).toEqual({ packed })
      const other = join(path, 'chromium')
      await writeFile(other, '')
      expect(chromiumSource({ PATH: path })).toEqual({ packed, other })
    })

    test('the machine’s own where the packed one does not start', async () => {
      const unpacked = join(path, '.cache/chromium')
      await mkdir(unpacked, { recursive: true })
      await writeFile(join(unpacked, 'chromium'), 'not a program', { mode: 0o755 })
      const source = { packed: join(path, 'node_modules/chromium'), other: process.execPath }
      expect(await findChromium(source)).toEqual({ executablePath: process.execPath, env: {} })
    })
  })
})
