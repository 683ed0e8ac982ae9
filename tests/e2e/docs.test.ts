import { beforeAll, expect, test } from 'vitest'
import { suiteApp } from '../support/app/suiteApp.ts'
import { describeInBrowser } from '../support/browser/browser.ts'

/** Of Swagger UI, at its own address of a call whose id has a `_`. */
const DEPRECATED = /escaping deep link whitespace with `_`/

describeInBrowser('the page of the API', (browser) => {
  const hub = suiteApp({ customers: 1 })
  let origin: string
  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
  })

  test('shows the calls of every entity and the one of its address, and resolves only what a call refers to', async () => {
    const { page, expectClean, close } = await browser.newPage()
    await page.goto(`${origin}/api/docs#/Customers/customers_update`)
    const update = page.locator('#operations-Customers-customers_update')
    await update.getByText('Id of the record').waitFor()
    await update.locator('.opblock-section-request-body').getByText('"taxNo"').waitFor()
    await update.locator('.response[data-code="409"]').getByText('"confirmable"').waitFor()
    expect(await page.title()).toBe('Car Dealer Hub API')
    expect(await page.locator('.opblock-tag').count()).toBeGreaterThan(50)

    const resolved = page.evaluate(`new Promise((done) => {
      const { fn } = ui.getSystem()
      const { resolveSubtree } = fn
      fn.resolveSubtree = (document, place, options) => done([String(resolveSubtree), place]) ?? resolveSubtree(document, place, options)
    })`)
    await page.locator('#operations-tag-Cars button').click()
    await page.locator('#operations-Cars-cars_list .opblock-summary-control').click()
    await page.getByText('cars first-last/total').waitFor()
    expect(await resolved).toEqual([expect.stringContaining('documentPart(document, place)'), ['paths', '/api/cars', 'get']])
    await expectClean([DEPRECATED])
    await close()
  })

  test.each(['light', 'dark'])('is %s like the hub in this browser', async (mode) => {
    const { page, expectClean, close } = await browser.newPage()
    await page.route('**/swagger-ui-bundle.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const SwaggerUIBundle = () => {}' }),
    )
    await page.addInitScript({ content: `localStorage.setItem('themeSite', '{"mode":"${mode}"}')` })
    await page.goto(`${origin}/api/docs`)
    const scheme = await page.evaluate('getComputedStyle(document.documentElement).colorScheme')
    expect(scheme).toBe(mode === 'dark' ? 'dark' : 'normal')
    await expectClean()
    await close()
  })
})
