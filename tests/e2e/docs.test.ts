import { beforeAll, expect, test } from 'vitest'
import { suiteApp } from '../support/app/suiteApp.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { contrast } from '../support/browser/contrast.ts'

/** Of Swagger UI, at its own address of a call whose id has a `_`. */
const DEPRECATED = /escaping deep link whitespace with `_`/

/** Colour and ground of each text, and of the stars of required values, with what has them. */
const CONTRASTS = `(() => {
  const channels = (color) => color.match(/[\\d.]+/g).map(Number)
  const over = ([r, g, b, share = 1], below) => [r, g, b].map((one, at) => one * share + below[at] * (1 - share))
  const groundOf = (element) =>
    element ? over(channels(getComputedStyle(element).backgroundColor), groundOf(element.parentElement)) : [255, 255, 255]
  const hex = (color) => '#' + color.slice(0, 3).map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')
  const opacityOf = (element) => (element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1)
  const pairOf = (element, pseudo) => {
    const ground = groundOf(element)
    const [r, g, b, share = 1] = channels(getComputedStyle(element, pseudo).color)
    return [hex(over([r, g, b, share * opacityOf(element)], ground)), hex(ground), element.tagName + '.' + element.className]
  }
  const isRead = (element) => element.getClientRects().length > 0 && !element.closest('script, style, [disabled]')
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) => isRead(element) && [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== ''),
  )
  return [
    ...texts.map((element) => pairOf(element, null)),
    ...[...document.querySelectorAll('.parameter__name.required')].map((element) => pairOf(element, '::after')),
  ]
})()`

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

  test.each(['light', 'dark'])('in %s mode, all texts are readable, also that a value is required', async (mode) => {
    const { page, close } = await browser.newPage()
    await page.addInitScript({ content: `localStorage.setItem('themeSite', '{"mode":"${mode}"}')` })
    await page.goto(`${origin}/api/docs#/Customers/customers_update`)
    await page.locator('#operations-Customers-customers_update .opblock-section-request-body').getByText('"taxNo"').waitFor()
    for (const call of ['list', 'create', 'delete'])
      await page.locator(`#operations-Customers-customers_${call} .opblock-summary-control`).click()
    await page.locator('#operations-Customers-customers_update .try-out__btn').click()
    await page.getByRole('button', { name: 'Execute' }).waitFor()
    const pairs = await page.evaluate<readonly (readonly [string, string, string])[]>(CONTRASTS)
    expect(pairs.length).toBeGreaterThan(100)
    expect(pairs.filter(([color, ground]) => contrast(color, ground) < 4.5)).toEqual([])
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
