import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chinook, createChinook } from '../chinook/chinookApp.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo } from '../support/browser/person.ts'
import { outsideTests } from '../support/processes/outsideTests.ts'

const BUILD = resolve(import.meta.dirname, '../chinook/page/build.ts')

const SAVE = { en: 'Save', ar: 'حفظ' } as const

/** An entity with the id of one of ours has its labels in other languages. */
const QUANTITY = { en: 'Quantity', ar: 'الكمية' } as const

/** The first line's cell in a column of the grid. */
const firstCell = async (page: Page, title: string): Promise<Locator> => {
  const grid = page.getByRole('grid')
  await grid.waitFor()
  const titles = await grid.getByRole('columnheader').allInnerTexts()
  return grid.locator(`[role=gridcell][aria-colindex="${titles.findIndex((text) => text.startsWith(title)) + 1}"]`).first()
}

describeInBrowser('The page of another product', (browser) => {
  let folder: string
  let shop: Chinook
  let origin: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chinook-'))
    await promisify(execFile)(process.execPath, [BUILD, folder], { env: outsideTests() })
    shop = await createChinook({ memory: true }, folder)
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await shop?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each(['en', 'ar'] as const)(
    'lists artists and tracks, opens an album and an employee with the manager, and saves an invoice with its lines: %s',
    async (locale) => {
      const { page, expectClean, close } = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript((name) => localStorage.setItem('locale', name), locale)
      await page.goto(`${origin}/artists`)
      await page.getByText('Antônio Carlos Jobim').waitFor()
      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
      await page.getByText('AC/DC').click()
      await page.getByRole('tab', { name: 'Albums' }).click()
      await page.getByText('Let There Be Rock').click()
      await page.getByRole('heading', { level: 1, name: 'Let There Be Rock' }).waitFor()
      await page.goto(`${origin}/tracks`)
      await page.getByText('For Those About To Rock (We Salute You)').waitFor()
      await page.goto(`${origin}/employees/2/show`)
      await page.getByRole('heading', { level: 1, name: /Nancy Edwards/ }).waitFor()
      await page.getByRole('link', { name: /Andrew Adams/ }).waitFor()
      await page.goto(`${origin}/invoices/3`)
      const wanted = locale === 'ar' ? '5' : '4'
      await (await firstCell(page, QUANTITY[locale])).click()
      await page.keyboard.type(wanted)
      const draft = page.waitForResponse(
        (response) => response.url().endsWith('/api/drafts/invoices/3') && response.request().method() === 'PUT',
      )
      await page.keyboard.press('Enter')
      expect((await draft).status()).toBe(204)
      await page.getByRole('button', { name: SAVE[locale] }).click()
      await page.waitForURL(/\/invoices\/3\/show$/)
      await page.goto(`${origin}/invoices/3`)
      await comesTo(async () => (await firstCell(page, QUANTITY[locale])).innerText(), wanted)
      await expectClean()
      await close()
    },
  )
})
