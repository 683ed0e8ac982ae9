import { beforeAll, expect, test } from 'vitest'
import { suiteApp } from '../support/app/suiteApp.ts'
import { describeInBrowser } from '../support/browser/browser.ts'

describeInBrowser('the page of the API', (browser) => {
  const hub = suiteApp({ customers: 1 })
  let origin: string
  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
  })

  test('shows the calls of every entity, under the policy of our pages', async () => {
    const { page, expectClean, close } = await browser.newPage()
    // The page renders all its sections with each click, which takes seconds.
    page.setDefaultTimeout(120_000)
    await page.goto(`${origin}/api/docs`)
    await page.locator('#operations-tag-Customers button').click()
    await page.locator('#operations-Customers-customers_list .opblock-summary-control').click()
    await page.getByText('customers first-last/total').waitFor()
    expect(await page.title()).toBe('Car Dealer Hub API')
    await expectClean()
    await close()
  })
})
