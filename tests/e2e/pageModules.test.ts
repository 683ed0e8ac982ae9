import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesFor, readManifest } from '../../src/build/bundleSize.ts'
import { FIRST_LIST, PREFETCHED, SIGN_IN } from '../../src/build/pageModules.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** Shown where the machine lets the list wait. */
const SLOW = 'src/admin/list/SlowList.tsx'

const dist = join(import.meta.dirname, '../../dist')

describeInBrowser('the JavaScript that the build counts', (browser) => {
  let server: ServerProcess
  let person: Person
  const loaded = new Set<string>()

  beforeAll(async () => {
    server = await startDemoServer()
    person = await newPerson(browser, server.origin)
    person.page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1))
    })
  })

  afterAll(async () => {
    await person?.close()
    await server?.stop()
  })

  const counted = (modules: readonly string[]) => [...filesFor(readManifest(dist), modules)].sort()

  test('for the sign-in page is what a browser loads there', async () => {
    await person.visit('/customers')
    await person.page.locator('input[type=password]').waitFor()
    await person.page.waitForLoadState('networkidle')
    expect([...loaded].sort()).toEqual(counted(SIGN_IN))
  })

  test('for the first list is what a browser has loaded once the customers stand there, apart from what it fetches ahead', async () => {
    await person.enter('admin@cardealerhub.test', 'demo1234')
    await person.page.getByRole('row').nth(5).waitFor()
    const wanted = counted([...FIRST_LIST, ...PREFETCHED])
    const ofSlow = counted([...FIRST_LIST, ...PREFETCHED, SLOW]).filter((file) => !wanted.includes(file))
    expect(ofSlow).toHaveLength(1)
    await comesTo(async () => [...loaded].filter((file) => !ofSlow.includes(file)).sort(), wanted)
    await person.expectClean()
  })
})
