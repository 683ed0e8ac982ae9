import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

/** Maximum number of key presses per line, including its code. */
const MAX_KEYS = 8

const LINES = 10
const PASTED = 30

interface Line {
  readonly material: string
  readonly quantity: string
}

/** A keyboard that counts presses. */
const keyboardOf = (page: Page) => {
  let presses = 0
  return {
    presses: () => presses,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        presses += 1
        await page.keyboard.press(key)
      }
    },
  }
}

const codeOf = (number: number): string => `P${String(number + 1).padStart(4, '0')}`

const inGrid = (page: Page) => page.evaluate<boolean>(`document.activeElement?.getAttribute('role') === 'gridcell'`)

/** Text of a column, per line. */
const column = (page: Page, index: number) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('[role=gridcell][aria-colindex="${index}"]')].map((cell) => cell.innerText)`)

describeInBrowser('lines of an order', (browser) => {
  let server: ServerProcess | undefined
  beforeAll(async () => {
    server = await startDemoServer({ env: { LOG_LEVEL: 'warn' } })
  })
  afterAll(() => server?.stop())

  const order = async (): Promise<Person> => {
    const person = await newPerson(browser, server?.origin ?? '', { mode: 'light' })
    await person.signIn(ADMIN, '/SalesOrder/add')
    return person
  }
  const choose = async (person: Person, field: string, text: string) => {
    const input = person.input('salesOrders', field)
    await input.focus()
    await person.page.keyboard.type(text)
    await person.page.keyboard.press('Tab')
    await comesTo(async () => (await input.inputValue()).includes(text), true)
  }

  test('ten lines are typed by keyboard alone, thirty pasted, and all are there after saving', async () => {
    const person = await order()
    const { page } = person
    await choose(person, 'customer', 'C00012')
    await comesTo(async () => (await person.input('salesOrders', 'warehouse').inputValue()).includes('Istanbul'), true)
    for (let tabs = 0; tabs < 20 && !(await inGrid(page)); tabs += 1) await page.keyboard.press('Tab')
    expect(await inGrid(page)).toBe(true)

    for (let line = 0; line < LINES; line += 1) {
      const { press, presses } = keyboardOf(page)
      await press(...codeOf(line), 'Tab', '5', 'Enter')
      expect(presses()).toBeLessThanOrEqual(MAX_KEYS)
    }
    await comesTo(async () => (await column(page, 3)).filter((text) => /^P\d{4} – /.test(text)).length, LINES)

    const pasted = Array.from({ length: PASTED }, (_, index) => `${codeOf(index % 20)}\t${index + 1},5`).join('\r\n')
    await page.evaluate(`{
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ${JSON.stringify(`${pasted}\r\n`)})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }`)
    await comesTo(
      () => page.evaluate<string>(`document.querySelector('[role=grid]').getAttribute('aria-rowcount')`),
      String(LINES + PASTED + 2),
    )
    await person.button('app.form.save').click()
    await page.waitForURL(/\/view\//)

    const id = page.url().split('/').at(-1) ?? ''
    const saved: { readonly lines: readonly Line[] } = await (await person.api(`salesOrders/${id}`)).json()
    const wanted = [...Array(LINES).fill('5.0000'), ...Array.from({ length: PASTED }, (_, index) => `${index + 1}.5000`)]
    expect(saved.lines.map(({ quantity }) => quantity)).toEqual(wanted)
    expect(saved.lines.every(({ material }) => material !== null)).toBe(true)

    await person.visit(`/SalesOrder/edit/${id}`)
    await page.getByRole('grid').waitFor()
    // The warehouse has less: once the stock is loaded, a warning stands before the quantity.
    await comesTo(async () => (await column(page, 4))[0]?.split('\n').at(-1), '5')
    await person.expectClean()
  })
})
