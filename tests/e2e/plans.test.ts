import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { DEALER, newPerson } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

describeInBrowser('plans', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  test('a dealer upgrades and cancels by keys alone, and sees the invoice', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light' })
    await person.signIn(DEALER, '/Subscription')
    const { page } = person
    await page.getByRole('button', { name: 'Upgrade: Enterprise' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('rowheader', { name: 'Credit: Professional' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Choose and pay/ }).press('Enter')
    await page.getByText('The plan is changed').waitFor()
    await person.follow('/MySubscriptionPlan')
    await page.getByRole('heading', { name: 'Enterprise', level: 2 }).waitFor()
    await page.getByRole('button', { name: /^Print: / }).waitFor()
    await page.getByRole('button', { name: 'Cancel plan' }).press('Enter')
    await dialog.getByRole('button', { name: 'Cancel plan' }).press('Enter')
    await page.getByText('The plan is cancelled').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep plan' }).press('Enter')
    await page.getByText('The plan continues').waitFor()
    await person.expectClean()
    await person.close()
  })

  test('their pages fit a phone in Arabic', async () => {
    const person = await newPerson(browser, server?.origin ?? '', { locale: 'ar', mode: 'dark', width: 360, height: 740 })
    await person.signIn(DEALER, '/Subscription')
    const { page } = person
    for (const [path, heading] of [
      ['/Subscription', 'إدارة الاشتراكات'],
      ['/SubscriptionPlanViewUser', 'خطة اشتراكي'],
      ['/Subscription/SubscriptionPayment', 'دفع الاشتراك'],
    ] as const) {
      await person.follow(path)
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await page.locator('#main-content [aria-busy=true]').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await accessibilityProblems(page)).toEqual([])
    }
    await person.expectClean()
    await person.close()
  })
})
