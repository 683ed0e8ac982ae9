import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settled } from '../scenes/openScene.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { comesTo, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

const picture = (colour: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Ids of the images in the form's order. */
const shown = ({ page }: Person) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('[data-upload]')].map((tile) => tile.dataset.upload)`)

/** Drops files from outside the browser. */
const drop = async ({ page }: Person, target: string, name: string, bytes: Buffer) => {
  const data = await page.evaluateHandle(
    `(() => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], '${name}', { type: 'image/jpeg' }))
      return transfer
    })()`,
  )
  await page.getByText(target, { exact: true }).dispatchEvent('drop', { dataTransfer: data })
}

describeInBrowser('pictures of a car', (browser) => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(() => server?.stop())

  test('are dropped and chosen together, refused by content, given up, put in order, saved and looked through by keyboard', async () => {
    const person = await newPerson(browser, server.origin)
    const { page, t } = person
    await person.signIn()
    await person.visit('/Inventory/AddNewCar#byHand')
    await person.input('cars', 'make').fill('Saab')
    await person.input('cars', 'model').fill('900')
    await person.input('cars', 'year').fill('1985')

    const zone = t('app.uploads.dropImages')
    const [red, green, blue] = [await picture('#a33'), await picture('#3a3'), await picture('#33a')]
    await page.getByRole('tab', { name: 'Images and files' }).click()
    const input = page.locator('input[type=file][accept="image/*"]')
    await input.setInputFiles([
      file('red.jpg', red),
      file('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')),
      file('green.jpg', green),
    ])
    await comesTo(() => page.locator('[data-upload]').count(), 2)
    await page.getByRole('alert').filter({ hasText: 'JPEG, PNG' }).waitFor()
    await person.button('app.form.save').click()
    await page.getByText(t('app.uploads.unsent')).waitFor()
    await page.getByRole('button', { name: t('app.uploads.cancel', { name: 'page.jpg' }) }).click()
    const before = await shown(person)

    await drop(person, zone, 'blue.jpg', blue)
    await comesTo(() => page.locator('[data-upload]').count(), 3)
    const [, , dropped] = await shown(person)
    await page.getByRole('button', { name: t('app.uploads.moveEarlier', { number: 3 }) }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const ordered = [dropped, ...before]
    await comesTo(() => shown(person), ordered)

    let go = () => undefined as unknown
    await page.route('**/api/uploads', async (route) => {
      await new Promise<unknown>((resolve) => {
        go = () => resolve(undefined)
      })
      await route.abort().catch(() => undefined)
    })
    await drop(person, zone, 'slow.jpg', red)
    await page.getByRole('progressbar', { name: t('app.uploads.progressOf', { name: 'slow.jpg' }) }).waitFor()
    await person.button('app.form.save').click()
    await page.getByText(t('app.uploads.wait')).waitFor()
    await page.getByRole('button', { name: t('app.uploads.cancel', { name: 'slow.jpg' }) }).click()
    await comesTo(() => page.getByRole('progressbar', { name: 'slow.jpg' }).count(), 0)
    go()
    await page.unroute('**/api/uploads')

    await person.button('app.form.save').click()
    await page.waitForURL(/\/InventoryOpenFileView\/[^/]+\/1985/)
    const id = page.url().split('/').at(-2) ?? ''
    const stored = await (await person.api(`cars/${id}`)).json()
    expect(stored).toMatchObject({ images: ordered, image: dropped })

    await settled(person)
    await page.getByRole('button', { name: /^Show in full size: Picture 1 of 3$/ }).press('ArrowRight')
    await page.getByRole('button', { name: /^Show in full size: Picture 2 of 3$/ }).press('Enter')
    const whole = page.getByRole('dialog')
    await whole.getByText('Picture 2 of 3').waitFor()
    await comesTo(() => whole.locator(':focus').count(), 1)
    await page.keyboard.press('End')
    await whole.getByText('Picture 3 of 3').waitFor()
    await page.keyboard.press('Escape')
    await comesTo(() => whole.count(), 0)
    await person.close()
  })
})
